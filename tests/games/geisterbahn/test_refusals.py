"""Why a move is refused: at every question the moves of others, and what is not there. GEI-12..65"""

from __future__ import annotations

import pytest

from ghostyard.core.errors import Refused
from tests.games.geisterbahn.build import Train, dead_end, terrified


def why_not(train: Train, move: str) -> str:
    """The code of the refusal; empty if the move is fine."""
    try:
        train.go(move)
    except Refused as refused:
        return refused.code
    return ""


def at_step_one() -> Train:
    return dead_end()


def facing() -> Train:
    return dead_end().hand(1, "the golem", "selenite").go("drive", "play the golem")


def choosing_a_horror() -> Train:
    return dead_end().hand(1, "the golem", "garlic").go("drive")


def with_too_many() -> Train:
    cards = ("carmilla", "lord ruthven", "count orlok", "martian", "selenite", "moon calf")
    return dead_end().hand(0, *cards).go("drive", "play the golem", "roll", roll=1)


def losing_an_item() -> Train:
    train = dead_end().hand(0, "garlic", "carmilla").hand(1, "the hand", "selenite")
    return train.turn_of(0).go("drive", "play the hand", "roll", roll=10)


def losing_a_key() -> Train:
    train = dead_end().keys(0, "a1").hand(1, "mijnheer vanderhusen", "selenite")
    return train.go("drive", "play mijnheer vanderhusen", "roll", roll=10)


def passing_on() -> Train:
    return terrified("wendigo", 1)


def choosing_whom() -> Train:
    return terrified("haunting rickshaw", 1)


def mugging() -> Train:
    return dead_end().car(1, "d2", "s").turn_of(0).go("drive", "play the golem", "roll", roll=1)


def looting() -> Train:
    return mugging().morale(0, 5).go("mug 2", roll=6)


def at_gate(*keys: str) -> Train:
    train = Train().track("d3", "n-s").track("d2", "n-s").car(0, "d2", "s").code(1, 2, 3)
    return train.piles(1, 2, 3, 4, 5, 6).keys(0, *keys).turn_of(0).go("drive")


def at_gate_with_a_key() -> Train:
    return at_gate("a1")


def trying() -> Train:
    return at_gate("a1", "a4", "d1").go("lay a1")


def at_a_switch() -> Train:
    return Train().track("d3", "n-s").track("d2", "s<ne,nw").car(0, "d3", "n").turn_of(0).go("drive")


def at_a_teleporter() -> Train:
    train = Train().track("c2", "n-s").track("c1", "n-s").track("e1", "n-s").car(0, "c2", "n")
    return train.turn_of(0).go("drive")


def with_the_pliers() -> Train:
    return dead_end().hand(0, "pliers", "carmilla").turn_of(0).go("use pliers f4")


# The moves that stand just before and after those that answer a question.
OTHERS = [
    (at_step_one, "swap a1"), (at_step_one, "ride n"),
    (at_a_switch, "drive"), (at_a_switch, "teleport a2 sw"), (at_a_switch, "stop"),
    (at_a_teleporter, "ride nw"), (at_a_teleporter, "through"),
    (with_the_pliers, "use pliers f2"), (with_the_pliers, "drive"),
    (choosing_a_horror, "roll"), (choosing_a_horror, "stop"),
    (facing, "terrify 1"), (facing, "play from the pile"), (facing, "decline"),
    (losing_an_item, "return a1"), (losing_an_item, "discard carmilla"),
    (losing_a_key, "decline"), (losing_a_key, "mug 1"), (losing_a_key, "discard muzzle loader"),
    (passing_on, "protect muzzle loader"), (choosing_whom, "roll"),
    (mugging, "take a card"), (mugging, "return g4"), (mugging, "done"),
    (looting, "look 1"), (looting, "mug 2"), (looting, "decline"),
    (with_too_many, "return a1"), (with_too_many, "decline"),
    (at_gate_with_a_key, "take nothing"), (at_gate_with_a_key, "mug 1"),
    (trying, "done"), (trying, "look 3"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "move"), OTHERS)
def test_what_answers_another_question_is_not_for_now(position, move):  # GEI-65
    assert why_not(position(), move) == "not-now"


MISSING = [
    (choosing_a_horror, "play martian", "not-in-hand"),
    (choosing_a_horror, "play from the pile", "horror-in-hand"),
    (facing, "protect garlic", "no-protection"),
    (losing_an_item, "discard mirror", "no-such-item"),
    (losing_an_item, "discard book", "no-such-item"),
    (losing_an_item, "discard booze", "no-such-item"),
    (losing_an_item, "decline", "must-lose-item"),
    (losing_a_key, "return g4", "no-such-key"),
    (passing_on, "terrify 1", "not-them"),
    (mugging, "mug 1", "not-them"),
    (mugging, "mug 3", "not-them"),
    (looting, "take a key", "nothing-to-take"),
    (looting, "take the book", "nothing-to-take"),
    (looting, "take the booze", "nothing-to-take"),
    (lambda: looting().hand(1), "take a card", "nothing-to-take"),
    (with_too_many, "discard garlic", "not-in-hand"),
    (at_gate_with_a_key, "lay a1", "too-few-keys"),
    (trying, "lay g4", "no-such-key"),
    (lambda: at_gate("a1").go("look 1"), "look 2", "looked-already"),
    (at_a_switch, "ride s", "no-way"),
    (at_a_teleporter, "teleport c1 n", "no-door"),
    (with_the_pliers, "swap f4", "not-swappable"),
    (with_the_pliers, "swap d4", "not-swappable"),
]


@pytest.mark.parametrize(("position", "move", "code"), MISSING)
def test_what_is_not_there_is_refused_with_its_reason(position, move, code):  # GEI-15..65
    assert why_not(position(), move) == code


def test_whoever_must_turn_may_not_drive():  # GEI-13
    train = Train().track("d3", "n-s").track("d2", "ne-sw").car(0, "d3", "n").turn_of(0)
    assert why_not(train, "drive") == "must-turn"


def test_after_a_turn_there_is_no_other():  # GEI-12
    train = dead_end().hand(0, "garlic", "carmilla").turn_of(0).go("turn f4 +1")
    assert why_not(train, "turn f4 +1") == "no-more-turns"


def test_the_rickshaw_needs_a_horror_in_hand():  # GEI-42
    assert why_not(choosing_whom().hand(0, "garlic"), "terrify 2") == "not-in-hand"


def test_every_card_in_hand_may_be_discarded():  # GEI-25
    cards = ("carmilla", "lord ruthven", "count orlok", "martian", "selenite", "moon calf")
    assert with_too_many().legal == [f"discard {card}" for card in cards]
