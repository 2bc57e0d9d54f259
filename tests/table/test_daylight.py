"""By day: the light theme fills every name that the art leaves open, and what means something is seen there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ghostyard
from ghostyard.core.draw import by_day, by_night
from ghostyard.core.scene import Area, Piece, Scene, scene_svg
from ghostyard.core.stock import stock_art
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.manual.diagrams import diagrams_of
from ghostyard.table.daylight import THEME, day_colours, with_daylight
from ghostyard.table.poster import Standing, poster

PACKAGE = Path(ghostyard.__file__).parent
STYLES = THEME.read_text(encoding="utf-8")
NIGHT_STYLES, DAY_STYLES = STYLES.split(":root[data-theme", 1)
NAMED = re.compile(r"var\(--day-([a-z-]+),(#[0-9a-f]+)\)")
NEAR = 60  # colours no farther apart than this, as red, green and blue, are taken for one another
WRITTEN, MEANT = 4.5, 3.0  # the least contrast of letters, and of what means something
PAPERS = ("paper", "card", "table", "floor", "lawn", "good-paper", "bad-paper")


@cache
def symbols() -> dict[str, str]:
    """Every symbol of every game, and the stock's."""
    arts = {name: load_game(name).art() for name in GAMES} | {"stock": stock_art()}
    return {f"{game} {name}": drawing for game, art in arts.items() for name, drawing in art.items()}


def colours(drawing: str, theme: str) -> set[str]:
    """All colours of a drawing in a theme."""
    shown = by_night(drawing) if theme == "night" else NAMED.sub(lambda found: day_colours()[found[1]], drawing)
    return set(re.findall(r"#[0-9a-f]{3,6}\b", shown))


def set_in(styles: str, name: str) -> str:
    """What a theme sets."""
    (value,) = re.findall(rf"--{name}: (#[0-9a-f]+);", styles.partition("}")[0])
    return str(value)


def parts(colour: str) -> list[int]:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    return [int(digits[at : at + 2], 16) for at in (0, 2, 4)]


def distance(one: str, other: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(parts(one), parts(other), strict=True)) ** 0.5


def light(colour: str) -> float:
    """How bright a colour is, as WCAG counts."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, brighter = sorted((light(one), light(other)))
    return (brighter + 0.05) / (darker + 0.05)


def test_every_colour_that_changes_by_day_is_set_by_the_light_theme():
    drawn = [*symbols().values(), *(load_game(name).cover() for name in GAMES)]
    drawn += [diagram.drawing for name in GAMES for diagram in diagrams_of(name).values()]
    named = {name for drawing in drawn for name, _ in NAMED.findall(drawing)}
    assert len(named) > 40
    assert named <= day_colours().keys()


def test_the_light_theme_sets_no_colour_that_nothing_has():
    drawn = "".join(symbols().values()) + "".join(load_game(name).cover() for name in GAMES)
    written = "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*") if path.suffix in (".py", ".css"))
    used = set(re.findall(r"var\(--day-([a-z-]+),", drawn + written)) | set(re.findall(r'by_day\("([a-z-]+)"', written))
    assert day_colours().keys() - used == set()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_no_piece_has_nearly_the_colour_that_says_touch_here(theme):
    touch = set_in(NIGHT_STYLES if theme == "night" else DAY_STYLES, "touch")
    near = {(name, colour) for name, drawing in symbols().items() for colour in colours(drawing, theme)}
    assert {(name, colour) for name, colour in near if distance(colour, touch) <= NEAR} == set()


@pytest.mark.parametrize("ground", PAPERS)
def test_letters_and_signs_can_be_read_by_day(ground):
    day = day_colours()
    assert contrast(day["letter"], day[ground]) >= WRITTEN
    assert contrast(day["sign"], day[ground]) >= WRITTEN
    for sign in ("light", "good", "bad"):
        assert contrast(day[sign], day[ground]) >= MEANT, sign


@pytest.mark.parametrize("colour", ["white", "orange", "blue", "green"])
def test_the_wall_of_a_section_is_seen_on_its_own_ground_and_beside_it(colour):
    day = day_colours()
    assert contrast(day[f"wall-{colour}"], day[f"ground-{colour}"]) >= MEANT
    assert contrast(day[f"wall-{colour}"], day["lawn"]) >= MEANT


@pytest.mark.parametrize("ground", ["floor", "earth", "grass", "yard", "lawn", "back"])
def test_brackets_are_seen_on_the_grounds_of_the_day(ground):
    assert contrast(set_in(DAY_STYLES, "touch"), day_colours()[ground]) >= MEANT


def test_pictures_that_stand_alone_know_only_the_night():
    art = {"tile": f"<path fill='{by_day('earth', '#123456')}'/>"}
    scene = Scene([Area("table", "shared", "T", 9, 9, [Piece("a", "tile", 0, 0, 9, 9, text="3")])], [], {})
    for picture in (
        scene_svg("any", scene, art),
        poster("any", scene, art, ("T", "N"), [Standing("Ana", "3", 1)], "http://x"),
    ):
        assert "#123456" in picture
        assert "--day-" not in picture


def test_a_cover_has_the_colours_of_the_day_where_the_page_is_light():
    cover = with_daylight(f"<svg><path fill='{by_day('sky', '#123456')}'/></svg>")
    assert f"(prefers-color-scheme:light){{:root{{--day-sky:{day_colours()['sky']};}}}}" in cover


def test_a_colour_that_the_theme_does_not_know_is_the_same_by_day():
    assert "--day-lagoon:" not in with_daylight(f"<svg><path fill='{by_day('lagoon', '#123456')}'/></svg>")
