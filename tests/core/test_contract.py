"""The contract: what the type checker knows of it, and what core puts in where a game leaves something out."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import Annotated

import numpy as np
import pytest

from ghostyard.core.authoring import U8, Array, Game, Header, MoveBook, Own, Partly, Public, Record, Rules, rule
from ghostyard.core.conformance import Case
from ghostyard.core.conformance.presentation import every_move_can_be_touched, what_looks_alike_is_told_alike
from ghostyard.core.conformance.rules import ends_within_its_bound, score_sheets_add_up
from ghostyard.core.conformance.secrets import everybody_counts_the_same_points, views_show_what_the_marks_say
from ghostyard.core.errors import Refused
from ghostyard.core.match import Match
from ghostyard.core.registry import register
from ghostyard.core.rules import FINE
from ghostyard.core.screen import areas_from_fields
from ghostyard.core.sheet import Reason, ScoreLine, ScoreSheet
from ghostyard.core.text import Player, Text
from ghostyard.core.words import words_for

SEATS, ROUNDS = 3, 4


class State(Header):
    """Everybody writes down a number in secret, four times; the sum of one's own numbers counts."""

    played: Public[U8]
    choice: Own[Annotated[Array, np.uint8, SEATS]]
    total: Public[Annotated[Array, np.uint8, SEATS]]
    chips: Own[Annotated[Array, np.uint8, SEATS]]


@rule
def deal(box: Record, s: State) -> None:
    s.pending = (1 << s.seats) - 1


@rule
def legal(box: Record, s: State, seat: int, out: Array) -> int:
    out[0] = 0
    out[1] = 2
    return 2


@rule
def play(box: Record, s: State, seat: int, move: int) -> None:
    s.ply += 1
    s.choice[seat] = move + 1
    s.chips[seat] += move
    s.pending ^= 1 << seat
    if s.pending == 0:
        s.revealed += 1
        s.played += 1
        for other in range(s.seats):
            s.total[other] += s.choice[other]
            s.choice[other] = 0
        s.pending = (1 << s.seats) - 1 if s.played < ROUNDS else 0


@rule
def score(box: Record, s: State, lines: Array) -> None:
    for seat in range(s.seats):
        lines[seat, 0] = s.total[seat]


register("numbers", "tests.core.test_contract")
RULES = Rules(deal=deal, play=play, score=score, legal=legal)
MOVES = MoveBook({0: ["write 1", "write 2", "write 3"]})
NUMBERS = Game(name="numbers", seats=range(2, SEATS + 1), state=State, rules=RULES, moves=MOVES)


def test_a_game_that_gives_only_its_rules_and_moves_is_played_to_its_end():
    match = Match(NUMBERS, 3, seed=1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[seat % 2])
    assert match.totals == [4, 12, 4]
    assert match.ranks == [2, 1, 2]
    assert match.sheets[1].named()["lines"] == {"points": 12}


def test_refusals_follow_from_the_legal_moves():
    match = Match(NUMBERS, 2, seed=1)
    with pytest.raises(Refused, match="you are offered"):
        match.play(0, "write 2")
    match.play(0, "write 3")
    with pytest.raises(Refused, match="not your turn"):
        match.play(0, "write 3")


def test_the_view_follows_from_the_marks():
    match = Match(NUMBERS, 2, seed=1)
    match.play(0, "write 3")
    assert match.view(0).choice.tolist() == [3, 0, 0]
    assert match.view(1).choice.tolist() == match.view(-1).choice.tolist() == [0, 0, 0]
    assert NUMBERS.describe(match.box, match.view(1))["choice"] == [0, 0, 0]
    assert NUMBERS.hidden(match.box, match.state, 1) == {"choice 0": 3, "chips 0": 2}


@pytest.mark.parametrize("shown", [0, 1])
def test_a_view_that_knows_too_little_is_caught_like_one_that_knows_too_much(shown):
    def view(box, s, seat, out):
        NUMBERS.rules.view(box, s, seat, out)
        if shown:
            out.choice[:] = s.choice
        else:
            out.total[:] = 0

    other = replace(NUMBERS, rules=replace(NUMBERS.rules, view=view))
    with pytest.raises(AssertionError, match="choice" if shown else "total"):
        views_show_what_the_marks_say(Case(other, 2, seed=1))


def test_points_that_rivals_cannot_count_must_be_called_secret():
    @rule
    def score_chips(box: Record, s: State, lines: Array) -> None:
        for seat in range(s.seats):
            lines[seat, 0] = s.chips[seat]

    rules = Rules(deal=deal, play=play, score=score_chips, legal=legal)
    open_points = Game(name="numbers", seats=range(2, 4), state=State, rules=rules, moves=MOVES)
    with pytest.raises(AssertionError, match="name the line in `secret_lines`"):
        everybody_counts_the_same_points(Case(open_points, 2, seed=1))
    secret = replace(open_points, secret_lines=("points",))
    everybody_counts_the_same_points(Case(secret, 2, seed=1))
    match = Match(secret, 2, seed=1)
    assert not secret.knows_line(match.view(0), 0, 1, "points")


def test_a_game_that_never_ends_is_stopped_and_told_why():
    @rule
    def play_for_ever(box: Record, s: State, seat: int, move: int) -> None:
        s.ply += 1
        s.pending |= 1 << seat

    rules = Rules(deal=deal, play=play_for_ever, score=score, legal=legal)
    endless = Game(name="numbers", seats=range(2, 4), state=State, rules=rules, moves=MOVES, most_plies=50)
    with pytest.raises(AssertionError, match=r"not over after 50 moves: does `play` clear the bit of its seat"):
        ends_within_its_bound(Case(endless, 2, seed=1))


def test_a_seat_that_is_asked_without_a_move_is_told():
    @rule
    def no_moves(box: Record, s: State, seat: int, out: Array) -> int:
        return 0

    stuck = replace(NUMBERS, rules=Rules(deal=deal, play=play, score=score, legal=no_moves))
    with pytest.raises(AssertionError, match=r"has its bit in `s.pending`, but no legal move"):
        ends_within_its_bound(Case(stuck, 2, seed=1))


def test_a_rule_with_other_arguments_is_named():
    @rule
    def score_without_box(s: State, lines: Array) -> None:
        lines[0, 0] = 1

    wrong = Rules(deal=deal, play=play, score=score_without_box, legal=legal)
    with pytest.raises(TypeError, match=r"`score` of numbers takes \(s, lines\), but must take \(box, s, lines\)"):
        replace(NUMBERS, rules=wrong)


def test_a_field_that_nobody_has_marked_is_named():
    class Unmarked(Header):
        secret: U8

    with pytest.raises(TypeError, match=r"say who sees secret: write Public\[...\]"):
        Game(name="numbers", seats=range(2, 3), state=Unmarked, rules=RULES, moves=MOVES)


def test_rules_without_legal_and_refusal_are_told_what_to_give():
    with pytest.raises(TypeError, match="give its Rules `legal` or `refusal`"):
        replace(NUMBERS, rules=Rules(deal=deal, play=play, score=score))


def test_a_game_without_a_look_can_be_looked_at():
    match, words = Match(NUMBERS, 2, seed=1), words_for("numbers", "en")
    scene = NUMBERS.look(match.box, match.view(0), 0, match.names, words)
    assert [area.kind for area in scene.areas] == ["shared", "own", "rival"]
    assert [choice.move for choice in scene.choices] == ["write 1", "write 3"]
    assert [piece.text for piece in scene.areas[0].pieces] == ["0", "played"]
    assert NUMBERS.picture(match.box, match.view(0), 0, match.names, words).count("total: 0") == 2


def test_a_plain_look_leaves_out_what_the_viewer_does_not_know():
    match, words = Match(NUMBERS, 2, seed=1), words_for("numbers", "en")
    match.play(1, "write 3")
    _, own, rival = NUMBERS.look(match.box, match.view(0), 0, match.names, words).areas
    assert [piece.text for piece in own.pieces if not piece.art] == ["choice", "total", "chips"]
    assert [piece.text for piece in rival.pieces if not piece.art] == ["total"]


def test_a_secret_that_only_the_story_tells_is_caught():
    told = replace(NUMBERS, name="numbers", hides_move=lambda _, __: False)
    with pytest.raises(AssertionError, match="sees the same after write 1 and write 3, but is told which"):
        what_looks_alike_is_told_alike(Case(told, 2, 1))
    what_looks_alike_is_told_alike(Case(NUMBERS, 2, 1))


def sheets_of_wells(box, s):
    """Every seat's points come from a well that stands on the table."""
    lines = [ScoreLine("points", int(points), (Reason(int(points), ("well",)),)) for points in s.total]
    return [ScoreSheet(seat, (lines[seat],), {}) for seat in range(s.seats)]


def test_a_thing_of_the_score_sheet_without_a_mark_is_named_with_where_to_put_it(monkeypatch):
    monkeypatch.setattr("ghostyard.core.conformance.presentation.LANGUAGES", ("en",))  # which the numbers speak
    wells = replace(NUMBERS, text=Text(sheets=sheets_of_wells))
    with pytest.raises(
        AssertionError, match=r"name \['0 well', '1 well'\].*let `Screen\(marks=...\)` say which pieces"
    ):
        every_move_can_be_touched(Case(wells, 2, seed=1))


def test_reasons_that_do_not_make_their_line_are_told_with_the_line():
    def sheets(box, s):
        return [ScoreSheet(seat, (ScoreLine("points", int(s.total[seat]), ()),), {}) for seat in range(s.seats)]

    with pytest.raises(AssertionError, match=r"`points`, but its reasons are worth 0: the points of the Reasons"):
        score_sheets_add_up(Case(replace(NUMBERS, text=Text(sheets=sheets)), 2, seed=1))


class Yard(Header):
    """What a plain look finds in a game with a board and wishes that some may have seen."""

    stones: Public[Annotated[Array, np.uint8, 2, 3]]
    wish: Partly[Annotated[Array, np.uint8, SEATS]]


def test_a_field_that_only_a_rule_reveals_needs_that_rule():
    with pytest.raises(TypeError, match=r"give its Rules `reveal`, which copies what a seat may see of wish"):
        Game(name="numbers", seats=range(2, 3), state=Yard, rules=RULES, moves=MOVES)


def test_a_plain_look_shows_boards_and_what_a_rule_lets_a_viewer_see():
    state, words = Yard.blank(), words_for("", "en")
    state.seats, state.stones[1, 2], state.wish[1] = 2, 7, 5
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(words), "say", lambda _, message, **__: message)
        table, own, rival = areas_from_fields(Yard, SEATS)(None, state, 1, ["Ana", "Bo"], words)
    assert [piece.text for piece in table.pieces] == ["stones", "", "", "", "", "", "7"]
    assert len({piece.y for piece in table.pieces}) == 3  # the caption, and two rows
    assert [piece.label for piece in own.pieces if piece.text == "5"] == ["wish: 5"]
    assert "wish" not in [piece.text for piece in rival.pieces]


def whose_turn(box, before, after, seat, move):
    yield "told-chose", {"name": Player(seat)}


def test_a_story_is_told_with_the_names_of_players():
    match, game = Match(NUMBERS, 2, seed=1), replace(NUMBERS, text=Text(story=whose_turn))
    view = match.view(0)
    assert game.tell(match.box, view, view, 1, None, ["Ana", "Bo"], words_for("", "en")) == ["Bo chose."]


def test_core_refuses_after_the_end_and_legal_moves_are_fine():
    match = Match(NUMBERS, 2, seed=1)
    assert NUMBERS.rules.refusal(match.box, match.state, 0, 0) == FINE
    while not match.over:
        match.play(match.pending[0], 0)
    with pytest.raises(Refused, match="over"):
        match.play(0, 0)


WRONG = """
from ghostyard.core.authoring import *
class State(Header):
    total: Public[U8]
def deal(box: Record, s: State) -> None: ...
def play(box: Record, s: State, move: int) -> None: ...
def score(box: Record, s: State, lines: Array) -> None: ...
def legal(box: Record, s: State, seat: int, out: Array) -> int: return 0
def appraise(box: Record, s: State, seat: int, moves: Array, values: Array) -> None: ...
RULES = Rules(deal=deal, play=play, score=score, legal=legal)
KNOWS = Heuristics(appraise, ())
Game(name="x", seats=range(2, 3), state=State, moves=MoveBook({}), rules=RULES, heuristics=KNOWS)
"""
RIGHT = WRONG.replace("s: State, move", "s: State, seat: int, move").replace(
    "moves: Array,", "moves: Array, count: int,"
)


def test_a_wrong_signature_is_an_error_of_the_type_checker(tmp_path):
    source = tmp_path / "wrong.py"
    for text, wrong in ((WRONG, ['"play" to "Rules"', '1 to "Heuristics"']), (RIGHT, [])):
        source.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = [line for line in done.stdout.splitlines() if "error:" in line and "wrong.py" in line]
        assert len(found) == len(wrong), done.stdout
        assert all(f"Argument {argument}" in line for argument, line in zip(wrong, found, strict=True)), found
