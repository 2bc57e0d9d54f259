"""The Python interface: matches, legal moves, refusals, journals."""

from __future__ import annotations

import re

import pytest

import ghostyard
from ghostyard import Match, Mistake, Refused, game
from ghostyard.core.replay import replay, verify
from ghostyard.games.galore.rules.moves import Draw, Place, Take

GALORE = game("galore")


def test_a_move_is_a_value_a_text_or_a_number():
    book = GALORE.moves
    assert book.number(Place(cell=4, turn=1)) == book.number("place b2 east") == book.number("  Place  B2 EAST ")
    assert str(Take(slot=2)) == "take 3"


def test_legal_moves_can_be_counted_iterated_asked_and_printed():
    legal = Match(GALORE, 2, seed=1, options={"random-sides": True}).legal
    moves = next(legal(seat) for seat in range(2) if len(legal(seat)))
    assert (len(moves), list(moves), Draw() in moves, "draw" in moves, "claim" in moves) == (
        1,
        [Draw()],
        True,
        True,
        False,
    )
    assert repr(moves) == "<1 legal moves: draw>"
    assert "dance" not in moves


def test_a_refused_move_says_why_and_changes_nothing():
    match = Match(GALORE, 2, seed=1)
    before = match.hash
    with pytest.raises(Refused) as caught:
        match.play(0, "draw")
    assert (caught.value.code, caught.value.clause) == ("not-now", "GAL-11")
    assert "draw" in str(caught.value)
    assert match.hash == before
    assert match.played == []


def test_a_refusal_speaks_the_readers_language():
    with pytest.raises(Refused) as caught:
        Match(GALORE, 2, seed=1).play(0, "draw")
    assert [re.search(r"\W?draw\W?", caught.value.sentence(language)).group() for language in ("en", "es", "de")] == [
        "“draw”",
        "«draw»",
        "„draw“",
    ]


def test_nonsense_is_not_a_move():
    with pytest.raises(Mistake, match="dance"):
        Match(GALORE, 2, seed=1).play(0, "dance")


@pytest.mark.parametrize("options", [{"speed": 1}, {"experienced": "maybe"}])
def test_a_bad_option_says_what_there_is(options):
    with pytest.raises(Mistake, match=r"experienced|true"):
        Match(GALORE, 2, options=options)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_must_fit(seed):
    with pytest.raises(Mistake, match="128"):
        Match(GALORE, 2, seed=seed)


def test_there_is_no_fifth_game():
    with pytest.raises(Mistake, match="galore"):
        game("monopoly")


def played() -> Match:
    match = Match(GALORE, 2, seed=9, names=["Ana", "Ben"])
    while not match.over:
        match.play(match.pending[0], match.legal(match.pending[0])[-1])
    return match


def test_a_journal_replays_to_any_ply():
    match = played()
    assert replay(GALORE, match.journal, ply=10).state.ply == 10
    assert replay(GALORE, match.journal).hash == match.hash


def test_a_journal_with_an_illegal_move_names_the_move():
    journal = played().journal
    journal.moves[12] = (journal.moves[12][0], "side front")
    with pytest.raises(Mistake, match=r"Move 12 .*side front"):
        replay(GALORE, journal)


def test_a_seed_that_was_changed_does_not_match_its_commitment():
    journal = played().journal
    journal.seed = f"{10:032x}"
    with pytest.raises(Mistake) as caught:
        verify(GALORE, journal)
    assert caught.value.code == "journal-commitment"


def test_a_changed_end_is_noticed():
    journal = played().journal
    journal.final = "0" * 64
    with pytest.raises(Mistake) as caught:
        verify(GALORE, journal)
    assert caught.value.code == "journal-final"


@pytest.mark.parametrize(
    ("field", "value", "code"), [("rules", 99, "journal-rules"), ("components", "x", "journal-components")]
)
def test_a_journal_of_other_rules_or_components_is_refused(field, value, code):
    journal = played().journal
    setattr(journal, field, value)
    with pytest.raises(Mistake) as caught:
        replay(GALORE, journal)
    assert caught.value.code == code


def test_a_choice_can_be_taken_back_while_others_choose():
    match = Match(GALORE, 3, seed=1)
    match.play(0, "side front")
    match.play(1, "side back")
    match.take_back(0)
    assert match.pending == (0, 2)
    assert match.played == [(1, GALORE.moves.number("side back"))]


def test_nothing_can_be_taken_back_once_something_was_revealed():
    match = Match(GALORE, 2, seed=1)
    match.play(0, "side front")
    match.play(1, "side back")
    before = match.hash
    with pytest.raises(Mistake, match="turned up"):
        match.take_back(1)
    assert match.hash == before


def test_a_move_others_have_built_on_cannot_be_taken_back():
    match = Match(GALORE, 3, seed=1, options={"random-sides": True})
    first, second = match.pending[0], (match.pending[0] + 1) % 3
    third = (second + 1) % 3
    for seat, move in [(first, "draw"), (first, "leave"), (second, "draw"), (second, "leave"), (third, "take 1")]:
        match.play(seat, move)
    match.take_back(third)
    match.play(third, "take 2")
    with pytest.raises(Mistake, match="played on"):
        match.take_back(second)


def test_somebody_who_has_not_moved_has_nothing_to_take_back():
    with pytest.raises(Mistake, match="nothing of yours"):
        Match(GALORE, 2, seed=1).take_back(0)


def test_a_match_without_a_seed_gets_a_long_random_one():
    assert Match(GALORE, 2).seed != Match(GALORE, 2).seed


def test_the_front_door_is_small():
    assert set(ghostyard.__all__) == {"GAMES", "SPECTATOR", "Match", "Mistake", "Refused", "game"}
