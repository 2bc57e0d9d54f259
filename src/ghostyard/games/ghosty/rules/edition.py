"""Gho Gho Ghosty: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ghostyard.core.edition import EditionFile
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import MOST_PASSENGERS, PER_COLOUR, Box, carriage_number

Colour = Literal["red", "yellow", "green", "blue", "purple"]
Passengers = Annotated[int, msgspec.Meta(ge=0, le=MOST_PASSENGERS)]


class Train(msgspec.Struct, forbid_unknown_fields=True):
    """All cards of one colour: the passengers of every carriage, the drivers of the engine. GHO-01 GHO-02"""

    colour: Colour
    carriages: list[Passengers]
    drivers: Passengers = 1


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    """A whole edition file."""

    game: Literal["ghosty"]
    name: str
    title: str
    trains: list[Train]


def read_edition(file: EditionFile) -> Box:
    """The box of an edition; a file that breaks GHO-01 or GHO-02 is told with its line."""
    edition = file.fit(Edition)
    missing = [name for name in COLOUR_NAMES if name not in {train.colour for train in edition.trains}]
    if missing or len(edition.trains) != len(COLOUR_NAMES):
        found = ", ".join(train.colour for train in edition.trains) or "-"
        raise file.mistake("ghosty-colours", "trains", found=found, game="ghosty", clause="GHO-02")
    box = Box.blank()
    for number, train in enumerate(edition.trains):
        if len(train.carriages) != PER_COLOUR:
            raise file.mistake(
                "ghosty-fifteen", f"trains[{number}].carriages", colour=train.colour,
                found=len(train.carriages), game="ghosty", clause="GHO-01",
            )  # fmt: skip
        put_train(box, train)
    return box


def put_train(box: Box, train: Train) -> None:
    """Write the cards of one colour into the box."""
    colour = COLOUR_NAMES.index(train.colour)
    box.drivers[colour] = train.drivers
    first = carriage_number(colour, 0)
    box.passengers[first : first + PER_COLOUR] = train.carriages
