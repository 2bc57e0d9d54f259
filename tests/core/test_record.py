"""Records: layouts from annotations, copies and bytes."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from ghostyard.core.record import U8, U16, Array, Record, array_around, array_of, bytes_of, copy_of


class Shelf(Record):
    jars: U8
    label: U16
    bones: Annotated[Array, np.uint8, 2, 3]


def test_fields_are_laid_out_as_annotated():
    assert Shelf.dtype()["bones"].shape == (2, 3)
    assert Shelf.dtype()["label"] == np.uint16


def test_a_blank_record_is_all_zeros():
    assert set(bytes_of(Shelf.blank())) == {0}


def test_a_copy_is_independent():
    shelf = Shelf.blank()
    other = copy_of(shelf)
    other.bones[1, 2] = 9
    assert bytes_of(shelf) != bytes_of(other)
    assert not shelf.bones.any()


def test_a_copy_has_the_same_bytes_gaps_included():
    shelves = Shelf.blanks(1)
    shelves.view(np.uint8)[:] = range(Shelf.dtype().itemsize)
    assert array_of(shelves[0]).tobytes() == shelves.tobytes()


def test_the_array_around_a_record_is_the_record_itself():
    shelf = Shelf.blank()
    array_around(shelf)[0]["jars"] = 7
    assert shelf.jars == 7


def test_the_array_around_one_of_many_is_a_copy_of_that_one():
    shelves = Shelf.blanks(3)
    shelves[1]["jars"] = 5
    around = array_around(shelves[1])
    assert around.shape == (1,)
    assert around[0].jars == 5
    around[0]["jars"] = 6
    assert shelves[1].jars == 5


def test_a_name_that_numpy_uses_is_refused():
    class Bad(Record):
        round: U8

    with pytest.raises(TypeError, match="round"):
        Bad.dtype()


def test_a_field_needs_a_number_type():
    class Bad(Record):
        jars: int

    with pytest.raises(TypeError, match="annotated"):
        Bad.dtype()
