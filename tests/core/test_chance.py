"""Chance: the same numbers for ever, and fair ones."""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard.core.chance import below, fork, seed_chance, seed_words, shuffle

# Recorded once: games replay only as long as these never change.
GOLDEN_STATE = [2905860096, 3321525359, 2549186446, 2991336288]
GOLDEN_NUMBERS = [426, 600, 606, 487, 870, 575, 105, 272]


def generator(seed: int, offset: int = 0):
    chance = np.zeros(4, np.uint32)
    seed_chance(chance, seed_words(seed), offset)
    return chance


def test_the_same_seed_gives_the_same_numbers_for_ever():
    chance = generator(7)
    assert chance.tolist() == GOLDEN_STATE
    assert [below(chance, 1000) for _ in range(8)] == GOLDEN_NUMBERS


def test_an_offset_is_added_to_the_seed():
    assert generator(2**32 - 1, offset=5).tolist() == generator(2**32 + 4).tolist()


def test_every_bit_of_a_seed_matters():
    states = {tuple(generator(1 << bit)) for bit in range(128)}
    assert len(states) == 128


@pytest.mark.parametrize("count", [1, 2, 3, 7, 78, 1000])
def test_numbers_are_fair(count):
    chance, draws = generator(count), 200 * count
    seen = np.bincount([below(chance, count) for _ in range(draws)], minlength=count)
    assert len(seen) == count
    chi_squared = ((seen - 200) ** 2 / 200).sum()
    assert chi_squared < count + 6 * (2 * count) ** 0.5


def test_a_shuffle_keeps_everything_and_moves_it():
    things = np.arange(78, dtype=np.uint8)
    shuffle(generator(3), things, 78)
    assert sorted(things) == list(range(78))
    assert (things != np.arange(78)).sum() > 60


def test_a_shuffle_leaves_what_comes_after_alone():
    things = np.arange(10, dtype=np.uint8)
    shuffle(generator(3), things, 5)
    assert things[5:].tolist() == [5, 6, 7, 8, 9]


def test_a_fork_goes_its_own_way():
    chance, other = generator(1), np.zeros(4, np.uint32)
    fork(chance, other)
    assert [below(chance, 100) for _ in range(10)] != [below(other, 100) for _ in range(10)]
