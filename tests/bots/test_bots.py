"""Bots: legal in every game, within their budget, the same for the same seed, and blind to what they may not see."""

from __future__ import annotations

import inspect
import random

import numpy as np
import pytest

from ghostyard.bots.advice import Advice, Outlook, explained, hint, hint_seed
from ghostyard.bots.bot import BOTS, Bot, bot, bot_move, bot_seed
from ghostyard.bots.budget import Budget, chunks
from ghostyard.bots.greedy import Greedy
from ghostyard.bots.levels import LEVELS, character, player, skill
from ghostyard.bots.random_bot import RandomBot
from ghostyard.bots.search import new_workspace, search_kernels
from ghostyard.bots.searcher import Searcher
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.conformance import Case, world_of
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game
from tests.ours import GAMES, at_most_midway

FEW = Budget(iterations=6)


def chosen(match: Match, seat: int, name: str, budget: Budget = FEW, seed: int = 5) -> int:
    view = match.view(seat)
    legal = match.game.legal(match.box, view, seat)
    return bot(name, match.game).choose(match.box, view, seat, legal, seed, budget)


def at_random(name: str, plies: int, seed: int = 1) -> Match:
    """A match after some random moves."""
    match, luck = Match(game(name), game(name).seats[0], seed=seed), random.Random(seed)
    while match.state.ply < plies:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    return match


def a_decision(name: str, plies: int = 12) -> tuple[Match, int]:
    """A position in which somebody has a choice."""
    plies = at_most_midway(name, game(name).seats[0], plies)
    while True:
        match = at_random(name, plies)
        for seat in match.pending:
            if len(match.legal(seat)) > 1:
                return match, seat
        plies += 1


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_game_to_its_end(name):
    for seats in (game(name).seats[0], game(name).seats[-1]):
        match = Match(game(name), seats, seed=3)
        players = [bot(LEVELS[(seat + seats) % 5], match.game) for seat in range(seats)]
        while not match.over:
            seat = match.pending[0]
            view, legal = match.view(seat), match.legal(seat)
            match.play(seat, players[seat].choose(match.box, view, seat, legal, bot_seed(match, seat), FEW))
        assert min(match.ranks) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [*LEVELS, "ismcts-50"])
def test_the_same_seed_gives_the_same_move(name, level):
    match, seat = a_decision(name)
    assert chosen(match, seat, level) == chosen(match, seat, level)


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_spends_exactly_its_iterations(name):
    match, seat = a_decision(name)
    thinker = Searcher(match.game, Budget(iterations=50))
    thought = thinker.thought(match.box, match.view(seat), seat, match.legal(seat), 1)
    assert thought.visits.sum() == 50


def test_a_comparison_never_spends_more_than_its_iterations():
    match, seat = a_decision("galore", 30)
    thinker = player("dragon", match.game)
    legal = match.legal(seat)
    thought = thinker.thought(match.box, match.view(seat), seat, legal, 1, Budget(iterations=200))
    assert 0 < thought.visits.sum() <= 200


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).heuristics and game(name).heuristics.evaluate])
def test_positions_are_judged_only_at_quiet_moments_and_for_every_seat(name):
    match, luck, quiet = Match(game(name), game(name).seats[-1], seed=2), random.Random(2), 0
    while not match.over:
        points = np.full(match.seats, np.nan)
        before = bytes_of(match.state)
        if match.game.heuristics.evaluate(match.box, match.state, points):
            quiet += 1
            assert np.isfinite(points).all()
        assert bytes_of(match.state) == before
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    assert 2 <= quiet < match.state.ply


def test_a_cut_off_roll_out_costs_less_than_a_whole_one():
    match, seat = a_decision("graveyards")
    played = {}
    for horizon in (0, 1):
        workspace = new_workspace(match.game)
        seed_chance(workspace.dice, seed_words(1), 0)
        world = world_of(Case(match.game, match.seats, 1), match, seat, 1)
        search_kernels(match.game).roll_out(match.box, world, workspace, 1000, horizon)
        played[horizon] = world.ply - match.state.ply
    assert played[1] < 20 < played[0]


def test_first_sight_decides_where_few_worlds_were_tried():
    match, seat = a_decision("galore", 30)
    view, legal, mind = match.view(seat), match.legal(seat), skill("dragon", match.game)
    trusting = Searcher(match.game, Budget(iterations=20), mind._replace(trust=1e9))
    chosen_at_sight = Greedy(match.game).choose(match.box, view, seat, legal, 1)
    assert trusting.choose(match.box, view, seat, legal, 1) == chosen_at_sight


def test_a_clock_that_stands_still_stops_nobody(monkeypatch):
    monkeypatch.setattr("ghostyard.bots.budget.time.perf_counter", lambda: 7.0)
    assert list(chunks(Budget(iterations=20, seconds=1.0))) == [4, 8, 8]


def test_chunks_stop_at_the_iterations_or_at_the_clock(monkeypatch):
    ticks = iter(range(1000))
    monkeypatch.setattr("ghostyard.bots.budget.time.perf_counter", lambda: next(ticks) * 0.25)
    assert list(chunks(Budget(iterations=10))) == [10]
    assert sum(chunks(Budget(iterations=10, seconds=1e9))) == 10
    assert len(list(chunks(Budget(seconds=1.0)))) == 4


def test_no_level_thinks_longer_than_two_seconds():
    for name in GAMES:
        for level in LEVELS:
            thinker = player(level, game(name))
            assert isinstance(thinker, Greedy) or thinker.budget.seconds <= 2.0


def test_bots_are_given_a_view_and_nothing_else():
    asked = list(inspect.signature(Bot.choose).parameters)
    assert asked == ["self", "box", "view", "seat", "legal", "seed", "budget"]
    for kind in (Greedy, RandomBot, Searcher):
        assert list(inspect.signature(kind.choose).parameters) == asked


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["bat", "dragon", "ismcts-50"])
def test_a_choice_does_not_change_with_what_is_hidden(name, level):
    match, seat = a_decision(name)
    truth = chosen(match, seat, level)
    for seed in range(3):
        world = world_of(Case(match.game, match.seats, 1), match, seat, seed)
        assert bytes_of(match.game.view(match.box, world, seat)) == bytes_of(match.view(seat))
        view, legal = match.game.view(match.box, world, seat), match.game.legal(match.box, world, seat)
        assert bot(level, match.game).choose(match.box, view, seat, legal, 5, FEW) == truth


def test_thinking_leaves_the_view_alone():
    for name in GAMES:
        match, seat = a_decision(name)
        view, legal = match.view(seat), match.legal(seat)
        before = bytes_of(view)
        for level in LEVELS:
            bot(level, match.game).choose(match.box, view, seat, legal, 1, FEW)
        assert bytes_of(view) == before


def last_tile_points(match: Match, seat: int) -> dict[int, int]:
    """What the seat scores for each way to place its last tile; the others place at random."""
    points = {}
    for move in match.legal(seat).numbers:
        trial = match.copy()
        trial.play(seat, move)
        while not trial.over:
            trial.play(trial.pending[0], trial.legal(trial.pending[0])[0])
        points[move] = trial.totals[seat]
    return points


@pytest.mark.parametrize("level", ["dragon", "wolf", "ismcts-400"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_tile_goes_where_it_scores_most(level, seed):
    match, luck = Match(game("galore"), 2, seed=seed), random.Random(seed)
    while match.state.rounds < 8:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.legal(seat).numbers))
    points = last_tile_points(match, 0)
    move = bot(level, match.game, clock=False).choose(match.box, match.view(0), 0, match.legal(0), seed)
    assert points[move] == max(points.values())


def test_mr_ghosty_takes_what_wins_the_game():
    match = at_random("ghosty", 1)
    while not match.over:
        last = match.copy()
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    seat = last.pending[0]
    wins = {}
    for move in last.legal(seat).numbers:
        trial = last.copy()
        trial.play(seat, move)
        if trial.over:
            wins[move] = trial.totals[seat]
    assert wins
    best = bot("ismcts-1000", last.game).choose(last.box, last.view(seat), seat, last.legal(seat), 1)
    assert wins[best] == max(wins.values())


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).heuristics])
def test_heuristics_beat_chance_by_far(name):
    won = 0
    for deal in range(8):
        for seat in range(2):
            match = Match(game(name), game(name).seats[0], seed=100 + deal)
            players = {True: Greedy(match.game), False: RandomBot()}
            while not match.over:
                mover = match.pending[0]
                match.play(mover, bot_move(match, mover, players[mover == seat]))
            won += match.ranks[seat] == 1 and match.ranks.count(1) == 1
    assert won >= 11


def test_several_threads_add_up_what_they_found():
    match, seat = a_decision("galore", 30)
    thinker = Searcher(match.game, Budget(iterations=40), threads=2)
    thought = thinker.thought(match.box, match.view(seat), seat, match.legal(seat), 1)
    assert thought.visits.sum() == 80


def test_every_level_has_a_character_of_its_own_in_every_game_and_language():
    with_own = [name for name in GAMES if words_for(name, "en").has("level-moth-here")]
    lobbies = ["", *with_own]
    said = {character(level, language, name) for level in LEVELS for language in LANGUAGES for name in lobbies}
    assert len(said) == len(LEVELS) * len(LANGUAGES) * len(lobbies)


def test_every_game_has_five_skills():
    for name in GAMES:
        assert len({skill(level, game(name)) for level in LEVELS}) == 5
    assert set(BOTS) == {*LEVELS, "random"}


def test_an_unknown_bot_is_told():
    with pytest.raises(Mistake, match="dragon"):
        bot("hal", game(GAMES[0]))


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_legal_move_with_reasons_from_the_score_sheet(name):
    match, seat = a_decision(name)
    view, legal = match.view(seat), match.legal(seat)
    advice = hint(match.game, match.box, view, seat, legal, 1, Budget(iterations=20))
    assert advice.move in legal.numbers
    assert set(advice.gains) == set(match.game.lines)
    assert advice.sentence(match.game, match.box, view, seat, match.names, words_for(name, "en"))
    assert advice == hint(match.game, match.box, view, seat, legal, 1, Budget(iterations=20))


def test_a_position_has_one_seed_for_hints_and_others_have_others():
    match, seat = a_decision("galore")
    before = match.view(seat)
    match.play(seat, match.legal(seat).numbers[0])
    assert hint_seed(before, seat) == hint_seed(before.copy(), seat)
    assert len({hint_seed(before, 0), hint_seed(before, 1), hint_seed(match.view(seat), seat)}) == 3


WINS = {"share": "60%", "other": "40%"}


@pytest.mark.parametrize(
    ("advice", "told"),
    [
        (Advice(0, 1, {"golems": -2.0}), ["hint-even"]),  # never a bare loss
        (Advice(0, 1, {"golems": -2.0}, wins=(0.6, 0.4)), ["hint-wins", "hint-cost", "line-golems"]),
        (Advice(0, 1, {"golems": -2.0, "bats": 3.0}), ["line-bats", "hint-cost", "line-golems"]),
        (Advice(0, 1, {}, rival=-1.5), ["hint-rival"]),
        (Advice(0, 0, {"bats": 3.0}, even=1), ["line-bats", "hint-even"]),
        (Advice(0, 0, {}), ["hint-only"]),
    ],
)
def test_a_hint_says_what_speaks_for_a_move_before_what_it_costs(advice, told):
    match, seat = a_decision("galore")
    words = words_for("galore", "en")
    sentence = advice.sentence(match.game, match.box, match.view(seat), seat, match.names, words)
    other = match.game.say_move(match.box, match.view(seat), seat, 1, match.names, words)
    facts = {"hint-even": {"other": other}, "hint-wins": WINS, "hint-cost": {"reasons": "|"}}
    places = [sentence.find(words.say(message, **facts.get(message, {})).partition("|")[0]) for message in told]
    assert -1 not in places
    assert places == sorted(places)
    assert ("hint-cost" in told) == (words.say("hint-cost", reasons="|").partition("|")[0] in sentence)


def test_a_hint_that_has_an_equal_is_compared_with_something_that_shows_why():
    good, poor = Outlook({"points": 5.0}, 1.0, 0.5, {}), Outlook({"points": 3.0}, 1.0, 0.5, {})
    advice = explained(7, {7: good, 8: good, 9: poor})
    assert (advice.instead_of, advice.gains, advice.even) == (9, {"points": 2.0}, 8)


def test_what_is_won_needs_no_signs_and_costs_none():
    advice = Advice(0, 1, {"escaped": 1.0}, signs={"keys": -3.0})
    words = words_for("geisterbahn", "en")
    assert (advice.reasons(words), advice.costs(words)) == (["Escaped +1.0"], [])


def test_a_hint_without_any_reason_says_what_is_as_good():
    same = Outlook({"points": 5.0}, 1.0, 0.5, {})
    assert (explained(7, {7: same, 8: same}).instead_of, explained(7, {7: same, 8: same}).has_reason) == (8, False)


def test_an_outlook_is_better_only_in_every_respect():
    poor, rich = Outlook({"points": 3.0}, 1.0, 0.5, {}), Outlook({"points": 5.0}, 1.0, 0.5, {})
    assert rich.beats(poor)
    assert not poor.beats(rich)
    assert not Outlook({"points": 5.0}, 1.0, 0.4, {}).beats(poor)


def test_the_ghost_train_gives_reasons_where_nothing_is_scored_yet():
    match, seat = a_decision("geisterbahn")
    advice = hint(match.game, match.box, match.view(seat), seat, match.legal(seat), 1, Budget(iterations=20))
    assert set(advice.signs) == {"morale", "code", "found", "keys", "rival-morale"}
    for lang in ("en", "es", "de"):
        words = words_for("geisterbahn", lang)
        assert all(words.has(f"sign-{name}") for name in advice.signs)


def test_the_generator_of_a_search_is_its_own():
    match, seat = a_decision("galore")
    view = match.view(seat)
    assert not np.any(view.chance)
    assert seed_words(1).tolist() != match.state.chance.tolist()
