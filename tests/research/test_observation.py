"""Observations tell what views tell, and their layout is a promise."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import numpy as np
import pytest

from ghostyard import SPECTATOR, Match, game
from ghostyard.core.observation import Encoding, Observation, Sight
from ghostyard.core.record import I64, U8, U16, Array, Header, Hidden, Own, Public, bytes_of
from tests.ours import GAMES, at_most_midway
from tests.research.golden import GOLDEN, POSITIONS, observed


@pytest.mark.parametrize("journal", POSITIONS)
def test_a_position_is_observed_as_it_always_was(journal):
    assert observed(journal) + "\n" == (GOLDEN / f"{journal}.txt").read_text(encoding="utf-8")


def played(name: str, seats: int, plies: int) -> Match:
    match, luck = Match(game(name), seats, seed=3), np.random.default_rng(3)
    for _ in range(at_most_midway(name, seats, plies)):
        match.play(match.pending[0], int(luck.choice(match.legal(match.pending[0]).numbers)))
    return match


def numbers(match: Match, state, seat: int, *, privileged: bool = False) -> np.ndarray:
    layout = match.game.layout(match.seats, privileged=privileged)
    out = np.full(layout.width + 1, 77, np.int16)
    (match.game.encode_privileged if privileged else match.game.encode)(state, seat, out)
    assert out[-1] == 77  # exactly as wide as the layout says
    return out[:-1]


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in game(name).seats])
def test_every_number_is_within_its_bounds_for_every_viewer(name, seats):
    match = played(name, seats, 25)
    low, high = match.game.layout(seats).bounds()
    for seat in (SPECTATOR, *range(seats)):
        seen = numbers(match, match.view(seat), seat)
        assert (low <= seen).all()
        assert (seen <= high).all()


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_the_same_to_a_seat_are_observed_alike(name):
    match = played(name, game(name).seats[0], 25)
    for seat in range(match.seats):
        view = match.view(seat)
        other = match.game.determinize(match.box, view, seat, seed=8)
        assert bytes_of(other) != bytes_of(match.state)
        again = match.game.view(match.box, other, seat)
        assert (numbers(match, view, seat) == numbers(match, again, seat)).all()


@pytest.mark.parametrize("name", GAMES)
def test_only_the_privileged_form_tells_worlds_apart(name):
    match = played(name, game(name).seats[0], 25)
    other = match.game.determinize(match.box, match.view(0), 0, seed=8)
    whole, determinized = (numbers(match, state, 0, privileged=True) for state in (match.state, other))
    assert (whole != determinized).any()


class Position(Header):
    """A state with a field of every kind."""

    dealer: Public[U8]
    holder: Public[Annotated[Array, np.uint8, 2]]
    passed: Public[U8]
    score: Public[Annotated[Array, np.uint8, 4]]
    hand: Own[Annotated[Array, np.uint8, 4, 2]]
    stock: Hidden[Annotated[Array, np.uint8, 3]]
    lights: Public[U8]
    large: Public[I64]
    word: Public[U16]
    scratch: Public[U8]


ENCODING = Encoding(
    "trial", Position,
    Observation(
        by_seat=("score",), seats=("dealer",), holders=("holder",), seat_sets=("passed",), bits={"lights": 4},
        omitted=("scratch",),
    ),
    options=0, most_seats=4,
)  # fmt: skip


def trial(seat: int, *, privileged: bool = False) -> dict[str, list]:
    v = Position.blank()
    v.seats, v.ply, v.pending, v.dealer, v.passed = 3, 9, 0b100, 1, 0b011
    v.holder[:], v.score[:], v.hand[:, 0], v.stock[:] = [0, 3], [10, 20, 30, 0], [1, 2, 3, 0], [7, 8, 9]
    v.lights, v.large, v.word, v.scratch = 0b1010, -1 << 40, 65535, 5
    layout = ENCODING.layout(3, privileged=privileged)
    out = np.zeros(layout.width, np.int16)
    ENCODING.encode(privileged=privileged)(v, seat, out)
    return {name: values.tolist() for name, values in layout.fields(out).items()}


def test_rows_and_seats_are_counted_from_the_observer():
    seen = trial(seat=1)
    assert seen["observer"] == 1
    assert seen["score"] == [20, 30, 10]
    assert seen["hand"] == [[2, 0], [3, 0], [1, 0]]
    assert seen["dealer"] == 0
    assert seen["holder"] == [0, 2]  # nobody, and 1 + the seat to the left
    assert seen["passed"] == [1, 0, 1]
    assert seen["pending"] == [0, 1, 0]


def test_a_spectator_counts_from_the_first_seat():
    seen = trial(seat=SPECTATOR)
    assert (seen["observer"], seen["dealer"], seen["score"]) == (-1, 1, [10, 20, 30])


def test_bits_become_numbers_and_large_numbers_become_the_nearest_that_fits():
    seen = trial(seat=0)
    assert seen["lights"] == [0, 1, 0, 1]
    assert (seen["large"], seen["word"]) == (-32768, 32767)


def test_hidden_fields_are_only_in_the_privileged_form_and_omitted_ones_in_none():
    assert "stock" not in trial(seat=0)
    assert trial(seat=0, privileged=True)["stock"] == [7, 8, 9]
    assert {"scratch", "chance", "revealed", "option"}.isdisjoint(trial(seat=0, privileged=True))


def test_a_field_that_the_state_does_not_have_is_noticed():
    with pytest.raises(TypeError, match="moon"):
        Encoding("trial", Position, Observation(seats=("moon",)), options=0, most_seats=4)


def test_a_layout_is_named_by_game_seats_and_version():
    assert game("galore").layout(3).name == "galore-3-observation-v1"
    assert game("galore").layout(3, privileged=True).name == "galore-3-privileged-v1"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_straight_from_a_state_is_what_its_view_tells(name):
    match = played(name, game(name).seats[-1], 60)
    for seat in (SPECTATOR, *range(match.seats)):
        seen = straight(match, match.game.sight, seat)
        assert (seen == numbers(match, match.view(seat), seat)).all()


def test_a_view_that_a_game_writes_itself_is_observed_too():
    match = played("ghosty", 3, 40)
    rules = replace(match.game.rules, view_is_marked=False)
    encoding = Encoding("ghosty", match.game.state, match.game.observation, 0, 4)
    assert (straight(match, encoding.sight(rules), 1) == numbers(match, match.view(1), 1)).all()


def straight(match: Match, sight: Sight, seat: int) -> np.ndarray:
    shown, out = sight.shown.blank(), np.zeros(match.game.layout(match.seats).width, np.int16)
    sight.show(match.box, match.state, seat, shown)
    sight.encode(match.state, shown, seat, out)
    return out
