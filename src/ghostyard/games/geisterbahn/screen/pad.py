"""The score pad of Gefangen in der Geisterbahn as a scene: a dial for everybody, and the way out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ghostyard.core.editor import Page, EditorProblem
from ghostyard.core.pad import Spot, names_in
from ghostyard.core.scene import Area, Choice, Mark, Piece, Scene, square
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.real_table import Player, Table, faults
from ghostyard.games.geisterbahn.rules.state import MOST_MORALE
from ghostyard.games.geisterbahn.screen.player import dial_id

ROW, WIDTH = 136, 540
LANTERN, LESS, DIAL, MORE, FEWER, POINTS, FURTHER = 44, 128, 212, 296, 376, 434, 500  # from left to right


def page(table: Table, spot: Spot, box: Any, words: Words) -> Page:
    """All dials."""
    scene = Scene([dials(table, words, "own", spot.seat)], list(edits(table, words)), all_marks(table))
    return Page(scene, words.say("pad-ask"), picked=picked(table), problems=list(problems(table, words)))


def picture(table: Table, box: Any, words: Words) -> Scene:
    """The same without the signs to touch."""
    area = dials(table, words, "shared", 0)
    area.pieces = [piece for piece in area.pieces if not piece.art.startswith("stock-")]
    return Scene([area], marks=all_marks(table))


def dials(table: Table, words: Words, kind: Any, seat: int) -> Area:
    """A row for everybody."""
    names = names_in(table, words)
    pieces = [piece for owner, one in enumerate(table.players) for piece in _row(owner, one, names[owner], words)]
    return Area(
        "dials", kind, words.say("pad-dials"), WIDTH, ROW * len(names), pieces, seat=seat if kind == "own" else -1
    )


def _row(seat: int, player: Player, name: str, words: Words) -> Iterator[Piece]:
    y = ROW * (seat + 0.5)
    yield square(f"home-{seat}", f"lantern-{seat}", LANTERN, y - 8, 66, seat=seat)
    yield Piece(f"name-{seat}", "", LANTERN, y + 40, 84, 44, text=name[:9])
    label = words.say("look-morale", name=name, morale=player.morale)
    yield square(dial_id(seat), f"morale-{player.morale}", DIAL, y, 90, label=label, text=str(player.morale))
    yield square(f"less-{seat}", "stock-minus", LESS, y, 60, label=words.say("pad-morale-less", name=name))
    yield square(f"more-{seat}", "stock-plus", MORE, y, 60, label=words.say("pad-morale-more", name=name))
    yield from _ghost(seat, player, name, y, words) if player.morale == 0 else _living(seat, player, name, y, words)


def _ghost(seat: int, player: Player, name: str, y: float, words: Words) -> Iterator[Piece]:
    """What a ghost has scared out of others. GEI-34"""
    label = words.say("look-points", name=name, points=player.points)
    yield square(f"points-{seat}", "points", POINTS, y, 74, label=label, text=str(player.points))
    yield square(f"fewer-{seat}", "stock-minus", FEWER, y, 48, label=words.say("pad-points-less", name=name))
    yield square(f"further-{seat}", "stock-plus", FURTHER, y, 48, label=words.say("pad-points-more", name=name))
    if player.cracked:  # cannot be, and can be taken back
        yield _way_out(seat, player, name, y, words)


def _living(seat: int, player: Player, name: str, y: float, words: Words) -> Iterator[Piece]:
    yield _way_out(seat, player, name, y, words)


def _way_out(seat: int, player: Player, name: str, y: float, words: Words) -> Piece:
    """Has this one opened the gate? GEI-24"""
    label = words.say("pad-escaped" if player.cracked else "pad-inside", name=name)
    x = WIDTH - 24 if player.morale == 0 else POINTS
    return square(
        f"code-{seat}", "code-back", x, y, 40 if player.morale == 0 else 78, label=label, quiet=not player.cracked
    )


def edits(table: Table, words: Words) -> Iterator[Choice]:
    """Every edit with the piece that is touched for it."""
    for seat, (player, name) in enumerate(zip(table.players, names_in(table, words), strict=True)):
        if player.morale > 0:
            yield Choice(f"{seat} morale -", words.say("pad-morale-less", name=name), [f"less-{seat}"])
        if player.morale < MOST_MORALE:
            yield Choice(f"{seat} morale +", words.say("pad-morale-more", name=name), [f"more-{seat}"])
        if player.morale == 0:
            yield Choice(f"{seat} points -", words.say("pad-points-less", name=name), [f"fewer-{seat}"])
            yield Choice(f"{seat} points +", words.say("pad-points-more", name=name), [f"further-{seat}"])
        if player.morale or player.cracked:
            yield Choice(f"{seat} cracked", words.say("pad-escaped", name=name), [f"code-{seat}"])


def picked(table: Table) -> list[str]:
    """Whoever is out."""
    return [f"code-{seat}" for seat, player in enumerate(table.players) if player.cracked]


def problems(table: Table, words: Words) -> Iterator[EditorProblem]:
    """What cannot be, at its dial."""
    names = names_in(table, words)
    for fault in faults(table):
        number = fault.facts["path"].partition("[")[2].partition("]")[0]
        seat = int(number) if number else 0
        things = [dial_id(seat)] if number else picked(table)
        yield EditorProblem(words.say(f"problem-{fault.code}", name=names[seat]), things, fault.clause)


def all_marks(table: Table) -> dict[str, Mark]:
    """Where the points of a score sheet come from: "1 ghost 2", "0 code 1"."""
    found: dict[str, Mark] = {}
    for seat in range(len(table.players)):
        y = ROW * (seat + 0.5)
        found[f"{seat} ghost {seat + 1}"] = Mark("dials", POINTS, y, 74, 74)
        found |= {f"{seat} code {place}": Mark("dials", POINTS, y, 78, 78) for place in (1, 2, 3)}
    return found
