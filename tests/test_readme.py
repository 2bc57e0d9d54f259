"""The README is true: every command in it is run, and so is its Python."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest

from ghostyard.core.registry import resource
from ghostyard.core.words import LANGUAGES
from tests.cli.in_process import Done, ghostyard
from tests.ours import WITH_CLAUSES, WITH_LESSON

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "docs" / "adding-a-game.md"]
PYTHON_PAGES = [*PAGES, ROOT / "docs" / "dataset.md", ROOT / "docs" / "research.md"]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.S)


COMMANDS = [line for page in PAGES for block in blocks(page, "sh") for line in block.splitlines() if line.strip()]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory) -> Path:
    """An empty folder with the project's files in reach, and a journal for the commands that read one."""
    folder = tmp_path_factory.mktemp("workshop")
    for name in ("docs", "src", "Makefile", "pyproject.toml", "README.md"):
        (folder / name).symlink_to(ROOT / name)
    run("ghostyard journal galore --seats 4 --seed 7 > g.json", folder)
    return folder


def run(command: str, folder: Path) -> Done:
    """Do what a shell would do with this command; nobody is there to answer questions."""
    said, _, file = command.partition(" > ")
    with chdir(folder):
        done = ghostyard(*shlex.split(said)[1:])
    if file:
        (folder / file).write_text(done.stdout, encoding="utf-8")
    return done


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("ghostyard")])
def test_a_command_of_the_readme_works(command, workshop):
    done = run(command, workshop)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_the_make_targets_of_the_readme_exist():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    wanted = {command.split()[1] for command in COMMANDS if command.startswith("make ")}
    assert {"play", "test"} <= wanted <= targets
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PYTHON_PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page, tmp_path):
    for block in blocks(page, "python"):
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", block], cwd=tmp_path, env=os.environ, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr


def test_our_games_have_a_lesson_and_clauses_in_every_language():
    written = {"lesson": WITH_LESSON, "clauses": WITH_CLAUSES}
    missing = [
        path
        for page, games in written.items()
        for game in games
        for language in LANGUAGES
        if not (path := resource(game, "words", f"{page}.{language}.md")).is_file()
    ]
    assert not missing


def test_links_in_the_pages_lead_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/clauses.*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
