"""Puzzles: every one can be played again, its answer is still the best, and nobody learns it before giving one."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from ghostyard.bots.levels import LEVELS
from ghostyard.bots.outlooks import Trials
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of, copy_of
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game
from ghostyard.puzzles.collection import GRADES, SIGHT, Collection, Puzzle, collection, read_collection, written
from ghostyard.puzzles.daily import daily
from ghostyard.puzzles.gathering import chosen
from ghostyard.puzzles.grading import grade, turn_of, usual
from ghostyard.puzzles.judging import Judge, unit_of
from ghostyard.puzzles.making import FROM_ONE_GAME, Entry, Moment, _promising
from ghostyard.puzzles.turns import SeatPosition, position
from ghostyard.puzzles.verdicts import line_of, solution, verdict
from ghostyard.table.puzzle_frames import puzzle_seen
from tests.ours import WITH_PUZZLES

LEAST = 50
SAMPLE, WORLDS = 4, 80  # puzzles of every game that are checked again, and in how many determinized worlds


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_game_has_many_puzzles_of_several_grades_seats_and_games(name):
    found = collection(name)
    assert len(found.puzzles) >= LEAST
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles)
    assert len({puzzle.grade for puzzle in found.puzzles}) >= 4
    assert len({len(found.games[puzzle.game].seats) for puzzle in found.puzzles}) >= 2
    assert max(Counter(puzzle.game for puzzle in found.puzzles).values()) <= FROM_ONE_GAME


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_line_of_every_puzzle_is_a_whole_turn_of_its_seat(name):
    for puzzle in collection(name).puzzles:
        at = position(game(name), puzzle)
        for line in puzzle.lines:
            assert at.is_done(at.after(line.moves), len(line.moves)), (puzzle.id, line.moves)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_margin_is_clear(name):
    least = {"points": (1.5, 0.5), "wins": (0.06, 0.015)}
    for puzzle in collection(name).puzzles:
        margin, low = least[puzzle.unit]
        assert puzzle.check.margin >= margin
        assert puzzle.check.low >= low
        assert puzzle.grade in GRADES
        assert set(puzzle.played) == {SIGHT, *LEVELS}


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_answer_of_a_sample_is_still_the_best_in_other_worlds(name):
    all_of_them, judge = collection(name).puzzles, Judge(game(name))
    for puzzle in all_of_them[:: max(1, len(all_of_them) // SAMPLE)][:SAMPLE]:
        at = position(game(name), puzzle)
        lines = [tuple(map(at.game.moves.number, puzzle.lines[place].moves)) for place in (0, puzzle.right)]
        trials = Trials(at.game, judge.skill, guesses=True)
        trial = trials.of(at.box, at.view, at.seat, lines, WORLDS, 20_261_118, signs=False)
        best, second = (trial.wins if puzzle.unit == "wins" else trial.lead).mean(axis=1)
        assert best > second, puzzle.id


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_best_answer_is_right_and_another_is_told_how_far_off_it_is(name):
    puzzle = collection(name).puzzles[0]
    at, names = position(game(name), puzzle), ["Ana", "Ben", "Cy", "Di", "Ed"]
    for language in LANGUAGES:
        words = words_for(name, language)
        right, wrong = (verdict(puzzle, at, puzzle.lines[place].moves, names, words) for place in (0, -1))
        assert right.right
        assert right.told
        assert not wrong.right
        assert not wrong.told
        assert not any(player.turn for player in wrong.players)
        assert solution(puzzle, at, names, words).say == right.say


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_is_shown_without_its_answer_and_without_what_is_hidden(name):
    found = collection(name)
    puzzle = found.puzzles[-1]
    seen = json.loads(msgspec.json.encode(puzzle_seen(game(name), puzzle.id, [], "en")))
    assert seen["verdict"] is None
    assert seen["frame"]["seed"] is None
    assert not {"lines", "check", "played"} & set(seen)
    assert found.games[puzzle.game].seed not in json.dumps(seen)


def test_a_turn_that_comes_to_the_same_is_the_same_answer():
    """The order of two touches does not matter where it changes nothing."""
    name, puzzle = next((name, one) for name in WITH_PUZZLES for one in collection(name).puzzles)
    at = position(game(name), puzzle)
    assert line_of(puzzle, at, puzzle.lines[0].moves) == 0
    assert line_of(puzzle, at, [text.upper() for text in puzzle.lines[0].moves]) == 0


def test_turns_do_not_depend_on_what_is_hidden():
    match = Match(game("galore"), 2, seed=3)
    while len(match.legal(match.pending[0])) < 3:
        match.play(match.pending[0], match.legal(match.pending[0]).numbers[0])
    seat = match.pending[0]
    at, other = SeatPosition.of(match, seat), match.copy()
    determinized = match.game.determinize(match.box, match.view(seat), seat, 99)
    other._states[0] = copy_of(determinized)
    assert bytes_of(SeatPosition.of(other, seat).view) == bytes_of(at.view)
    assert list(SeatPosition.of(other, seat).turns(500).values()) == list(at.turns(500).values())


@pytest.mark.parametrize("moves", [["fly to the moon"], ["take 9"]])
def test_what_cannot_be_played_is_told_in_one_sentence(moves):
    puzzle = next(one for one in collection("ghosty").puzzles if one.kind == "take")
    with pytest.raises(Mistake) as told:
        position(game("ghosty"), puzzle).after(moves)
    for language in LANGUAGES:
        assert told.value.sentence(language).count("\n") == 0


def test_nothing_follows_a_turn_that_is_over():
    puzzle = next(one for one in collection("ghosty").puzzles if one.kind == "bet")
    with pytest.raises(Mistake, match="ends before"):
        position(game("ghosty"), puzzle).after(["bet red", "bet red"])


@pytest.mark.parametrize("name", ["0", "none", "1234567"])
def test_an_unknown_puzzle_is_told(name):
    with pytest.raises(Mistake, match="choose a number"):
        collection("galore").puzzle(name)


def test_a_day_has_one_puzzle_and_all_come_up_before_one_comes_again():
    first = date(2026, 11, 18)
    count = len(WITH_PUZZLES) * min(len(collection(name).puzzles) for name in WITH_PUZZLES)
    days = [daily(first + timedelta(days)) for days in range(count)]
    assert daily(first) == days[0]
    assert len({(name, puzzle.id) for name, puzzle in days}) == count
    assert {name for name, _ in days[: len(WITH_PUZZLES)]} == set(WITH_PUZZLES)


def test_a_bot_plays_a_whole_turn_and_its_usual_one_is_what_it_does_most():
    puzzle = collection("ghosty").puzzles[0]
    at = position(game("ghosty"), puzzle)
    turn = turn_of(at, Judge(at.game).deep, 1)
    assert at.is_done(at.after(turn), len(turn))
    assert usual([(1,), (2, 3), (2, 3)]) == (2, 3)


def test_the_judge_finds_the_same_answer_with_other_worlds():
    puzzle = max(collection("ghosty").puzzles, key=lambda one: one.check.low)
    at = position(game("ghosty"), puzzle)
    found = Judge(at.game).judge(at, at.turns(500), 77)
    assert found is not None
    assert [at.game.moves.texts[move] for move in found.turns[0]] in [
        line.moves for line in puzzle.lines[: puzzle.right]
    ]


@pytest.mark.parametrize(
    ("found", "graded"),
    [((1, 1, 1, 1, 1), 1), ((0.5, 1, 1, 1, 1), 1), ((0, 0, 1, 1, 1), 2), ((0, 0, 0, 1, 1), 3), ((0, 0, 0, 0.5, 1), 4),
     ((0, 0, 0, 0.25, 1), 5), ((0, 0, 0, 0, 0), 5)],
)  # fmt: skip
def test_a_puzzle_is_the_harder_the_fewer_levels_find_it(found, graded):
    assert grade(dict(zip(LEVELS, map(float, found), strict=True))) == graded


def test_points_are_compared_where_points_matter_and_victories_elsewhere():
    assert unit_of(game("galore")) == "points"
    assert unit_of(game("geisterbahn")) == "wins"


def test_a_collection_is_read_as_it_was_written(tmp_path):
    found = collection("ghosty")
    path = tmp_path / "puzzles.json"
    path.write_bytes(written(found))
    assert msgspec.json.encode(read_collection(path)) == msgspec.json.encode(found)


def test_the_most_varied_puzzles_are_chosen():
    found = collection("ghosty")
    kept: list[Puzzle] = chosen(_entries(found), 10, 1).puzzles
    assert len(kept) == 10
    assert len({puzzle.grade for puzzle in kept}) == len({puzzle.grade for puzzle in found.puzzles})


def _entries(found: Collection) -> list[Entry]:
    copied = msgspec.json.decode(msgspec.json.encode(found), type=Collection)
    return [
        Entry(number, journal, [puzzle for puzzle in copied.puzzles if puzzle.game == number])
        for number, journal in enumerate(copied.games)
    ]


def test_no_kind_of_decision_has_more_than_its_share_where_there_are_others():
    found = collection("geisterbahn")
    others = sum(puzzle.kind != "lay" for puzzle in found.puzzles)
    kept = chosen(_entries(found), 2 * others, 1).puzzles
    assert Counter(puzzle.kind for puzzle in kept)["lay"] == others


def test_decisions_of_every_kind_are_looked_at_in_turn():
    here = position(game("geisterbahn"), collection("geisterbahn").puzzles[0])
    moments = [Moment(here, ply, kind, 0, 1.0, True) for ply, kind in enumerate(("ride", "use", "lay", "lay", "lay"))]
    assert [one.kind for one in _promising(moments, "wins")] == ["lay", "use", "ride", "lay", "lay"]
    assert next(_promising(moments, "wins")).ply == 4  # the latest of its kind
