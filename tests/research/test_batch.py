"""A batch plays the same games as single matches, byte for byte, and tells whoever is asked what its view tells."""

from __future__ import annotations

import numpy as np
import pytest

from ghostyard import Match, Mistake, game
from ghostyard.core.record import bytes_of
from tests.ours import GAMES

EVERY_TABLE = [(name, seats) for name in GAMES for seats in game(name).seats]
SMALLEST = [(name, game(name).seats[0]) for name in GAMES]


def encoded(match: Match, seat: int) -> np.ndarray:
    """What a match tells this seat, as numbers."""
    out = np.zeros(match.game.layout(match.seats).width, np.int16)
    match.game.encode(match.view(seat), seat, out)
    return out


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_game_of_a_batch_is_the_match_with_its_seed(name, seats):
    batch = game(name).batch(3, seats, seed=40)
    matches = [Match(game(name), seats, seed=40 + k) for k in range(3)]
    for _ in range(60):
        moves = batch.random_moves()
        for k, match in enumerate(matches):
            seat = match.pending[0]
            assert batch.seat[k] == seat
            assert batch.legal[k, : batch.count[k]].tolist() == list(match.legal(seat).numbers)
            assert np.flatnonzero(batch.mask[k]).tolist() == sorted(match.legal(seat).numbers)
            assert (batch.observation[k] == encoded(match, seat)).all()
            match.play(seat, int(moves[k]))
        batch.play(moves)
        if batch.ended.any():
            break
        for k, match in enumerate(matches):
            assert bytes_of(batch.privileged_state[k]) == bytes_of(match.state)


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_a_finished_game_is_settled_as_a_match_is_and_the_next_one_dealt(name, seats):
    batch = game(name).batch(2, seats, seed=5)
    match = Match(game(name), seats, seed=5)
    while not batch.ended[0]:
        moves = batch.random_moves()
        match.play(match.pending[0], int(moves[0]))
        batch.play(moves)
    assert match.over
    assert batch.points[0].tolist() == match.totals
    assert batch.rank[0].tolist() == match.ranks
    assert batch.reward[0].sum() == pytest.approx(0, abs=1e-6)
    shares = np.array([(rank == 1) / match.ranks.count(1) for rank in match.ranks])
    assert batch.reward[0] == pytest.approx((shares * seats - 1) / (seats - 1), abs=1e-6)
    assert batch.number[0] == 2
    assert bytes_of(batch.privileged_state[0]) == bytes_of(Match(game(name), seats, seed=7).state)


def test_a_shared_victory_shares_the_reward():
    batch, shared = game("ghosty").batch(256, 3, seed=1), 0
    for _ in range(400):
        batch.play(batch.random_moves())
        for k in np.flatnonzero(batch.ended & ((batch.rank == 1).sum(axis=1) == 2)):
            assert batch.reward[k] == pytest.approx(np.where(batch.rank[k] == 1, 0.25, -0.5))
            shared += 1
    assert shared


def test_without_auto_reset_a_finished_game_waits_until_it_is_dealt_anew():
    batch = game("ghosty").batch(2, 2, seed=5, auto_reset=False)
    while not batch.ended[0]:
        batch.play(batch.random_moves())
    assert batch.seat[0] == -1
    assert not batch.mask[0].any()
    before = bytes_of(batch.privileged_state[0])
    batch.play(batch.random_moves())
    assert not batch.ended[0]
    assert bytes_of(batch.privileged_state[0]) == before
    batch.reset(np.array([True, False]))
    assert bytes_of(batch.privileged_state[0]) == bytes_of(Match(game("ghosty"), 2, seed=5).state)


@pytest.mark.parametrize(("name", "seats"), [("galore", 3), ("ghosty", 4)])
def test_seats_that_choose_at_the_same_time_can_be_played_together(name, seats):
    together, one_by_one = (game(name).batch(4, seats, seed=9) for _ in range(2))
    several = 0
    for _ in range(40):
        masks = together.masks()
        moves = np.where(masks.any(axis=2), masks.argmax(axis=2), -1)
        several += int((masks.any(axis=2).sum(axis=1) > 1).sum())
        together.play_together(moves)
        asked = masks.any(axis=2)
        for seat in range(seats):  # the same, one seat after the other
            assert (one_by_one.seat[asked[:, seat]] == seat).all()
            one_by_one.play(np.where(asked[:, seat], moves[:, seat], -1))
        assert together.privileged_state.tobytes() == one_by_one.privileged_state.tobytes()
        assert (together.observation == one_by_one.observation).all()
    assert several


def test_a_game_without_a_move_stands_still():
    batch = game("galore").batch(3, 2, seed=9)
    before, seen = batch.privileged_state.copy(), batch.observation.copy()
    batch.play(np.where([True, False, True], batch.random_moves(), -1))
    assert batch.privileged_state["ply"].tolist() == [1, 0, 1]
    assert bytes_of(batch.privileged_state[1]) == bytes_of(before[1])
    assert (batch.observation[1] == seen[1]).all()


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_any_seat_can_be_observed_and_a_record_says_the_same_as_the_numbers(name, seats):
    batch = game(name).batch(3, seats, seed=3)
    for _ in range(20):
        batch.play(batch.random_moves())
    assert (batch.observe(batch.seat) == batch.observation).all()
    for seat in range(seats):
        views, numbers = batch.views(seat), batch.observe(seat)
        for k in range(3):
            wanted = game(name).view(game(name).edition(), batch.privileged_state[k], seat)
            assert bytes_of(views[k]) == bytes_of(wanted)
        assert (batch.layout.fields(numbers)["ply"] == views["ply"]).all()
        assert (batch.observe(seat, np.array([2, 0])) == numbers[[2, 0]]).all()


def test_the_same_seed_gives_the_same_random_games():
    first, again = (game("galore").batch(8, 2, seed=11) for _ in range(2))
    for _ in range(30):
        first.play(first.random_moves())
        again.play(again.random_moves())
    assert first.privileged_state.tobytes() == again.privileged_state.tobytes()


def test_a_wrong_move_anywhere_plays_nothing_anywhere():
    batch = game("galore").batch(4, 2, seed=1)
    moves, before = batch.random_moves(), batch.privileged_state.tobytes()
    moves[2] = np.flatnonzero(~batch.mask[2])[0]
    with pytest.raises(Mistake, match="Game 2 of the batch"):
        batch.play(moves)
    assert batch.privileged_state.tobytes() == before


@pytest.mark.parametrize("wrong", [-2, 52, 1 << 40])
def test_a_number_that_is_no_move_is_refused(wrong):
    batch = game("galore").batch(2, 2, seed=1)
    with pytest.raises(Mistake, match=str(wrong)):
        batch.play([wrong, 0])


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: game("galore").batch(0, 2), "at least 1"),
        (lambda: game("galore").batch(2, 9), "2 to 5 players"),
        (lambda: game("galore").batch(2, 2, seed=-1), "seed"),
        (lambda: game("galore").batch(2, 2, device="tpu"), "run on: cpu, cuda"),
        (lambda: game("galore").batch(2, 2, options={"moon": 1}), "moon"),
        (lambda: game("galore").batch(2, 2).play([0, 0, 0]), r"\(2,\), not \(3,\)"),
        (lambda: game("galore").batch(2, 2).play([0.5, 0.5]), "whole numbers"),
        (lambda: game("galore").batch(2, 2).play_together([0, 0]), r"\(2, 2\)"),
        (lambda: game("galore").batch(2, 2).observe(2), "no seat 2"),
        (lambda: game("galore").batch(2, 2).observe(-5), "no seat -5"),
        (lambda: game("galore").batch(2, 2).views(1 << 40), "no seat 1099511627776"),
        (lambda: Match(game("galore"), 2, seed=1).view(2), "no seat 2"),
    ],
)
def test_bad_input_is_told_in_one_sentence(call, said):
    with pytest.raises(Mistake, match=said):
        call()


def test_arrays_go_to_torch_without_a_copy():
    torch = pytest.importorskip("torch")
    batch = game("ghosty").batch(4, 2, seed=1)
    mask, observation = torch.from_dlpack(batch.mask), torch.from_dlpack(batch.observation)
    batch.play(mask.int().argmax(dim=1))  # and moves may come from torch
    assert mask.numpy().tolist() == batch.mask.tolist()
    assert observation.data_ptr() == batch.observation.ctypes.data


def test_arrays_go_to_jax_without_a_copy():
    jax = pytest.importorskip("jax")
    batch = game("ghosty").batch(4, 2, seed=1)
    assert jax.dlpack.from_dlpack(batch.observation).tolist() == batch.observation.tolist()


def test_an_option_holds_in_every_game_of_a_batch():
    batch = game("galore").batch(3, 2, options={"experienced": True})
    assert batch.privileged_state["option"][:, 0].tolist() == [1, 1, 1]
    assert (batch.layout.fields(batch.observation)["option"][:, 0] == 1).all()


def test_a_batch_on_a_gpu_needs_one():
    cuda = pytest.importorskip("numba.cuda")
    if cuda.is_available():
        pytest.skip("there is a GPU; `python -m ghostyard.research.gpu_bench` compares it with the CPU")
    with pytest.raises(Mistake, match="GPU"):
        game("galore").batch(2, 2, device="cuda")
