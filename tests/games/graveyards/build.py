"""Positions of Graveyards, Ghosts & Haunted Houses as a person would say them."""

from __future__ import annotations

from typing import Any

import msgspec

from ghostyard.core.errors import Refused
from ghostyard.core.match import Match
from ghostyard.core.seats import bit
from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.ground import lay, put_house, put_token
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES
from ghostyard.games.graveyards.rules.names import colour_name, colours_of
from ghostyard.games.graveyards.rules.real_table import Table, score_table
from ghostyard.games.graveyards.rules.state import HAND, MIDDLE, SPACE_ROW, TILES, WIDTH

LETTERS = {"w": "white", "o": "orange", "b": "blue", "g": "green"}
FACES = {**LETTERS, ".": "none"}
SIGN_OF = {name: sign for sign, name in FACES.items()}
SIGNS = {"+": "kids", "-": "investigator", "#": "gravestone"}
BOX = GAME.edition()
OWNERS = {2: (1, 2, 1, 2), 3: (1, 2, 3, 0), 4: (1, 2, 3, 4)}  # two play white and blue against orange and green


def yard(
    tiles: str = "",
    *,
    hand: str = "",
    others: str = "",
    tokens: str = "",
    houses: str = "",
    seats: int = 2,
    stack: int | None = None,
    supply: tuple[int, int, int] | None = None,
    box: Any = BOX,
    **options: Any,
) -> Match:
    """A match in which seat 0 begins a turn.

    `tiles` is "wwoo 0,0; gbgb 1,0": four ghosts in reading order, and a cell; a dot is a space without a ghost, in a
    `box` that has such. `hand` is a list of icons or faces: "rotate plain wwww". `tokens` is "kids 1,0", `houses`
    "orange 2,1". `stack` is how many tiles can still be drawn.
    """
    wanted = {"choose-colours": False} | {name.replace("_", "-"): value for name, value in options.items()}
    match = Match(GAME, seats, seed=1, options=wanted, box=box)
    s = match.state
    s.hand[:], s.held[:], s.deck[:], s.owner[:] = 0, 0, 0, OWNERS[seats]
    unused = list(range(1, TILES + 1))
    for face, place in said(tiles):
        tile, turn = find_face(face, unused, box)
        lay(box, s, tile, cell(place), turn)
    hold(s, 0, hand, unused, box)
    for seat in range(1, seats):
        hold(s, seat, others or "plain plain plain", unused, box)
    for kind, place in said(tokens):
        put_token(s, KIND_NAMES.index(kind), space(place))
        s.supply[seats - 1, KIND_NAMES.index(kind)] -= 1
    for colour, place in said(houses):
        put_house(s, COLOUR_NAMES.index(colour), space(place))
    if supply is not None:
        s.supply[0] = supply
    s.drawn = TILES - (len(unused) if stack is None else stack)
    for place in range(s.drawn, TILES):
        s.deck[place] = unused.pop(0)
    s.pending = bit(0)
    return match


def said(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(";") if part.strip()]


def xy(place: str) -> tuple[int, int]:
    x, y = place.split(",")
    return int(x), int(y)


def cell(place: str) -> int:
    x, y = xy(place)
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def space(place: str) -> int:
    x, y = xy(place)
    return (y + 2 * MIDDLE) * SPACE_ROW + x + 2 * MIDDLE


def find_face(face: str, unused: list[int], box: Any = BOX) -> tuple[int, int]:
    """The unused tile that shows these four ghosts, and how it must be turned."""
    wanted = [FACES[letter] for letter in face]
    for tile in unused:
        for turn in range(4):
            if [colour_name(colour) for colour in colours_of(box, tile, turn)] == wanted:
                unused.remove(tile)
                return tile, turn
    raise AssertionError(f"no tile shows {face}")


def find_tile(name: str, unused: list[int], box: Any = BOX) -> int:
    """An unused tile by its icon ("plain" for none) or its face."""
    if name not in (*ICON_NAMES, "plain"):
        return find_face(name, unused, box)[0]
    icon = ICON_NAMES.index(name) if name != "plain" else 0
    tile = next(tile for tile in unused if box.icon[tile] == icon)
    unused.remove(tile)
    return tile


def hold(s: Any, seat: int, names: str, unused: list[int], box: Any = BOX) -> None:
    for slot, name in enumerate(names.split()):
        s.hand[seat, slot] = find_tile(name, unused, box)
        s.held[seat] |= 1 << slot
    assert len(names.split()) <= HAND


def play(match: Match, text: str) -> Match:
    """Moves of whoever is asked: "tile 1 > at 1,0 > turn north"."""
    for move in text.split(" > "):
        match.play(match.pending[0], move)
    return match


def after_icon(icon: str, tiles: str = "wwww 0,0", **position: Any) -> Match:
    """A match in which seat 0 has just laid a tile with this icon at -1,0, and is asked for the action."""
    hand = f"{icon} {position.pop('hand', 'plain plain')}"
    return play(yard(tiles, hand=hand, **position), "tile 1 > at -1,0 > turn north")


def offers(match: Match, kind: str = "") -> list[str]:
    """The texts of the moves on offer, or of those that begin with a word."""
    return [text for text in match.legal(match.pending[0]).texts if text.startswith(kind)]


def why_not(match: Match, text: str) -> str:
    """The name of the refusal of a move, with its clause."""
    try:
        match.play(match.pending[0], text)
    except Refused as refused:
        return f"{refused.code} {refused.clause}"
    return "fine"


def shown(match: Match) -> dict[str, Any]:
    """The whole table in names."""
    return GAME.describe(match.box, match.state)


def laid(match: Match) -> dict[tuple[int, int], str]:
    """The faces on the table by their cells, in letters."""
    tiles = shown(match)["tiles"]
    return {(tile["x"], tile["y"]): "".join(SIGN_OF[name] for name in tile["spaces"]) for tile in tiles}


def tokens(match: Match) -> dict[tuple[int, int], str]:
    return {(token["x"], token["y"]): token["kind"] for token in shown(match)["tokens"]}


# ---------------------------------------------------------------- real tables


def table(map_: str, *, houses: str = "", under: str = "w", **players: str) -> dict[str, Any]:
    """A real table from a map of spaces: letters are ghosts, + - # tokens (over a ghost `under`), dots no ghosts; four
    dots that could be a tile are none.

    `A="white blue"` names a player's colours; without any, four players have one colour each.
    """
    rows = map_.split()
    assert len(rows) % 2 == 0, "tiles are two spaces high"
    spaces = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    cells = [(x, y) for y in range(len(rows) // 2) for x in range(len(rows[0]) // 2) if _is_tile(spaces, x, y)]
    names = players or {letter.upper(): colour for letter, colour in LETTERS.items()}
    return {
        "game": "graveyards",
        "players": [{"name": name, "colours": colours.split()} for name, colours in names.items()],
        "tiles": [
            {"x": x, "y": y, "spaces": [_ghost(spaces, x, y, place, under) for place in range(4)]} for x, y in cells
        ],
        "tokens": [{"x": x, "y": y, "kind": SIGNS[sign]} for (x, y), sign in spaces.items() if sign in SIGNS],
        "houses": [{"colour": colour, "x": xy(place)[0], "y": xy(place)[1]} for colour, place in said(houses)],
    }


def _is_tile(spaces: dict[tuple[int, int], str], x: int, y: int) -> bool:
    return any(spaces[2 * x + place % 2, 2 * y + place // 2] != "." for place in range(4))


def _ghost(spaces: dict[tuple[int, int], str], x: int, y: int, place: int, under: str) -> str:
    sign = spaces[2 * x + place % 2, 2 * y + place // 2]
    return FACES[under if sign in SIGNS else sign]


def answer(document: dict[str, Any]) -> dict[str, Any]:
    """The scores of a real table; the slow reference scorer must say the same."""
    from tests.games.graveyards import oracle

    scored = score_table(msgspec.convert(document, Table))
    points = {colour: value for player in scored["players"] for colour, value in player["lines"].items()}
    assert points == {colour: oracle.points(document, colour) for colour in points}
    return scored


def points(map_: str, colour: str, **details: Any) -> int:
    """What one colour scores on a map."""
    scored = answer(table(map_, **details))
    return next(player["lines"][colour] for player in scored["players"] if colour in player["lines"])
