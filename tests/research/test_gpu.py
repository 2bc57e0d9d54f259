"""What can be known of the GPU's kernels without a GPU: how states lie in its memory, and how kernels are kept."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from ghostyard import game
from ghostyard.core.compiling.unit_cache import unit_cache
from ghostyard.research.gpu_order import OVER, kind_of
from ghostyard.research.kernel_cache import KernelCache
from ghostyard.research.shared_states import WARP, names_of, shared_states
from tests.ours import GAMES

BANKS = 32


def layout_of(name: str):
    g = game(name)
    return shared_states(g.state, g.rules.play, g.rules.legal)


@pytest.mark.parametrize("name", GAMES)
def test_threads_that_read_the_same_field_of_neighbours_read_different_banks(name):
    layout = layout_of(name)
    widest = max(layout.record[field].base.itemsize for field in layout.record.names)
    step = layout.stride * 4 // max(4, widest)
    assert len({thread * step % BANKS for thread in range(WARP)}) == BANKS


def test_fields_that_no_rule_names_stay_behind():
    assert {"todo", "reached"}.isdisjoint(layout_of("graveyards").record.names)


@pytest.mark.parametrize("name", GAMES)
def test_fields_that_are_kept_have_their_values_in_shared_memory(name):
    layout, match = layout_of(name), game(name).state.blanks(1)
    match.view(np.uint8)[:] = np.arange(match.nbytes) % 251
    tile = np.zeros(layout.stride, layout.word)
    for start, to, count in layout.runs:
        tile[to : to + count] = match.view(layout.word)[start : start + count]
    record = tile.view(layout.record)[0]
    assert all((record[field] == match[0][field]).all() for field in layout.record.names)


def test_names_are_found_in_rules_that_rules_call():
    assert "todo" in names_of((game("graveyards").rules.score,))


@pytest.mark.parametrize("name", ["graveyards", "geisterbahn"])
def test_every_kind_of_decision_has_a_number_of_its_own(name):
    g = game(name)
    batch, kind = g.batch(64, g.seats[0], seed=5), kind_of(g)
    for _ in range(100):
        assert {int(kind(state)) for state in batch.privileged_state[:8]} <= set(range(OVER))
        batch.play(batch.random_moves())


def cache_of(function) -> KernelCache:
    return KernelCache(
        SimpleNamespace(get_current_device=lambda: SimpleNamespace(compute_capability=(9, 0))), function, {}
    )


def test_a_kernel_is_named_by_what_it_does():
    one, same, other = cache_of(lambda k: k + 1), cache_of(lambda k: k + 1), cache_of(lambda k: k + 2)
    assert one._name("(i8,)") == same._name("(i8,)") != other._name("(i8,)")


def test_a_kernel_that_uses_what_cannot_be_named_is_not_kept():
    thing = object()
    assert cache_of(lambda _: thing)._name("(i8,)") == ""


def test_a_kept_file_that_is_broken_is_compiled_again():
    cache = cache_of(lambda k: k + 3)
    unit_cache().write(cache._name("(i8,)"), b"not a kernel")
    assert cache.load_overload("(i8,)", SimpleNamespace(refresh=lambda: None)) is None
