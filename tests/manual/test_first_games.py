"""First games: every script can be played to its end, points at what is there, and says it in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ghostyard.core.conformance.messages import messages
from ghostyard.core.match import Match
from ghostyard.core.scene import Scene
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game
from ghostyard.manual.first_game import FirstGame, first_game_of
from ghostyard.table.coaching import coach_seen, facts
from tests.ours import WITH_FIRST_GAME as TAUGHT

MOST_WORDS = 45  # in one step: nobody reads more while a table waits
MOST_STEPS = 20  # of five minutes


def wanted(match: Match, first: FirstGame) -> list[str]:
    return [str(move) for move in match.legal(first.seat) if first.wants(int(match.state.ply), str(move))]


def played(game: str, choice: int = 0) -> Iterator[tuple[FirstGame, Match]]:
    """The first game before every decision of the learner, who takes one of the wanted moves, and at its end."""
    first = first_game_of(game)
    match = first.opening(load_game(game), first.seated("Ana"))
    while first.line(int(match.state.ply)):
        due = first.prepared(int(match.state.ply), match.pending)
        if due is None:
            yield first, match
            moves = wanted(match, first)
            assert moves, f"nothing of {first.steps[first.line(int(match.state.ply)).step]} is legal"
            due = first.seat, moves[choice % len(moves)]
        match.play(*due)
    yield first, match


def scene(first: FirstGame, match: Match, language: str = "en") -> Scene:
    view, words = match.view(first.seat), words_for(match.game.name, language)
    return match.game.look(match.box, view, first.seat, match.names, words)


@pytest.mark.parametrize("choice", range(4))
@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_comes_to_its_end_whatever_is_chosen_and_is_won(game, choice):
    *_, (first, match) = played(game, choice)
    assert match.over
    assert match.ranks[first.seat] == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_is_pointed_at_is_on_the_table(game):
    for first, match in played(game):
        seen = scene(first, match)
        pieces = {piece.id for area in seen.areas for piece in area.pieces}
        sheet = match.sheets[first.seat]
        lines = {f"line {line.name}" for line in sheet.lines if line.points and line.things}
        known = pieces | lines | {f"seat {seat}" for seat in range(first.seats)}
        for number in first.chapter(int(match.state.ply)):
            assert set(first.steps[number].at) <= known, first.steps[number].say


@pytest.mark.parametrize("game", TAUGHT)
def test_something_is_pointed_at_in_every_step_that_is_to_be_looked_at(game):
    assert all(step.at for step in first_game_of(game).steps if not step.wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_is_brief_and_says_what_to_do_at_every_decision(game, language):
    words, said = words_for(game, language), []
    for first, match in played(game):
        view = match.view(first.seat)
        seen = coach_seen(first, match.game, match.box, view, match.names, words)
        assert [step.look for step in seen.steps[:-1]] == [True] * (len(seen.steps) - 1)
        assert seen.steps[-1].look == match.over
        said += seen.steps
    assert len(said) == len(first.steps) <= MOST_STEPS
    for step in said:
        assert len(step.text.split()) <= MOST_WORDS, step.text
        assert ("\n\n" in step.text) != step.look, step.text


@pytest.mark.parametrize("game", TAUGHT)
def test_no_message_of_the_coach_is_left_over_and_its_numbers_are_those_of_the_game(game):
    *_, (first, match) = played(game)
    known = facts(first, match.game, match.box, match.view(first.seat), match.names, words_for(game, "en"))
    told = {name: arguments for name, arguments in messages(game, "en").items() if name.startswith("coach-")}
    assert set(told) == {f"coach-{step.say}" for step in first.steps}
    assert set().union(*told.values()) <= set(known)


@pytest.mark.parametrize("game", TAUGHT)
def test_nobody_else_decides_while_the_learner_is_asked(game):
    for first, match in played(game):
        assert match.over or first.seat in match.pending
        assert match.over or first.prepared(int(match.state.ply), match.pending) is None


def test_a_script_tells_its_decisions_and_the_looks_before_them():
    first = first_game_of("ghosty")
    start = len(first.before)
    assert [first.steps[number].say for number in first.chapter(start)] == ["trains", "engine", "rivals", "bet"]
    assert first.prepared(start, (0, 1)) is None
    assert first.prepared(start + 1, (1,)) == (1, "bet yellow")
    assert list(first.chapter(start + 1)) == []
    assert first.wants(start, "bet blue")
    assert not first.wants(start, "bet red")
    assert first.line(start + len(first.lines)) is None
