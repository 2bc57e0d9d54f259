"""The fourth speed: the rules as WebAssembly say what the CPU's rules say, byte for byte, and are never stale."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from ghostyard.cli.building import wasm
from ghostyard.core.compiling.wasm.binary import data_size, imported_functions
from ghostyard.core.compiling.wasm.source import source_fingerprint
from ghostyard.core.conformance import all_options
from ghostyard.core.errors import Mistake
from ghostyard.core.rule import INTERPRETED, rule
from ghostyard.games import game
from ghostyard.site import checks
from ghostyard.site.rule_modules import FOLDER, fingerprint, is_up_to_date
from tests.core.test_contract import NUMBERS
from tests.ours import WITH_EDITION, having
from tests.owners import owned

WITH_MODULE = having("WebAssembly", lambda name: (FOLDER / f"{name}.wasm").is_file())
pytestmark = pytest.mark.skipif(INTERPRETED, reason="compiled rules are compared")
needs_node = pytest.mark.skipif(checks.node() is None, reason="no Node here")
needs_linker = pytest.mark.skipif(shutil.which("wasm-ld") is None, reason="no wasm-ld here (Debian's package lld)")


@pytest.mark.parametrize("name", WITH_MODULE)
def test_the_modules_are_made_from_these_very_rules(name):
    assert is_up_to_date(game(name)), f"the rules of {name} have changed: run `make wasm`"


@pytest.mark.parametrize("name", WITH_MODULE)
def test_a_module_wants_nothing_but_mathematics(name):
    code = (FOLDER / f"{name}.wasm").read_bytes()
    assert set(imported_functions(code)) <= {"log", "exp", "pow"}
    assert data_size(code) < 1 << 16


@needs_node
@pytest.mark.parametrize("name", WITH_MODULE)
def test_whole_games_and_all_looks_at_them_have_the_same_bytes(name):
    played = game(name)
    options = list(all_options(played))
    jobs = [checks.games_job(played, seats, 40) for seats in played.seats]
    jobs += [  # every number of seats and every option, but not each with each
        checks.trace_job(played, played.seats[k % len(played.seats)], k, options[k % len(options)], every=41)
        for k in range(max(len(played.seats), len(options)))
    ]
    if name in WITH_EDITION:
        jobs.append(checks.trace_job(played, played.seats[0], 3, {}, every=41, edition=owned(name)))
    for job, said in zip(jobs, checks.in_node(jobs), strict=True):
        expected: Any = getattr(checks, job["check"])(job)
        if job["check"] == "games":
            assert (said["hash"], said["plies"]) == (expected["hash"], expected["plies"]), job
        else:
            assert said == expected, job


@needs_node
@pytest.mark.parametrize("name", WITH_MODULE)
def test_first_sight_and_search_find_the_same(name):
    job = checks.search_job(game(name), game(name).seats[-1], worlds=3, iterations=20)
    (said,), expected = checks.in_node([job]), checks.search(job)
    # Where heuristics ask for `exp`, JavaScript's may differ in the last bit.
    assert said["seems"] == pytest.approx(expected["seems"], rel=1e-9)
    assert said["sums"] == pytest.approx(expected["sums"], rel=1e-9)
    assert [move for move, *_ in said["found"]] == [move for move, *_ in expected["found"]]


# ---------------------------------------------------------------- making one


class Pair(NamedTuple):
    numbers: Any
    weight: float
    is_heavy: bool


TABLE = np.array([3, 1, 4, 1, 5], np.int16)


@rule
def weighed(number: int, pair: Pair) -> float:
    """Words."""
    return number * pair.weight if pair.is_heavy else 0.0


@rule
def weigh_all(rows: Any, pair: Pair, by: int) -> int:
    total = 0.0
    for row in range(len(rows)):
        for column in range(rows.shape[1]):
            rows[row, column] += TABLE[column] * by
            total += weighed(rows[row, column], pair)
        pair.numbers[row] = rows[row, 0]
    return int(total)


@rule
def is_even(number: int) -> bool:
    return number % 2 == 0


PROGRAM = """
import { readFileSync } from "node:fs";
import { imports } from "RULEBOOK";
const memory = new WebAssembly.Memory({ initial: 4 });
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, imports(memory, 4096, 65536));
const rows = new Int32Array(memory.buffer, 70000, 10).fill(2), numbers = new Int16Array(memory.buffer, 71000, 2);
new Float64Array(memory.buffer, 72000, 4).set([71000, 2, 0.5, 1]);
const total = exports.weigh_all(70000, 2, 5, 72000, -1);
console.log(JSON.stringify([total, [...rows], [...numbers], exports.is_even(-4), exports.is_even(3)]));
"""


@needs_node
@needs_linker
def test_rules_with_tables_tuples_and_arrays_become_a_module(tmp_path: Path):
    rows, pair = np.full((2, 5), 2, np.int32), Pair(np.zeros(2, np.int16), 0.5, True)
    code = f"""
from ghostyard.core.compiling.wasm.linking import module_of
from tests.site.test_rule_modules import *
rows, pair = np.full((2, 5), 2, np.int32), Pair(np.zeros(2, np.int16), 0.5, True)
exports = [("weigh_all", weigh_all, (rows, pair, -1)), ("is_even", is_even, (1,))]
Path({str(tmp_path / "small.wasm")!r}).write_bytes(module_of(exports))
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
    (tmp_path / "run.mjs").write_text(PROGRAM.replace("RULEBOOK", (FOLDER / "rulebook.js").as_uri()), encoding="utf-8")
    done = subprocess.run(
        [checks.node() or "", tmp_path / "run.mjs", tmp_path / "small.wasm"], capture_output=True, text=True, check=True
    )
    total = weigh_all(rows, pair, -1)
    assert json.loads(done.stdout) == [total, rows.ravel().tolist(), pair.numbers.tolist(), 1, 0]


# ---------------------------------------------------------------- staleness


def test_words_about_a_rule_make_no_module_stale_and_numbers_do():
    def name_of(text: str, limit: int = 7) -> str:
        scope: dict[str, Any] = {"LIMIT": limit, "__name__": "a_game"}
        exec(text, scope)
        scope["inner"].source = text
        return source_fingerprint([scope["inner"]])

    plain = name_of("def inner(s):\n    return s + LIMIT\n")
    assert name_of('def inner(s: int) -> int:\n    """Words."""\n    return (s + LIMIT)  # why\n') == plain
    assert name_of("def inner(s):\n    return s - LIMIT\n") != plain
    assert name_of("def inner(s):\n    return s + LIMIT\n", limit=8) != plain


def test_a_rule_deep_below_makes_the_module_stale(monkeypatch):
    from ghostyard.core import chance

    before = fingerprint(game("ghosty"))
    monkeypatch.setattr(chance, "WORD", 0x7FFFFFFF)
    assert fingerprint(game("ghosty")) != before


def test_rules_that_only_say_what_is_legal_are_told_to_say_what_is_not(monkeypatch, tmp_path):
    """Their `refusal` is made in Python, and would be missing in the module."""
    monkeypatch.setattr("ghostyard.games.game", lambda _: NUMBERS)
    with pytest.raises(Mistake) as told:
        wasm(["numbers"], tmp_path)
    assert "cannot become WebAssembly without `refusal`" in told.value.sentence("en")
    assert not any(tmp_path.iterdir())
