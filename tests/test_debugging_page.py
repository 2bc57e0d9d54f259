"""The page about debugging is true: all its commands and programs are run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "debugging.md").read_text(encoding="utf-8")
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
