"""A small sample of the conformance suite for the hunt: what mutants of rules and secrets run into, without words."""

from __future__ import annotations

import pytest

from ghostyard.core.conformance import Case, all_options, rules, secrets
from ghostyard.games import OURS, game

CHECKS = (
    rules.ends_within_its_bound,
    rules.legal_and_play_agree,
    rules.every_component_exists_once,
    rules.looking_changes_nothing,
    rules.score_sheets_add_up,
    secrets.everybody_counts_the_same_points,
    secrets.views_show_what_the_marks_say,
    secrets.first_lock,
    secrets.second_lock,
    secrets.secret_choices_stay_secret,
    rules.simultaneous_choices_commute,
    secrets.own_view_is_enough_to_move,
    secrets.taking_back_is_safe,
    secrets.nothing_is_forgotten,
    rules.determinized_worlds_play_on,
)
EVERY = {"galore": 7, "ghosty": 7, "graveyards": 41, "geisterbahn": 61}
TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}")
    for name in OURS
    for seats, options in zip(game(name).seats, reversed(all_options(game(name))), strict=False)
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_contract(check, name, seats, options):
    check(Case(game(name), seats, seed=seats, options=options, every=EVERY.get(name, 50)))
