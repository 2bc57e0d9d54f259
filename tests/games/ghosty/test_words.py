"""Gho Gho Ghosty: what people read about the table."""

from __future__ import annotations

from typing import Any

from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import LANGUAGES, Words, words_for

from .build import bet, ghosty, take

NAMES = ["Ada", "Ben", "Cy", "Dee"]
EN = words_for("ghosty", "en")


def told(match: Match, move: str, words: Words = EN) -> list[str]:
    """What a spectator hears of the next move of whoever is asked."""
    game, seat, number = match.game, match.pending[0], match.game.moves.number(move)
    known = None if game.hides_move(match.state, number) else number
    before = match.view(SPECTATOR)
    match.play(seat, move)
    return game.tell(match.box, before, match.view(SPECTATOR), seat, known, NAMES, words)


def engines(match: Match) -> dict[str, dict[str, Any]]:
    described = match.game.describe(match.box, match.view(SPECTATOR))
    return {one["colour"]: one for one in described["engines"]}


def needs(match: Match, colour: str, seat: int) -> list[tuple[int, int]]:
    rival = next(rival for rival in engines(match)[colour]["rivals"] if rival["seat"] == seat)
    return [(way["carriages"], way["passengers"]) for way in rival["needs"]]


def test_a_bet_is_told_without_its_colour():  # GHO-07
    assert told(ghosty("", "", ""), "bet red") == ["Ben placed a bet."]


def test_a_free_engine_needs_three():  # GHO-14
    match = ghosty("r2", "", display="b0")
    assert (engines(match)["red"]["holder"], needs(match, "red", 0)) == (None, [(2, 0)])


def test_a_held_engine_needs_more_carriages_or_more_passengers():  # GHO-15
    match = ghosty("r0 r1 r1", "r1", display="b0", engines={"red": 0})
    assert (engines(match)["red"]["holder"], needs(match, "red", 1)) == (0, [(3, 0), (2, 2)])


def test_a_rival_with_a_fuller_train_needs_only_draw_level():  # GHO-15
    match = ghosty("r0 r1 r1", "r2 r2", display="b0", engines={"red": 0})
    assert needs(match, "red", 1) == [(1, 0)]


def test_more_passengers_than_carriages_can_seat_are_no_way():  # GHO-15
    match = ghosty("r2 r2 r2", "r0 r0", display="b0", engines={"red": 0})
    assert needs(match, "red", 1) == [(2, 0)]


def test_a_level_rival_needs_one_more():  # GHO-15
    match = ghosty("r2 r2 r2", "r2 r2 r1", display="b0", engines={"red": 0})
    assert needs(match, "red", 1) == [(1, 0)]


def test_the_bets_and_the_new_round_are_told_in_order():  # GHO-09 GHO-10 GHO-13
    match = ghosty("", "", "", pile="g2 b0 y1")
    bet(match, "red", "purple")
    take(match, "r0", "y0")
    assert told(match, "take 1") == [
        "Ben took the red carriage (1 passenger).",
        "Cy bet on purple. Nothing this time.",
        "New on display: green carriage (2 passengers), blue carriage (empty), yellow carriage (1 passenger).",
        "Round 2. Ben is Mr. Ghosty.",
    ]


def test_a_snatched_engine_is_told():  # GHO-15
    match = ghosty("r0 r0 r0", "r2 r2 r2", engines={"red": 1})
    bet(match, "purple")
    assert told(match, "take 1") == [
        "Ada took the red carriage (empty).",
        "Ada snatched the red engine from Ben.",
    ]


def test_a_right_bet_that_comes_too_late_is_told():  # GHO-11
    match = ghosty("", "", "", "", display="r0 r1 y0 y1", pile="")
    bet(match, "red", "red", "red")
    take(match, "r0", "r1", "y0")
    assert "Cy bet on red. Right, but there is no carriage left." in told(match, "take 1")


def asked(match: Match) -> str:
    seat = match.pending[0]
    return match.game.ask(match.box, match.view(seat), seat, NAMES, EN)


def test_whoever_may_only_take_is_not_asked_to_draw():  # GHO-11
    match = ghosty("", "", pile="")
    bet(match, "red")
    take(match, "r0", "y0")
    assert asked(match) == "You guessed right, and the pile is empty: take a carriage from the display."


def test_whoever_may_only_draw_is_not_asked_to_take():  # GHO-11
    match = ghosty("", "", display="r0 y0")
    bet(match, "red")
    take(match, "r0", "y0")
    assert asked(match) == "You guessed right, and the display is empty: draw a carriage from the pile."


def test_the_picture_shows_trains_engines_and_what_is_missing():  # GHO-15
    match = ghosty("r0 r1 r1", "r1", display="b2", pile="p0", engines={"red": 0})
    assert match.game.picture(match.box, match.view(1), 1, NAMES, EN).splitlines() == [
        "Round 1. Mr. Ghosty: Ada. 1 carriage in the pile.",
        "",
        "   1    ",
        "┌──────┐",
        "│ blue │",
        "│  ☺☺  │",
        "└──o───┘",
        "",
        "Ada: 6 points, Mr. Ghosty",
        "  red    ◄☻][0][1][1]",
        "",
        "Ben: 0 points",
        "  red       [1]                      3 more for the engine, or 2 with 2 passengers",
    ]


def test_all_languages_have_the_same_messages():
    def ids(language: str) -> set[str]:
        from ghostyard.core.words import message_files

        lines = message_files("ghosty", language)[1].read_text(encoding="utf-8").splitlines()
        return {line.split(" = ")[0] for line in lines if " = " in line and line[0].isalpha()}

    assert all(ids(language) == ids("en") for language in LANGUAGES)
