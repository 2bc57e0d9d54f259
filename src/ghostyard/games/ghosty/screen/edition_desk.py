"""An edition of Gho Gho Ghosty by touches: a train lies on the desk, and every touch lets one more ghost get on."""

from __future__ import annotations

from collections.abc import Iterator

from ghostyard.core.edition_editor import EditionDesk, Opened, Portrait
from ghostyard.core.scene import Piece, square
from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.edition import EDITION_FORMAT, Edition, Train
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.state import MOST_PASSENGERS, PER_COLOUR

CARD, GAP = 56.0, 62.0  # a carriage on the desk, and from one to the next
IN_A_ROW = 4


def thumbnail(edition: Edition, opened: Opened, size: float, words: Words) -> Iterator[Piece]:
    """The engine of a train, with all its passengers on a badge."""
    train = edition.trains[opened.number]
    yield square("engine", f"engine-{train.colour}", 0, 0, size)
    everybody = str(train.drivers + sum(train.carriages))
    yield square("riders", "badge", size * 0.3, size * 0.3, size * 0.42, text=everybody, layer=2)


def portrait(edition: Edition, opened: Opened, words: Words) -> Portrait:
    """The engine, then all carriages."""
    train = edition.trains[opened.number]
    drawn = list(_cards(train, words))
    return Portrait(drawn, {piece.id: piece.id for piece in drawn if piece.label})


def _cards(train: Train, words: Words) -> Iterator[Piece]:
    said = words.say("faces-engine", colour=train.colour, count=train.drivers)
    yield square("driver", f"engine-{train.colour}", *_at(0), CARD, label=said)
    x, y = _at(0)
    yield square("drivers", "badge", x + 20, y + 18, 24, text=str(train.drivers), on="driver", layer=2)
    for number, passengers in enumerate(train.carriages):
        said = words.say("faces-carriage", number=number + 1, count=passengers)
        yield square(f"carriage-{number}", f"carriage-{train.colour}-{passengers}", *_at(number + 1), CARD, label=said)


def _at(number: int) -> tuple[float, float]:
    return (number % IN_A_ROW - 1.5) * GAP, (number // IN_A_ROW - 1.5) * GAP


def edit(edition: Edition, opened: Opened, words: list[str]) -> str:
    """One more gets on; after the last seat all get off."""
    train = edition.trains[opened.number]
    match words:
        case ["driver"]:
            train.drivers = (train.drivers + 1) % (MOST_PASSENGERS + 1)
        case [card] if card.startswith("carriage-"):
            number = int(card.removeprefix("carriage-"))
            train.carriages[number] = (train.carriages[number] + 1) % (MOST_PASSENGERS + 1)
        case _:
            raise ValueError(words)
    return ""


EDITION_DESK = EditionDesk(
    game="ghosty",
    form=EDITION_FORMAT,
    shelves={"trains": len(COLOUR_NAMES)},
    thumbnail=thumbnail,
    portrait=portrait,
    edit=edit,
)
assert PER_COLOUR + 1 <= IN_A_ROW * IN_A_ROW
