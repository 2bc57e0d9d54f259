"""A game more: as a package that is found by its entry point, or as one line in our list, it does all that ours do."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ghostyard.core.words import LANGUAGES
from ghostyard.games import OURS

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "midnight-snack"
MOST_LINES = 200


@pytest.fixture(scope="session")
def outside(tmp_path_factory) -> dict[str, str]:
    """An environment in which the example is installed as a package of its own."""
    folder = tmp_path_factory.mktemp("outside")
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, *install, "--target", str(folder), str(EXAMPLE)], check=True, capture_output=True)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "GHOSTYARD_TESTED": "snack"}


def run(outside: dict[str, str], *command: str, said: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command], env=outside, cwd=ROOT, input=said, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_whole_game_takes_less_than_two_hundred_lines():
    assert len((EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8").splitlines()) < MOST_LINES


def test_it_is_found_played_simulated_replayed_verified_and_studied(outside, tmp_path):
    listed = json.loads(run(outside, "ghostyard", "games", "--json"))
    assert "snack" in [game["name"] for game in listed["games"]]
    assert "Bocado de medianoche" in run(outside, "ghostyard", "games", "--lang", "es", "--json")
    assert "Midnight Snack" in run(
        outside, "ghostyard", "play", "snack", "--seed", "5", "--bot", "random", said="1\n" * 40
    )
    report = json.loads(run(outside, "ghostyard", "simulate", "snack", "--games", "500", "--json"))
    assert report["games"] == 500
    journal = tmp_path / "snack.json"
    journal.write_text(run(outside, "ghostyard", "journal", "snack", "--seats", "3", "--seed", "7"), encoding="utf-8")
    assert json.loads(run(outside, "ghostyard", "replay", str(journal), "--json", "--ply", "4"))["state"]["hour"] == 2
    run(outside, "ghostyard", "verify", str(journal))
    duel = json.loads(run(outside, "ghostyard", "arena", "snack", "--bots", "moth,random", "--games", "4", "--json"))
    assert duel["games"] == 4
    run(outside, "ghostyard", "study", "snack", "--games", "4", "--out", str(tmp_path / "study.html"))
    assert "Midnight Snack" in (tmp_path / "study.html").read_text(encoding="utf-8")


def published(folder: Path, package: str, source: str) -> None:
    """A package with one game, as pip installs it."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    notes = folder / f"{package}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (notes / "entry_points.txt").write_text(f"[ghostyard.games]\n{package} = {package}:GAME\n", encoding="utf-8")


def said(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What a command says where the packages of this folder are installed."""
    return subprocess.run(
        [sys.executable, "-m", "ghostyard", *command],
        env={**os.environ, "PYTHONPATH": str(folder)}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


def words_of_snack(folder: Path, **changed: tuple[str, str]) -> None:
    """Its words beside its module, with something replaced in some languages."""
    for language in LANGUAGES:
        text = (EXAMPLE / f"midnight_snack.{language}.ftl").read_text(encoding="utf-8")
        (folder / f"snack.{language}.ftl").write_text(text.replace(*changed.get(language, ("", ""))), encoding="utf-8")


def test_a_package_that_cannot_be_loaded_is_left_out_and_said_in_one_line(tmp_path):
    published(tmp_path, "torn", "import nowhere_at_all\n")
    published(tmp_path, "wisp", "class GAME:\n    name = 'will-o-wisp'\n")
    done = said(tmp_path, "games", "--json")
    assert [game["name"] for game in json.loads(done.stdout)["games"]] == list(OURS)
    assert done.stderr.splitlines() == [
        "the game torn of package torn cannot be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'",
        "the game wisp of package wisp cannot be loaded: NameError: its entry point is 'wisp', but "
        "Game(name='will-o-wisp'): give both the same name",
    ]


def test_the_source_of_a_game_in_the_current_folder_is_not_taken_for_the_installed_game(tmp_path):
    installed, source = tmp_path / "installed", tmp_path / "source"
    installed.mkdir()
    source.mkdir()
    published(installed, "torn", "import what_is_installed\n")
    (source / "torn.py").write_text("import what_is_here\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ghostyard", "conformance", "torn", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(installed)}, cwd=source, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "No module named 'what_is_installed'" in done.stderr


def test_a_package_without_its_title_in_some_language_takes_the_lobby_from_nobody(tmp_path):
    published(tmp_path, "snack", (EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8"))
    words_of_snack(tmp_path, de=("title =", "titel ="))
    done = said(tmp_path, "games", "--json", "--lang", "de")
    assert [game["name"] for game in json.loads(done.stdout)["games"]] == list(OURS)
    assert "snack of package snack cannot be loaded: LookupError: no message `title` in de: add" in done.stderr


def test_a_write_beside_an_array_is_found_by_the_proof_with_rule_and_place(tmp_path):
    source = (EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8")
    assert "s.larder[place]] += 1" in source
    published(tmp_path, "snack", source.replace("s.larder[place]] += 1", "s.larder[place + 1]] += 1"))
    words_of_snack(tmp_path)
    done = said(tmp_path, "conformance", "snack", "--lang", "en")
    assert done.returncode == 2
    assert "State.larder[45]: 45 is not from 0 to 44" in done.stdout


def test_a_number_that_is_another_when_compiled_is_found_by_the_proof(tmp_path):
    source = (EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8")
    for right, wrong in (
        (" = s.points[seat, EATEN]", " = -s.points[seat, EATEN]"),
        ("range(2, SEATS + 1)", "range(2, 3)"),
    ):
        assert right in source
        source = source.replace(right, wrong)
    published(tmp_path, "snack", source)
    words_of_snack(tmp_path)
    done = said(tmp_path, "conformance", "snack", "--lang", "en")
    assert done.returncode == 2
    assert re.search(r"ply \d+: compiled and interpreted rules differ in score: .* write `0 - s.x`", done.stdout)


def test_it_has_no_real_table_and_says_so(outside, tmp_path):
    (tmp_path / "table.json").write_text('{"game": "snack"}', encoding="utf-8")
    command = [sys.executable, "-m", "ghostyard", "score", "snack", str(tmp_path / "table.json"), "--lang", "en"]
    done = subprocess.run(command, env=outside, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no real table to score" in done.stderr


def test_one_command_proves_it_at_both_speeds_with_all_seats_and_options(outside):
    assert run(outside, "ghostyard", "conformance", "snack", "--lang", "en") == (
        "snack keeps to the contract at 4 tables: with every number of seats and every option.\n"
    )


def test_a_game_that_never_ends_is_told_instead_of_played_for_ever(tmp_path):
    source = (EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8")
    assert "s.pending ^= bit(seat)" in source
    published(tmp_path, "snack", source.replace("s.pending ^= bit(seat)", "s.pending |= bit(seat)"))
    words_of_snack(tmp_path)
    for command in ("journal", "simulate"):
        done = said(tmp_path, command, "snack")
        assert done.returncode == 2
        assert "does `play` clear the bit of its seat" in done.stderr


def test_what_it_does_not_keep_to_is_said_with_what_to_do(tmp_path):
    """A message is missing in Spanish."""
    published(tmp_path, "snack", (EXAMPLE / "midnight_snack.py").read_text(encoding="utf-8"))
    words_of_snack(tmp_path, es=("tell-eats", "tell-moon"))
    done = said(tmp_path, "conformance", "snack", "--lang", "en")
    assert done.returncode == 2
    assert "add `tell-eats = ...`" in done.stdout
    assert "does not keep to the contract" in done.stderr


@pytest.fixture
def repository(tmp_path) -> Path:
    """A copy of this repository in which the example is the last game of the list: that, its file, and its words."""
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    games = tmp_path / "src" / "ghostyard" / "games"
    for source in EXAMPLE.glob("midnight_snack.*"):
        shutil.copy(source, games / source.name.replace("midnight_snack", "snack"))
    listed, last = (games / "__init__.py").read_text(encoding="utf-8"), f'"{OURS[-1]}")'
    assert last in listed
    (games / "__init__.py").write_text(listed.replace(last, f'"{OURS[-1]}", "snack")'), encoding="utf-8")
    return tmp_path


# Every kind of test that goes over all games: of the contract, of words and layers, of pages, and of whole games.
MEANT = (
    "tests/test_layers.py", "tests/test_words.py", "tests/conformance/test_conformance.py",
    "tests/browser/test_pages.py", "tests/browser/test_speech.py", "tests/browser/test_games.py",
)  # fmt: skip
ASKED = "names_a_game or (snack and (first_lock or touched or slides or clicks or words)) or near and de"


def test_a_game_more_in_our_list_breaks_no_test(repository):
    """Whole games by clicks, a replay, the lobby on a phone, and what other tests are parametrized with."""
    environment = {**os.environ, "PYTHONPATH": str(repository / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not matrix and not slow"]
    done = subprocess.run(
        [*command, "-k", ASKED, *MEANT], env=environment, cwd=repository, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert int(passed[1] if passed else 0) >= 10, done.stdout
