"""The horrors of the ghost train, each with a face of its own."""

from __future__ import annotations

from collections.abc import Callable

from ghostyard.games.geisterbahn.screen.horrors import aliens, evil_men, fiends, visions, wraiths

PORTRAITS: dict[str, Callable[[], str]] = {
    name: draw for drawn in (fiends, wraiths, aliens, evil_men, visions) for name, draw in drawn.PORTRAITS.items()
}  # by the name of the card
