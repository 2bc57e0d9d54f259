"""Graveyards, Ghosts & Haunted Houses as text for a terminal: the table, the hand, and every colour's best section.

A ghost is the first letter of its colour, a capital in the best section of that colour; a dot is a space without one.
Brackets are the windows of a house, a sign in angle brackets is a token.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.edition import ICON_NAMES
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES, KIND_NAMES, space_xy, xy_text
from ghostyard.games.graveyards.rules.names import (
    XY,
    best_section_of,
    colour_name,
    colours_of,
    ghosts_in_play,
    tiles_in_play,
    tokens_in_play,
    windows_of,
)
from ghostyard.games.graveyards.rules.state import COLOURS, HAND, TILES


def picture(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """The whole table, who plays what, and the own hand."""
    sections = [best_section_of(box, v, colour) for colour in range(COLOURS)]
    parts = [table_text(box, v, sections, words)] if tiles_in_play(v) else []
    parts += [_player_text(v, player, names[player], sections, words) for player in range(v.seats)]
    parts.append(words.say("picture-stack", left=TILES - int(v.drawn)))
    parts += [hand for player in range(v.seats) if (hand := _hand_text(box, v, player, seat, names, words))]
    return "\n".join(parts)


def table_text(box: Any, v: Any, sections: Sequence[tuple[int, list[XY]]], words: Words) -> str:
    """The tiles in play, with the numbers of their cells outside and of their spaces inside."""
    signs = _signs(box, v, sections, words)
    tiles = tiles_in_play(v)
    columns = range(min(x for x, _ in tiles) - 1, max(x for x, _ in tiles) + 2)
    rows = range(min(y for _, y in tiles) - 1, max(y for _, y in tiles) + 2)
    lines = [
        " " * 8 + " ".join(f"{x:^7}" for x in columns),
        " " * 8 + " ".join(f"{2 * x:^3} {2 * x + 1:^3}" for x in columns),
    ]
    for y in rows:
        lines.append(" " * 7 + "".join(_rule(tiles, x, y) for x in (*columns, columns.stop)).rstrip())
        for half in range(2):
            label = f"{y:>3}" if half == 0 else "   "
            cells = "".join(_side(tiles, x, y) + _half(signs, x, 2 * y + half) for x in columns)
            lines.append(f"{label}{2 * y + half:>4}{cells}".rstrip())
    return "\n".join(line.rstrip() for line in lines)


def _rule(tiles: dict[XY, int], x: int, y: int) -> str:
    """The upper left corner of a cell and its upper edge."""
    corner = any((x - dx, y - dy) in tiles for dx in (0, 1) for dy in (0, 1))
    edge = (x, y) in tiles or (x, y - 1) in tiles
    return ("+" if corner else " ") + ("-" * 7 if edge else " " * 7)


def _side(tiles: dict[XY, int], x: int, y: int) -> str:
    return "|" if (x, y) in tiles or (x - 1, y) in tiles else " "


def _half(signs: dict[XY, str], x: int, y: int) -> str:
    return f"{signs.get((2 * x, y), '   ')} {signs.get((2 * x + 1, y), '   ')}"


def _signs(box: Any, v: Any, sections: Sequence[tuple[int, list[XY]]], words: Words) -> dict[XY, str]:
    """What each space shows, in three characters."""
    windows = {xy for colour in range(COLOURS) for xy in windows_of(v, colour)}
    bare = f" {words.say('colour-none-short')} "
    signs = {(2 * x + dx, 2 * y + dy): bare for x, y in tiles_in_play(v) for dx in (0, 1) for dy in (0, 1)}
    for xy, colour in ghosts_in_play(box, v).items():
        letter = words.say(f"colour-{COLOUR_NAMES[colour]}-short")
        letter = letter.upper() if xy in sections[colour][1] else letter.lower()
        signs[xy] = f"[{letter}]" if xy in windows else f" {letter} "
    for xy, kind in tokens_in_play(v).items():
        signs[xy] = f"<{words.say(f'token-{KIND_NAMES[kind]}-short')}>"
    return signs


def _player_text(v: Any, seat: int, name: str, sections: Sequence[tuple[int, list[XY]]], words: Words) -> str:
    """A player's colours with their points and houses, and the tokens in supply."""
    own = [colour for colour in range(COLOURS) if v.owner[colour] == seat + 1]
    colours = [
        words.say("picture-colour", colour=COLOUR_NAMES[colour], points=sections[colour][0])
        + (words.say("picture-house", space=xy_text(space_xy(v.house[colour] - 1))) if v.house[colour] else "")
        for colour in own
    ]
    tokens = [words.say(f"supply-{KIND_NAMES[kind]}", count=int(v.supply[seat, kind])) for kind in range(3)]
    return f"{name}: {'; '.join([*colours, ', '.join(tokens)])}"


def _hand_text(box: Any, v: Any, player: int, seat: int, names: Sequence[str], words: Words) -> str:
    """The tiles of a hand that this seat knows, side by side."""
    known = [slot for slot in range(HAND) if v.hand[player, slot]]
    if not known:
        return ""
    blocks = [_loose_tile(box, int(v.hand[player, slot]), slot, words) for slot in known]
    title = words.say("picture-hand") if player == seat else words.say("picture-known", name=names[player])
    rows = ["   ".join(f"{block[i]:<12}" for block in blocks).rstrip() for i in range(3)]
    return "\n".join([title, *rows])


def _loose_tile(box: Any, tile: int, slot: int, words: Words) -> list[str]:
    letters = [words.say(f"colour-{colour_name(colour)}-short") for colour in colours_of(box, tile, 0)]
    icon = ICON_NAMES[box.icon[tile]]
    sign = "" if icon == "none" else words.say(f"icon-{icon}")
    return [f"{slot + 1}:", f"{letters[0]} {letters[1]}  {sign}", f"{letters[2]} {letters[3]}"]
