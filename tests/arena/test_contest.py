"""The arena: all seatings of the same deals, honest intervals, and runs that go on after a break."""

from __future__ import annotations

import json

import pytest

from ghostyard.arena.contest import Contest, Plan, PlayedGame
from ghostyard.arena.ladder import duels, equivalent, remember, rung, table, write_page
from ghostyard.arena.standing import decided, interval, settled, standing
from ghostyard.arena.study import study
from ghostyard.arena.study_page import page
from ghostyard.core.errors import Mistake
from ghostyard.core.heuristics import AGAINST_RANDOM
from ghostyard.core.words import words_for
from ghostyard.games import game
from tests.ours import COMPLETE, GAMES

GALORE = game("galore")


def plan(*bots: str, seats: int = 2) -> Plan:
    return Plan("galore", bots, seats, seed=1)


def won(deal: int, seating: tuple[str, ...], *ranks: int) -> PlayedGame:
    return PlayedGame(deal, seating, ranks, tuple(100 - rank for rank in ranks))


def test_two_bots_sit_both_ways():
    assert plan("a", "b").seatings == [("a", "b"), ("b", "a")]


def test_two_bots_fill_four_seats_in_every_order():
    assert len(plan("a", "b", seats=4).seatings) == 6


def test_two_bots_at_three_seats_are_as_often_the_one_as_the_other():
    seatings = plan("a", "b", seats=3).seatings
    assert len(seatings) == 6
    assert sum(seating.count("a") for seating in seatings) == sum(seating.count("b") for seating in seatings) == 9


def test_what_is_asked_head_to_head_is_a_little_less_at_a_full_table():
    assert equivalent(0.6, plan("a", "b")) == pytest.approx(0.6)
    assert equivalent(0.6, plan("a", "b", seats=3)) == pytest.approx((3 / 4 + 3 / 7) / 2)
    assert equivalent(0.5, plan("a", "b", seats=3)) == pytest.approx(0.5)


def test_a_duel_is_decided_when_nothing_can_change_it_any_more():
    won_all = [won(d, ("a", "b"), 1, 2) for d in range(40)] + [won(d, ("b", "a"), 2, 1) for d in range(40)]
    assert decided("a", 0.6)(won_all)
    assert decided("b", 0.6)(won_all)
    assert not decided("a", 0.99)(won_all)


def test_three_bots_at_two_seats_meet_in_pairs():
    assert len(plan("a", "b", "c").seatings) == 6


def test_a_contest_plays_every_deal_in_every_seating():
    games = Contest(plan("bat", "random"), GALORE, deals=3).run(jobs=1)
    assert [(one.deal, one.seating[0]) for one in games] == [(d, b) for d in range(3) for b in ("bat", "random")]


def test_a_broken_run_goes_on_and_ends_like_an_unbroken_one(tmp_path):
    file = tmp_path / "games.jsonl"
    whole = Contest(plan("bat", "random"), GALORE, 3).run(jobs=2)
    Contest(plan("bat", "random"), GALORE, 2, file).run(jobs=1)
    with file.open("a") as stream:
        stream.write('{"deal": 2, "sea')  # the break came in the middle of a line
    again = Contest(plan("bat", "random"), GALORE, 3, file)
    assert len(list(again.wanted())) == 2
    assert again.run(jobs=1) == whole
    assert len(file.read_text().splitlines()) == 1 + 6


def test_a_file_of_another_contest_is_refused(tmp_path):
    file = tmp_path / "games.jsonl"
    Contest(plan("bat", "random"), GALORE, 1, file)
    with pytest.raises(Mistake, match="another contest"):
        Contest(plan("moth", "random"), GALORE, 1, file)


def test_half_a_deal_does_not_count():
    contest = Contest(plan("bat", "random"), GALORE, 2)
    contest.played[0, ("bat", "random")] = won(0, ("bat", "random"), 1, 2)
    assert contest.games == []


def test_a_standing_says_who_is_better_and_how_sure_it_is():
    games = [
        won(d, seating, *ranks) for d in range(30) for seating, ranks in ((("a", "b"), (1, 2)), (("b", "a"), (2, 1)))
    ]
    report = standing(plan("a", "b"), games)
    duel = report["duels"][0]
    assert (duel["bot"], duel["share"]) == ("a", 1.0)
    assert 0.9 < duel["interval"][0] < 1.0
    ratings = [entry["rating"] for entry in report["bots"]]
    assert ratings[0] > ratings[1]


def test_deals_that_each_seat_wins_once_tell_nobody_apart():
    games = [won(d, seating, 1, 2) for d in range(30) for seating in (("a", "b"), ("b", "a"))]
    report = standing(plan("a", "b"), games)
    assert report["duels"][0]["share"] == 0.5
    assert not settled(plan("a", "b"))(games)


def test_a_clear_case_is_settled_early_but_not_at_once():
    games = [won(d, ("a", "b"), 1, 2) for d in range(40)] + [won(d, ("b", "a"), 2, 1) for d in range(40)]
    enough = settled(plan("a", "b"))
    assert enough(games)
    assert not enough([one for one in games if one.deal < 5])


def test_more_deals_make_a_narrower_interval():
    few, many = interval([1.0, 0.5, 0.5, 1.0] * 5, 40), interval([1.0, 0.5, 0.5, 1.0] * 50, 400)
    assert few[0] < many[0] < 0.75 < many[1] < few[1]


def test_the_ladder_is_a_table_that_remembers(tmp_path):
    games = [
        won(d, seating, *ranks)
        for d in range(5)
        for seating, ranks in ((("bat", "moth"), (1, 2)), (("moth", "bat"), (2, 1)))
    ]
    line = rung(GALORE, plan("bat", "moth"), games, 0.6)
    file, sheet = tmp_path / "bots.json", tmp_path / "bots.md"
    assert len(remember([line], file)) == len(remember([line], file)) == 1
    sheet.write_text("# Bots\n\n<!-- ladder -->\nold\n<!-- end of ladder -->\nnotes\n", encoding="utf-8")
    write_page(sheet, [line])
    assert table([line]) in sheet.read_text(encoding="utf-8")
    assert "notes" in sheet.read_text(encoding="utf-8")
    assert "old" not in sheet.read_text(encoding="utf-8")


def test_the_strongest_owes_less_against_random_play_where_guessing_decides():
    for name in GAMES:
        asked = {(bot, other): least for bot, other, least in duels(game(name))}
        mind = game(name).heuristics
        assert len(asked) == 6
        assert asked["dragon", "random"] == (mind.against_random if mind else AGAINST_RANDOM)
    assert game("ghosty").heuristics.against_random < AGAINST_RANDOM


@pytest.mark.parametrize("name", COMPLETE[::2])
def test_a_study_is_one_page_that_fetches_nothing(name):
    seats = game(name).seats[0]
    one, ladder = Plan(name, ("bat",), seats, 1), Plan(name, ("moth", "bat"), seats, 1)
    found = study(game(name), one, ladder, 6, lambda *_: None)
    text = page(game(name), found, words_for(name, "de"))
    assert text.count("<svg") == text.count("<details>") == len(found.tables) == 7
    assert "Anteil" in text
    assert text.count("<text") > 20  # letters can be copied and read out
    assert 'src="http' not in text
    assert "@import" not in text


def test_a_study_says_its_numbers_too(tmp_path):
    from tests.cli.test_commands import answer

    said = answer("study", "galore", "--games", "6", "--out", tmp_path / "page.html", "--json")
    assert (said["games"], len(said["seats"]), sum(seat["share"] for seat in said["seats"])) == (6, 2, 1)
    assert [part["of"] for part in said["luck"]] == ["points", "victories"]
    assert sum(said["luck"][0][part] for part in ("seat", "deal", "level", "rest")) == pytest.approx(1, abs=0.001)


def test_the_command_answers_with_one_document(tmp_path):
    from tests.cli.test_commands import answer

    report = answer("arena", "galore", "--bots", "bat,random", "--games", "4", "--resume", tmp_path / "a.jsonl")
    assert report["games"] == 4
    assert json.dumps(report["duels"])
