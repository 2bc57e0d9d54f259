"""Two backends: what the fast one cannot do any more, Numba's public `njit` does, and both give the same bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ghostyard.core.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

CASES = json.dumps([{"game": "ghosty", "seats": seats, "seed": seats, "options": {}, "every": 3} for seats in (2, 4)])
SMALL = """
import numpy as np
from ghostyard.core.rule import kernel_around, rule
@rule
def one_more(number): return number + 1
def around(rule, times):
    @kernel_around(rule)
    def kernel(numbers):
        for place in range(len(numbers)):
            for _ in range(times):
                numbers[place] = rule(numbers[place])
    return kernel
numbers = np.zeros(3, np.int16)
around(one_more, 2)(numbers)
from ghostyard.core.compiling.compiled_rule import backend
print(type(backend()).__name__, numbers.tolist())
"""


def run(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"GHOSTYARD_COMPILE": ""} | variables
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)


def trace(**variables: str) -> str:
    command = [sys.executable, "-m", "ghostyard", "trace", CASES]
    environment = os.environ | {"GHOSTYARD_COMPILE": ""} | variables
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_whole_games_have_the_same_bytes_with_both_backends():
    assert trace(GHOSTYARD_COMPILE="plain") == trace(GHOSTYARD_COMPILE="fast")


def test_plain_is_chosen_by_setting_and_says_nothing():
    done = run(SMALL, GHOSTYARD_COMPILE="plain")
    assert done.stdout.split(maxsplit=1) == ["PlainBackend", "[2, 2, 2]\n"]
    assert done.stderr == ""


def test_fast_is_chosen_by_itself_where_numba_was_tested():
    assert run(SMALL).stdout.startswith("FastBackend [2, 2, 2]")


def test_a_numba_that_nobody_has_tested_is_used_plainly_and_one_line_says_so():
    newer = "import importlib.metadata as m; found = m.version; "
    newer += "m.version = lambda name: '9.9.1' if name == 'numba' else found(name)\n"
    done = run(newer + SMALL)
    assert done.stdout.startswith("PlainBackend [2, 2, 2]")
    assert len(done.stderr.splitlines()) == 1
    assert "Numba 9.9.1 is not one of those tested" in done.stderr
    assert run(newer + SMALL, GHOSTYARD_COMPILE="fast").stdout.startswith("FastBackend"), "one may try it all the same"


CHOSEN = "from ghostyard.core.compiling.backend import chosen; print(type(chosen()).__name__)"


@pytest.mark.parametrize(
    "broken",
    [
        "import numba.core.registry as m; del m.cpu_target",  # gone when the fence is imported
        "import numba.core.bytecode as m; del m.FunctionIdentity.from_function",  # gone when a rule is compiled
        "import numba.core.typed_passes as m; m.NativeLowering.run_pass = lambda *_: True",  # means something else
    ],
)
def test_a_private_name_of_numba_that_is_gone_or_changed_is_noticed_at_first_use(broken, tmp_path: Path):
    done = run(f"{broken}\n{CHOSEN}", GHOSTYARD_CACHE=str(tmp_path / "cache"))
    assert done.stdout == "PlainBackend\n"
    assert len(done.stderr.splitlines()) == 1
    assert "is not as expected" in done.stderr


def test_a_program_goes_on_plainly_when_a_private_name_is_gone(tmp_path: Path):
    done = run(
        f"import numba.core.codegen as m; del m.JITCodeLibrary\n{SMALL}", GHOSTYARD_CACHE=str(tmp_path / "cache")
    )
    assert done.stdout == "PlainBackend [2, 2, 2]\n"


def test_a_setting_that_does_not_exist_is_told():
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run(SMALL, GHOSTYARD_COMPILE="faster")
    assert "choose fast or plain" in failed.value.stderr


ONE = "from ghostyard.core.rule import rule\n@rule\ndef step(): return {number}\n"
TWO = "from ghostyard.core.rule import rule\nfrom inner import step\n@rule\ndef walk(): return 10 * step()\n"


@pytest.mark.parametrize("compiler", ["plain", "fast"])
def test_a_change_in_another_file_is_never_met_by_old_code(compiler, tmp_path: Path):
    settings = {
        "GHOSTYARD_COMPILE": compiler,
        "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
    }
    settings |= {"GHOSTYARD_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    (tmp_path / "outer.py").write_text(TWO, encoding="utf-8")
    for number in (3, 4):
        (tmp_path / "inner.py").write_text(ONE.format(number=number), encoding="utf-8")
        for _ in range(2):
            assert run("from outer import walk; print(walk())", **settings).stdout.strip() == str(10 * number)


def test_plainly_compiled_closures_are_found_again(tmp_path: Path):
    count = SMALL + "print(sum(d.stats.cache_misses.total() for d in backend()._dispatchers.values()))"
    settings = {"GHOSTYARD_COMPILE": "plain", "GHOSTYARD_CACHE": str(tmp_path / "cache")}
    (tmp_path / "small.py").write_text(count, encoding="utf-8")
    start = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import small"
    first, second = (run(start, **settings).stdout.splitlines()[-1] for _ in range(2))
    assert (int(first) > 0, int(second)) == (True, 0)
