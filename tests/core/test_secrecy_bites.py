"""The secrecy checks can fail: games with a planted leak are caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ghostyard.core.conformance import Case
from ghostyard.core.conformance.secrets import (
    a_spectator_sees_nothing_hidden,
    first_lock,
    second_lock,
    secret_choices_stay_secret,
    taking_back_is_safe,
)
from ghostyard.games import graveyards
from ghostyard.games.galore import GAME

RULES = GAME.rules


def leaking(field: str, **rules):
    """Ghosts Galore whose views show a field that they must not show."""

    def view(box, s, seat, out):
        RULES.view(box, s, seat, out)
        getattr(out, field)[:] = getattr(s, field)

    return replace(GAME, rules=replace(RULES, view=view, **rules))


def trusting_determinize(box, v, seat, chance, scratch, out):
    """Determinizes worlds around whatever secret tiles the view let through."""
    RULES.determinize(box, v, seat, chance, scratch, out)
    for other in range(v.seats):
        if v.secret[other]:
            swap = [place for place in range(78) if out.deck[place] == v.secret[other]]
            for place in swap:
                out.deck[place] = out.secret[other]
            out.secret[other] = v.secret[other]


def caught(check, game, seats=3, told=None):
    with pytest.raises(AssertionError, match=told):
        check(Case(game, seats, seed=5, options={"random-sides": True}, every=3))


def test_the_first_lock_catches_a_view_that_shows_the_deck():
    caught(first_lock, leaking("deck"), told="ply 0: .* the same viewer sees other `deck`: `deal_unseen` must")


def test_the_first_lock_catches_a_view_that_shows_the_generator():
    caught(first_lock, leaking("chance"))


def test_the_second_lock_catches_a_leak_that_determinize_goes_along_with():
    caught(
        second_lock, leaking("secret", determinize=trusting_determinize), told="`deal_unseen` must draw it at random"
    )


def test_worlds_that_leave_a_hidden_place_empty_are_caught():
    def with_a_gap(box, v, seat, chance, scratch, out):
        RULES.determinize(box, v, seat, chance, scratch, out)
        out.deck[40] = 0

    def deck(box, s, viewer):
        return {f"deck {place}": int(tile) for place, tile in enumerate(s.deck) if tile}

    gappy = replace(GAME, hidden=deck, rules=replace(RULES, determinize=with_a_gap))
    caught(second_lock, gappy, told=r"ply 0: only the truth has something at \['deck 40'\].*fill the very places")


def test_a_choice_that_shows_too_early_is_caught():
    caught(secret_choices_stay_secret, leaking("choice"))


def test_a_spectator_who_knows_more_is_caught():
    def hidden(box, s, viewer):
        return {} if viewer < 0 else GAME.hidden(box, s, viewer)

    caught(a_spectator_sees_nothing_hidden, replace(GAME, hidden=hidden))


def test_taking_back_after_a_draw_is_caught():
    def play(box, s, seat, move):
        before = int(s.revealed)
        RULES.play(box, s, seat, move)
        s.revealed = before

    caught(taking_back_is_safe, replace(GAME, rules=replace(RULES, play=play)))


def test_taking_back_what_others_have_seen_is_caught():
    def play(box, s, seat, move):
        revealed, drawn = int(s.revealed), int(s.drawn)
        graveyards.GAME.rules.play(box, s, seat, move)
        if s.drawn == drawn:  # a tile that was laid: nothing new for the player who held it, but for all others
            s.revealed = revealed

    careless = replace(graveyards.GAME, rules=replace(graveyards.GAME.rules, play=play))
    with pytest.raises(AssertionError, match="something new"):
        taking_back_is_safe(Case(careless, 2, seed=5, every=2))
