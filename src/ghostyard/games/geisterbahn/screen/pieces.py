"""The pieces of the ghost train that lie in more than one place, their names, and the places on the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ghostyard.core.scene import Piece, short, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES, PLACES
from ghostyard.games.geisterbahn.rules.faces import ITEM_NAMES
from ghostyard.games.geisterbahn.rules.faces import card_id as name_in_messages
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    FIRST_ENCOUNTER,
    FIRST_ITEM,
    KIND,
    MEETING,
    SEAT,
    SHOWN_AS,
    TERROR,
)
from ghostyard.games.geisterbahn.rules.state import CARD as CARD_COLUMN
from ghostyard.games.geisterbahn.screen.card_art import horror_art, item_art, portrait_art
from ghostyard.games.geisterbahn.screen.tile_art import APOTHEM, toward
from ghostyard.games.geisterbahn.words.tell import card_words, encounter_words, kind_words

TILE = 120.0  # a hexagon from corner to corner
LEFT, TOP = 14.0, 62.0  # room beside and above the board; cards lie in its empty corners

# What lies on what, from the ground up.
FLOOR, TILES, SIGNS, LIGHTS, CARS, SPOTS = range(6)

LONG_NAME = 14  # letters; longer names take two lines


# ---------------------------------------------------------------- names


def tile_id(v: Any, cell: int) -> str:
    """The tile on a cell: it keeps its name when two tiles change places."""
    return f"tile-{int(v.tile[cell])}"


def door_id(cell: int, edge: int) -> str:
    """A teleporter."""
    return f"door-{CELL_NAMES[cell]}-{EDGE_NAMES[edge]}"


def car_id(seat: int) -> str:
    """A car, or the ghost that is left of its driver."""
    return f"car-{seat}"


def card_id(card: int) -> str:
    """A card that the viewer knows: the same in hand, on the table and among the discards."""
    return f"card-{card}"


def unseen_id(seat: int, slot: int) -> str:
    """A card in a hand that the viewer does not know."""
    return f"hand-{seat}-{slot + 1}"


def key_id(seat: int, pile: int, number: int = 0) -> str:
    """A key that somebody holds; from which pile it came is open. GEI-38"""
    return f"key-{seat}-{pile + 1}-{number + 1}"


def pile_id(pile: int) -> str:
    """A pile of keys, wherever it lies."""
    return f"pile-{pile + 1}"


def code_id(place: int) -> str:
    """A place of the code."""
    return f"code-{place + 1}"


# ---------------------------------------------------------------- places on the board


def cell_middle(cell: int) -> tuple[float, float]:
    """The middle of a hexagon."""
    q, r = PLACES[cell]
    return LEFT + TILE * (0.75 * (q + 3) + 0.5), TOP + TILE * 2 * APOTHEM / 100 * (r + q / 2 + 3.5)


def on_cell(cell: int, edge: float, far: float) -> tuple[float, float]:
    """A place on a hexagon: so far from its middle toward an edge, on its grid of 100 x 100."""
    (x, y), (dx, dy) = cell_middle(cell), toward(edge, far)
    return x + (dx - 50) * TILE / 100, y + (dy - 50) * TILE / 100


BOARD_WIDTH = 5.5 * TILE
BOARD_HEIGHT = 7 * 2 * APOTHEM / 100 * TILE


# ---------------------------------------------------------------- pieces


def writing(name: str, text: str, x: float, y: float, w: float, h: float, **more: Any) -> Piece:
    """Bare letters."""
    return Piece(name, "", short(x), short(y), short(w), short(h), text=text, **more)


def card_pieces(
    box: Any, card: int, words: Words, x: float, y: float, size: float, *, layer: int = TILES, quiet: bool = False
) -> Iterator[Piece]:
    """A card face up: its picture, its name, and the two numbers of a horror (held firm, failed)."""
    name = card_id(card)
    yield square(name, card_art(box, card), x, y, size, layer=layer, label=card_label(box, card, words), quiet=quiet)
    more: dict[str, Any] = {"on": name, "layer": layer, "quiet": quiet}
    if card < FIRST_ITEM:
        yield square(f"{name}-portrait", portrait_art(card), x, y, size, **more)
    whole: dict[str, Any] = {"whole": f"{name}-name", **more}
    yield square(f"{name}-bar", "name-bar", x, y, size, **whole)
    for number, (text, down, height) in enumerate(_name_lines(card_title(box, card, words))):
        yield writing(f"{name}-{number}", text, x, y + size * down, size * 0.92, size * height, **whole)
    if card >= FIRST_ITEM:
        return
    for art, value, aside in (("holds", box.success[card], -0.37), ("fails", box.failure[card], 0.37)):
        at = x + aside * size, y - 0.36 * size
        yield square(f"{name}-{art}", art, *at, size * 0.3, text=signed(int(value)), **more)
    if box.effect[card]:
        yield square(f"{name}-effect", "effect", x + 0.37 * size, y - 0.08 * size, size * 0.22, **more)


def _name_lines(title: str) -> list[tuple[str, float, float]]:
    """A name in one line or two, each with how far down it stands and how much room it has."""
    if len(title) <= LONG_NAME or " " not in title:
        return [(title, 0.365, 0.24)]
    cuts = [place for place, sign in enumerate(title) if sign == " "]
    cut = min(cuts, key=lambda place: abs(place - len(title) / 2))
    return [(title[:cut], 0.31, 0.2), (title[cut + 1 :], 0.42, 0.2)]


def card_art(box: Any, card: int) -> str:
    """The symbol of a card."""
    if card < FIRST_ITEM:
        return horror_art(int(box.class_of[card]))
    return item_art(ITEM_NAMES[card - FIRST_ITEM]) if card < FIRST_ENCOUNTER else "encounter"


def card_title(box: Any, card: int, words: Words) -> str:
    """What is written on a card."""
    return card_words(card, words) if card < FIRST_ENCOUNTER else encounter_words(box, card, words)


def card_label(box: Any, card: int, words: Words) -> str:
    """A card as it is spoken: its name, a horror's class and numbers, and what else it does."""
    title = card_title(box, card, words)
    if card >= FIRST_ENCOUNTER:
        return title
    if card < FIRST_ITEM:
        sort = words.say(f"class-{int(box.class_of[card])}")
        success, failure = signed(int(box.success[card])), signed(int(box.failure[card]))
        title = words.say("look-horror", card=title, sort=sort, success=success, failure=failure)
    effect = f"effect-{name_in_messages(card)}"
    return f"{title}. {words.say(effect)}" if words.has(effect) else title


def laid_out_card(box: Any, card: int) -> int:
    """The card behind a number of `laid_out`: an effect of a horror, or an item."""
    return card if card in (BOOK, BOOZE) else int(box.card[card])


def kind_art(v: Any, kind: int, thing: str) -> str:
    """The face of a key or code card, or its back if the kind is not known."""
    return f"{thing}-{kind}-{int(v.option[SHOWN_AS])}" if kind else f"{thing}-back"


def kind_said(v: Any, kind: int, words: Words) -> str:
    """A kind of key in words, or that it is not known."""
    return kind_words(int(v.option[SHOWN_AS]), kind, words) if kind else words.say("look-unknown")


def kinds_said(v: Any, kinds: Sequence[int], words: Words) -> str:
    """Some code cards in words: those that are known, then how many are not."""
    said = [kind_said(v, kind, words) for kind in kinds if kind]
    unknown = len(kinds) - len(said)
    if unknown:
        said.append(words.say("look-unknown-cards", count=unknown))
    return ", ".join(said) or words.say("look-nothing")


def signed(number: int) -> str:
    """A change of morale, with its sign."""
    return f"{number:+d}" if number else "0"


def scare(box: Any, v: Any) -> tuple[int, int]:
    """The horror that is loose now and the seat it goes for; 0 if there is none."""
    for frame in reversed(v.frame[: v.depth].tolist()):
        if frame[KIND] in (TERROR, MEETING) and frame[CARD_COLUMN]:
            card = int(box.card[frame[CARD_COLUMN]]) if frame[KIND] == MEETING else int(frame[CARD_COLUMN])
            return card, int(frame[SEAT])
    return 0, 0
