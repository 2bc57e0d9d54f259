"""Ghostyard: ghost games around one table. `game("galore")` is a game, `Match` is one being played."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ghostyard.core.errors import Mistake, Refused
    from ghostyard.core.match import Match
    from ghostyard.core.record import SPECTATOR
    from ghostyard.games import GAMES, game

_HOMES = {
    "Mistake": "core.errors", "Refused": "core.errors", "Match": "core.match", "SPECTATOR": "core.record",
    "GAMES": "games", "game": "games",
}  # fmt: skip

__all__ = ["GAMES", "SPECTATOR", "Match", "Mistake", "Refused", "game"]


def __getattr__(name: str) -> Any:
    """Import a name when it is first asked for: whoever wants one small part does not wait for all of them."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"ghostyard.{_HOMES[name]}"), name)
    return found
