"""How a game ended, as it is stored with its table: for lists that read nothing but rows."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import LANGUAGES, words_for


class Ending(Struct, frozen=True):
    """Points and place of every seat, and who has won, in every language."""

    standing: list[tuple[int, int]] = []
    said: dict[str, str] = {}

    def text(self) -> str:
        """The ending as it is stored."""
        return msgspec.json.encode(self).decode()


def ending_of(match: Match) -> Ending:
    """The ending of a match that is over, as a spectator reads it."""
    game, view = match.game, match.view(SPECTATOR)
    standing = game.standings(match.box, match.state)
    said = {lang: game.result(match.box, view, standing, match.names, words_for(game.name, lang)) for lang in LANGUAGES}
    return Ending(standing, said)


def stored_ending(text: str) -> Ending:
    """The ending from its row; nothing is known of games that ended before this was stored."""
    return msgspec.json.decode(text, type=Ending) if text else Ending()
