"""The plan of the house: imports point one way, and nothing outside a game's folder names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import ghostyard
from tests.ours import GAMES

PACKAGE = Path(ghostyard.__file__).parent
LAYERS = ["core", "games", "bots manual", "puzzles research", "arena pad table", "site", "cli web"]
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
