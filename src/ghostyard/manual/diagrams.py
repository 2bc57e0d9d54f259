"""Diagrams: prepared positions drawn by a game's own screen code, lit where a lesson says, with points by its rules.

What they show is written in `screen/diagrams.toml`; what comes of it lies beside it in `diagrams.json`, made by
`ghostyard diagrams`, so that no page has to wait for rules that are still being compiled. A test draws them again.
"""

from __future__ import annotations

import html
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from ghostyard.core.draw import by_day
from ghostyard.core.game import Game
from ghostyard.core.record import SPECTATOR
from ghostyard.core.registry import resource
from ghostyard.core.scene import Area, Mark, Piece, Scene, area_svg, light_svg
from ghostyard.core.sheet import Said, ScoreLine, ScoreSheet
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.manual.positions import Prepared, PreparedPosition, position

GAP = 14.0
HEADLINE = 30.0
TABLE, CAPTION = by_day("table", "#1c1a2b"), by_day("caption", "#b9b1c9")
CHOICES = "choices"  # lights whatever the viewer can touch now


class Sketch(msgspec.Struct, forbid_unknown_fields=True):
    """What a diagram shows of which position. Things to light are pieces, marks of score sheets, or "Ana ghosts":
    all that scores in a line of somebody's sheet."""

    position: str
    areas: list[str]
    ply: int | None = None
    seat: int = SPECTATOR  # who looks
    light: list[str] = []
    around: list[str] = []  # pieces: only these and `margin` around them are shown
    margin: float = 60.0
    below: bool = False  # several areas lie below each other, not side by side
    sheet: str = ""  # whose score sheet is written below it


class DiagramsFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole `diagrams.toml`."""

    positions: dict[str, Prepared]
    diagrams: dict[str, Sketch]


class DrawnLine(msgspec.Struct, omit_defaults=True):
    """A line of a score sheet with the reason for its points."""

    points: int
    why: list[Said] = []


class DrawnSheet(msgspec.Struct):
    """Somebody's score sheet."""

    total: int
    lines: dict[str, DrawnLine]


class Diagram(msgspec.Struct, omit_defaults=True):
    """A diagram as it is stored: nothing is left to work out."""

    width: float
    height: float
    drawing: str  # SVG markup that uses the game's symbols
    written: dict[str, str]  # the drawing in those languages in which something else is written on its pieces
    sheets: dict[str, DrawnSheet]
    sheet: str = ""


# ---------------------------------------------------------------- stored


def plan_path(game: str) -> Path:
    """Where it is written what a game's diagrams show."""
    return resource(game, "screen", "diagrams.toml")


def plan_of(game: str) -> DiagramsFile:
    """What a game's diagrams show."""
    return msgspec.convert(tomllib.loads(plan_path(game).read_text(encoding="utf-8")), DiagramsFile)


def drawn_path(game: str) -> Path:
    """Where a game's diagrams lie."""
    return resource(game, "screen", "diagrams.json")


@cache
def diagrams_of(game: str) -> dict[str, Diagram]:
    """A game's diagrams by name; none for a game that has none."""
    path = drawn_path(game)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Diagram]) if path.is_file() else {}


def encoded(diagrams: dict[str, Diagram]) -> bytes:
    """Diagrams as they are stored: one line for each, so that changes can be read."""
    lines = (f'"{name}": {msgspec.json.encode(diagram).decode()}' for name, diagram in diagrams.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


# ---------------------------------------------------------------- drawn


def draw_all(game: Game) -> dict[str, Diagram]:
    """All diagrams of a game, drawn anew."""
    plan = plan_of(game.name)
    return {
        name: _diagram(game, sketch, position(game, plan.positions[sketch.position], sketch.ply))
        for name, sketch in plan.diagrams.items()
    }


def _diagram(game: Game, sketch: Sketch, at: PreparedPosition) -> Diagram:
    sheets = {at.names[sheet.seat]: sheet for sheet in game.sheets(at.box, at.state)}
    (drawing, width, height), *others = [_draw(game, sketch, at, sheets, language) for language in LANGUAGES]
    languages = zip(LANGUAGES[1:], others, strict=True)
    written = {language: other for language, (other, *_) in languages if other != drawing}
    drawn = {name: _sheet(sheet) for name, sheet in sheets.items()}
    return Diagram(width, height, drawing, written, drawn, sketch.sheet)


def _draw(
    game: Game, sketch: Sketch, at: PreparedPosition, sheets: dict[str, ScoreSheet], language: str
) -> tuple[str, float, float]:
    """A drawing in a language, with its width and height."""
    view = game.view(at.box, at.state, sketch.seat)
    scene = game.look(at.box, view, sketch.seat, at.names, words_for(game.name, language))
    lights = [thing for name in sketch.light for thing in _things(name, scene, sheets)]
    parts, x, y, width, height = [], 0.0, 0.0, 0.0, 0.0
    for name in sketch.areas:
        area = next(area for area in scene.areas if area.id == name)
        box = _box(area, sketch)
        parts.append(_panel(game, area, box, x, y, _lit(area, lights, scene, sheets, sketch)))
        width, height = max(width, x + box.width), max(height, y + box.height)
        x, y = (0.0, height + GAP) if sketch.below else (width + GAP, 0.0)
    return "".join(parts), round(width, 1), round(height, 1)


class Box(NamedTuple):
    """What is shown of an area, in its own units; with its owner's name above, if `name` is not empty."""

    left: float
    top: float
    width: float
    height: float
    name: str

    def holds(self, piece: Piece) -> bool:
        """Would any of the piece be seen?"""
        reach = max(piece.w, piece.h)  # it may be turned
        return abs(piece.x - self.left - self.width / 2) < (reach + self.width) / 2 and (
            abs(piece.y - self.top - self.height / 2) < (reach + self.height) / 2
        )


def _box(area: Area, sketch: Sketch) -> Box:
    left, top, right, bottom = area.left, area.top, area.left + area.width, area.top + area.height
    if sketch.around:
        found = [piece for piece in area.pieces if piece.id in sketch.around]
        left, top = min(one.x - one.w / 2 for one in found), min(one.y - one.h / 2 for one in found)
        right, bottom = max(one.x + one.w / 2 for one in found), max(one.y + one.h / 2 for one in found)
    edge = sketch.margin if sketch.around else GAP
    name = area.label if area.seat >= 0 and (not sketch.around or len(sketch.areas) > 1) else ""
    above = edge + (HEADLINE if name else 0)
    return Box(left - edge, top - above, right - left + 2 * edge, bottom - top + edge + above, name)


def _panel(game: Game, area: Area, box: Box, x: float, y: float, lights: str) -> str:
    seen = [msgspec.structs.replace(piece, label="") for piece in area.pieces if box.holds(piece)]
    place = f'width="{box.width:g}" height="{box.height:g}"'
    size = max(18.0, box.width / 40)
    name = (
        f'<text x="{box.left + GAP:g}" y="{box.top + 26:g}" font-size="{size:g}" font-weight="600" '
        f'fill="{CAPTION}">{html.escape(box.name)}</text>'
    )
    return (
        f'<svg x="{x:g}" y="{y:g}" {place} viewBox="{box.left:g} {box.top:g} {box.width:g} {box.height:g}">'
        f'<rect x="{box.left:g}" y="{box.top:g}" {place} rx="14" fill="{TABLE}"/>'
        f"{name if box.name else ''}{area_svg(game.name, msgspec.structs.replace(area, pieces=seen))}{lights}</svg>"
    )


def _lit(
    area: Area, lights: Sequence[Piece | Mark], scene: Scene, sheets: dict[str, ScoreSheet], sketch: Sketch
) -> str:
    """What is lit in an area, and a hidden light for every line of the score sheet that is written below."""
    ids = {piece.id for piece in area.pieces}
    here = [one for one in lights if (one.area == area.id if isinstance(one, Mark) else one.id in ids)]
    parts = [f'<g class="lit">{"".join(map(light_svg, here))}</g>'] if here else []
    for line in sheets[sketch.sheet].lines if sketch.sheet else ():
        marks = [mark for mark in _marks(scene, sheets[sketch.sheet], line) if mark.area == area.id]
        if marks:
            parts.append(f'<g class="lit" data-line="{line.name}" hidden="">{"".join(map(light_svg, marks))}</g>')
    return "".join(parts)


def _things(name: str, scene: Scene, sheets: dict[str, ScoreSheet]) -> Iterator[Piece | Mark]:
    """The pieces or marks that a light names."""
    pieces = {piece.id: piece for area in scene.areas for piece in area.pieces}
    player, _, line_name = name.partition(" ")
    if name == CHOICES:
        touched = dict.fromkeys(choice.touch[0] for choice in scene.choices if choice.touch)
        yield from (pieces[one] for one in touched)
    elif player in sheets:
        yield from _marks(scene, sheets[player], next(one for one in sheets[player].lines if one.name == line_name))
    else:
        yield scene.marks[name] if name in scene.marks else pieces[name]


def _marks(scene: Scene, sheet: ScoreSheet, line: ScoreLine) -> list[Mark]:
    return [scene.marks[f"{sheet.seat} {thing}"] for thing in line.things if f"{sheet.seat} {thing}" in scene.marks]


def _sheet(sheet: ScoreSheet) -> DrawnSheet:
    return DrawnSheet(sheet.total, {line.name: DrawnLine(line.points, list(line.why)) for line in sheet.lines})
