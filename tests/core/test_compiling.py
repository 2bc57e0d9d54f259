"""Compiling: rules that call rules become one program, and none of them allocates."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba.core.errors import NumbaError

from ghostyard.core.rule import INTERPRETED, rule

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@rule
def one_more(numbers: Any, place: int) -> int:
    return numbers[place] + 1


@rule
def double(numbers: Any, place: int) -> None:
    numbers[place] = 2 * one_more(numbers, place)


@rule
def double_all(numbers: Any) -> int:
    total = 0
    for place in range(len(numbers)):
        double(numbers, place)
        total += one_more(numbers, place)
    return total


@rule
def a_new_array(size: int) -> int:
    return len(np.zeros(size, np.int64))


def test_a_rule_finds_the_rules_of_its_rules():
    numbers = np.arange(3, dtype=np.int16)
    assert double_all(numbers) == 15
    assert numbers.tolist() == [2, 4, 6]


def test_a_rule_is_compiled_once_for_numbers_of_any_width():
    for kind in (np.int8, np.int16, np.int64):
        assert one_more(np.ones(1, kind), 0) == 2
    assert double_all(np.ones(2, np.int16)) == 10


def test_a_rule_that_allocates_does_not_compile():
    with pytest.raises(NumbaError, match="zeros"):
        a_new_array(3)
