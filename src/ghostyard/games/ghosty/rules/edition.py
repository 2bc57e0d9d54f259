"""Gho Gho Ghosty: reading an edition, and the box of components the rules play with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ghostyard.core.edition import EditionFormat, EditionHeader, Problem
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import MOST_PASSENGERS, PER_COLOUR, Box, carriage_number

Colour = Literal["red", "yellow", "green", "blue", "purple"]
Passengers = Annotated[int, msgspec.Meta(ge=0, le=MOST_PASSENGERS)]


class Train(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All cards of one colour: the passengers of every carriage, the drivers of the engine. GHO-01 GHO-02"""

    colour: Colour
    carriages: list[Passengers]
    drivers: Passengers = 1


class Edition(EditionHeader):
    """A whole edition file."""

    trains: list[Train]


def problems(edition: Edition) -> Iterator[Problem]:
    """Whatever breaks GHO-01 or GHO-02; how many ride in a carriage is an owner's right."""
    colours = [train.colour for train in edition.trains]
    if sorted(colours) != sorted(COLOUR_NAMES):
        yield Problem("ghosty-colours", "trains", "GHO-02", {"found": ", ".join(colours) or "-"})
    for number, train in enumerate(edition.trains):
        if (found := len(train.carriages)) != PER_COLOUR:
            facts = {"colour": train.colour, "found": found}
            yield Problem("ghosty-fifteen", f"trains[{number}].carriages", "GHO-01", facts)


def box_of(edition: Edition) -> Box:
    """The box of an edition."""
    box = Box.blank()
    for train in edition.trains:
        put_train(box, train)
    return box


def put_train(box: Box, train: Train) -> None:
    """Write the cards of one colour into the box."""
    colour = COLOUR_NAMES.index(train.colour)
    box.drivers[colour] = train.drivers
    first = carriage_number(colour, 0)
    box.passengers[first : first + PER_COLOUR] = train.carriages


EDITION_FORMAT = EditionFormat(Edition, problems, box_of)
