"""The page about debugging is true: its commands and programs run as they stand, and the failures it quotes occur."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ghostyard.core import conformance

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "debugging.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^\| `` (.*?) `` \|", PAGE.partition("| the failure says |")[2], re.M)
CHECKS = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(conformance.__file__).parent.glob("*.py")]
BLOCKS = re.findall(r"```(sh|python)\n(.*?)```", PAGE, re.S)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository's folder, as far as the page needs it, with the commands `python` and `ghostyard`."""
    made = tmp_path_factory.mktemp("debugging")
    for name in ("src", "tests"):
        (made / name).symlink_to(ROOT / name)
    (made / "bin").mkdir()
    for name, command in (("python", ""), ("ghostyard", "-m ghostyard")):
        (made / "bin" / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n', encoding="utf-8")
        (made / "bin" / name).chmod(0o755)
    return made


@pytest.mark.parametrize(
    ("language", "block"), BLOCKS, ids=[f"{number}-{kind}" for number, (kind, _) in enumerate(BLOCKS)]
)
def test_a_block_of_the_page_runs(language: str, block: str, folder: Path):
    settings = os.environ | {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "TERM": "dumb"}
    command = ["bash", "-ec", block] if language == "sh" else [sys.executable, "-c", block]
    if language == "python":
        settings["GHOSTYARD_INTERPRET"] = "1"
    done = subprocess.run(command, cwd=folder, env=settings, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    if "pdb" in block and language == "sh":
        assert "State(seats=2, " in done.stdout, "the debugger stopped in the rule and showed the record"


def as_said(message: ast.expr) -> str:
    """A failure's text, with … for what is put in."""
    parts = message.values if isinstance(message, ast.JoinedStr) else [message]
    return "".join(part.value if isinstance(part, ast.Constant) else "…" for part in parts)


def test_every_failing_check_says_what_to_do():
    asserts = [node for tree in CHECKS for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    assert len(asserts) > 30
    assert [ast.unparse(node.test) for node in asserts if not node.msg] == []


def test_the_failures_that_the_page_quotes_are_said():
    nodes = [node for tree in CHECKS for node in ast.walk(tree) if isinstance(node, ast.Assert) and node.msg]
    said = [as_said(node.msg) for node in nodes]
    assert len(QUOTED) == PAGE.count("| `` ") > 5
    for quote in QUOTED:
        pattern = ".*".join(re.escape(part.strip()) for part in quote.split("…"))
        assert any(re.search(pattern, each, re.S) for each in said), quote
