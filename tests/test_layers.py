"""The plan of the house: imports point one way and in no circle, and nothing outside a game's folder names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import ghostyard
from tests.ours import GAMES

PACKAGE = Path(ghostyard.__file__).parent
LAYERS = ["core", "games", "bots manual", "puzzles research", "arena table", "site", "cli web"]
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names.split()}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def imported(source: Path) -> set[str]:
    """The ghostyard modules that a source file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("ghostyard.")}


def named(source: Path) -> str:
    """A source file as it is imported."""
    parts = ("ghostyard", *source.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {named(source): source for source in SOURCES}


def needed(tree: ast.Module) -> set[str]:
    """The modules that a source needs while it runs, in a function as well; what only types need does not count."""
    names: set[str] = set()
    for node in running(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= whole & MODULES.keys() if whole <= MODULES.keys() else {node.module, *(whole & MODULES.keys())}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names & MODULES.keys()


def running(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield child
            yield from running(child)


def check_for_circles(needs: dict[str, set[str]]) -> None:
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as circle:
        pytest.fail(f"these need each other: {' <- '.join(circle.args[1])}")


def layer(parts: tuple[str, ...]) -> str:
    return parts[0].removesuffix(".py")


def test_every_folder_is_in_the_plan():
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders - {"__pycache__"} <= set(LEVEL)


def test_imports_point_one_way():
    for source in SOURCES:
        parts = source.relative_to(PACKAGE).parts
        if len(parts) == 1:
            continue
        for name in imported(source):
            other, own = name.split(".")[1], layer(parts)
            below = LEVEL.get(other, -1) < LEVEL[own]
            assert other == own or below, f"{'/'.join(parts)} imports {name}"


def test_no_modules_need_each_other():
    trees = {name: ast.parse(source.read_text(encoding="utf-8")) for name, source in MODULES.items()}
    check_for_circles({name: needed(tree) - {name} for name, tree in trees.items()})


def test_a_circle_by_an_import_in_a_function_is_found():
    deal = ast.parse("def play():\n    from ghostyard.core.match import Match\n")
    only_types = ast.parse("if TYPE_CHECKING:\n    from ghostyard.core.match import Match\n")
    match = {"ghostyard.core.match": {"ghostyard.core.game"}}
    check_for_circles(match | {"ghostyard.core.game": needed(only_types)})
    with pytest.raises(pytest.fail.Exception, match=r"core.game <- ghostyard.core.match"):
        check_for_circles(match | {"ghostyard.core.game": needed(deal)})


def test_games_never_import_each_other():
    for source in SOURCES:
        parts = source.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 2:
            others = {name.split(".")[2] for name in imported(source) if name.startswith("ghostyard.games.")}
            assert others <= {parts[1]}, source


def test_only_the_list_of_games_names_a_game():
    for source in SOURCES:
        parts = source.relative_to(PACKAGE).parts
        inside_a_game = parts[0] == "games" and parts != ("games", "__init__.py")
        if not inside_a_game and parts != ("games", "__init__.py") and parts != ("__init__.py",):
            text = source.read_text(encoding="utf-8")
            named = re.search(rf"\b({'|'.join(GAMES)})\b", text)
            assert not named, f"{source} names {named and named[0]}: only games/__init__.py and the game itself may"


def test_the_rules_of_a_game_import_none_of_its_other_rooms():
    for source in SOURCES:
        parts = source.relative_to(PACKAGE).parts
        if parts[0] == "games" and len(parts) > 3 and parts[2] == "rules":
            rooms = {name.split(".")[3] for name in imported(source) if name.startswith(f"ghostyard.games.{parts[1]}.")}
            assert rooms <= {"rules"}, source
            assert not imported(source) & {"ghostyard.core.words", "ghostyard.core.scene"}, source


# Names that are the same on purpose. A game's own classes are called alike in all games: what its State is, is clear.
ALIKE = {"Host"}  # the two halves of a page that serves itself, in `site/`


def twice(names: Iterable[str]) -> dict[str, list[str]]:
    """The classes that several of these modules have by the same name."""
    found: dict[str, list[str]] = {}
    for name in names:
        for node in ast.walk(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(name)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_two_classes_outside_the_games_have_one_name():
    found = twice(name for name in MODULES if not name.startswith(("ghostyard.games.", "ghostyard.site.stand_in")))
    assert found.keys() == ALIKE, found


@pytest.mark.parametrize("game", GAMES)
def test_no_two_classes_of_a_game_have_one_name(game):
    assert twice(name for name in MODULES if name.startswith(f"ghostyard.games.{game}.")) == {}
