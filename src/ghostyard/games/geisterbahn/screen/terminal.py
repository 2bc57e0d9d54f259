"""The ghost train as text for a terminal: the board of hexagons, the players, the keys and the code."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, PLACES
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES
from ghostyard.games.geisterbahn.rules.names import kinds_gone, kinds_in_box, laid_out, round_now, tile_of
from ghostyard.games.geisterbahn.rules.state import CODE, DAWN, KINDS, SHOWN_AS
from ghostyard.games.geisterbahn.words.tell import card_words, kind_words

# A hexagon is 7 lines high and shares its slanted sides with its neighbours; these are the places of its
# track ends, seen from its top left corner, and of what stands in its middle.
WIDTH, HEIGHT = 9, 6
END_PLACES = {"n": (1, 5), "ne": (2, 8), "se": (4, 8), "s": (5, 5), "sw": (4, 2), "nw": (2, 2)}
END_SIGN = "•"
MIDDLE = (3, 3)
OUTLINE = (
    (0, 3, "_____"),
    (1, 2, "/"), (1, 8, "\\"),
    (2, 1, "/"), (2, 9, "\\"),
    (3, 0, "/"), (3, 10, "\\"),
    (4, 0, "\\"), (4, 10, "/"),
    (5, 1, "\\"), (5, 9, "/"),
    (6, 2, "\\_____/"),
)  # fmt: skip
SIGNS = {"key chamber": "KEY", "encounters": "ENC", "items": "ITM", "gate house": "GATE"}


def picture(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """The whole table from one seat."""
    now = words.say("picture-round", round=round_now(v), last=int(v.option[DAWN]))
    parts = [now, board_text(box, v), _tracks_text(box, v, words)]
    parts.append(words.say("picture-piles", piles=", ".join(_pile_text(v, c, words) for c in range(KINDS))))
    parts.append(words.say("picture-code", code=_kinds(v, v.code[:CODE], words)))
    parts.append(words.say("picture-box", kinds=_kinds(v, kinds_in_box(v), words)))
    if v.code_gone:
        parts.append(words.say("picture-gone", kinds=_kinds(v, kinds_gone(v), words)))
    parts += [player_text(v, player, names[player], words) for player in range(v.seats)]
    if 0 <= seat < v.seats:
        hand = [int(card) for card in v.hand[seat, : v.held[seat]]]
        parts.append(words.say("picture-hand", cards=_cards(hand, words)))
    return "\n".join(parts)


def board_text(box: Any, v: Any) -> str:
    """The board: track ends at the edges of each hexagon, the cell's name, and who stands there."""
    left = min(8 * q for q, _ in PLACES)
    upper = min(6 * r + 3 * q for q, r in PLACES)
    grid = [[" "] * 60 for _ in range(44)]
    for cell, (q, r) in enumerate(PLACES):
        _draw(grid, 6 * r + 3 * q - upper, 8 * q - left, tile_of(box, v, cell), _standing(v, cell))
    return "\n".join("".join(row).rstrip() for row in grid if "".join(row).strip())


def _standing(v: Any, cell: int) -> str:
    """The seats here: 1 to 5 for cars, in brackets for ghosts."""
    signs = [
        f"({seat + 1})" if v.ghosts >> seat & 1 else str(seat + 1) for seat in range(v.seats) if v.cell[seat] == cell
    ]
    return "".join(signs)


def _draw(grid: list[list[str]], top: int, left: int, tile: dict[str, Any], standing: str) -> None:
    for row, column, text in OUTLINE:
        _write(grid, top + row, left + column, text)
    for edge in tile["ways"]:
        row, column = END_PLACES[edge]
        _write(grid, top + row, left + column, END_SIGN)
    _write(grid, top + MIDDLE[0], left + MIDDLE[1], tile["cell"] + SIGNS.get(tile["kind"], ""))
    _write(grid, top + MIDDLE[0] + 1, left + MIDDLE[1] + 1, standing[:6])


def _write(grid: list[list[str]], row: int, column: int, text: str) -> None:
    for place, sign in enumerate(text):
        grid[row][column + place] = sign


def _tracks_text(box: Any, v: Any, words: Words) -> str:
    """Which ends are joined, tile by tile: what the drawing has no room for."""
    tiles = [f"{CELL_NAMES[cell]} {ways}" for cell in range(len(PLACES)) if (ways := _ways(box, v, cell))]
    return (
        words.say("picture-tracks")
        + "\n"
        + "\n".join(
            "   ".join(f"{tile:<26}" for tile in tiles[row : row + 4]).rstrip() for row in range(0, len(tiles), 4)
        )
    )


def _ways(box: Any, v: Any, cell: int) -> str:
    ways = tile_of(box, v, cell)["ways"]
    if all(edge in out for edge, out in ways.items()):
        return "o " + "-".join(ways) if any(ways.values()) else ""
    stems = {edge: out for edge, out in ways.items() if len(out) > 1}
    tracks = [f"{edge}<{','.join(out)}" for edge, out in stems.items()]
    branches = {edge for stem, out in stems.items() for edge in (stem, *out)}
    plain = {tuple(sorted((edge, *out))) for edge, out in ways.items() if edge not in branches}
    return " ".join(tracks + ["-".join(track) for track in sorted(plain)])


def _pile_text(v: Any, chamber: int, words: Words) -> str:
    pile = [int(at) for at in v.pile_at].index(chamber)
    return f"{CHAMBER_NAMES[chamber]} {_kind(v, int(v.pile_kind[pile]), words)} x{int(v.pile_left[pile])}"


def _kind(v: Any, kind: int, words: Words) -> str:
    return kind_words(int(v.option[SHOWN_AS]), kind, words) if kind else "?"


def _kinds(v: Any, kinds: Iterable[int], words: Words) -> str:
    return ", ".join(_kind(v, int(kind), words) for kind in kinds) or "-"


def _cards(cards: list[int], words: Words) -> str:
    return ", ".join(card_words(card, words) if card else "?" for card in cards) or "-"


def player_text(v: Any, seat: int, name: str, words: Words) -> str:
    """One player: morale or points, keys, hand, and what lies in front."""
    keys = [
        f"{CHAMBER_NAMES[v.pile_at[pile]]} {_kind(v, int(v.pile_kind[pile]), words)}"
        for pile in range(KINDS)
        for _ in range(v.keys[seat, pile])
    ]
    message = "picture-ghost" if v.ghosts >> seat & 1 else "picture-player"
    text = words.say(
        message, number=seat + 1, name=name, place=CELL_NAMES[v.cell[seat]], morale=int(v.morale[seat]),
        points=int(v.points[seat]), cards=int(v.held[seat]), keys=", ".join(keys) or "-",
    )  # fmt: skip
    front = laid_out(v, seat)
    return text + (f" [{_cards(front, words)}]" if front else "")
