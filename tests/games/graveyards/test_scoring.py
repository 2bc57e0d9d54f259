"""Graveyards, Ghosts & Haunted Houses: sections, what they score, and who wins."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ghostyard.core.conformance import Case
from ghostyard.core.record import bytes_of
from ghostyard.games.graveyards import GAME
from ghostyard.games.graveyards.rules.moves import COLOUR_NAMES
from ghostyard.games.graveyards.rules.scoring import mark_best_section
from tests.games.graveyards import oracle
from tests.games.graveyards.build import answer, points, table, yard

# The four examples of the rulebook on one table: the kids join white and green, the investigator blue and green.
EXAMPLES = """
    wwww+gggbb
    wwwwbgg-bb
    oooo#oggbb
    oooowoowbb
    oowgwwwbbb
    wgwgwowogw
"""


def example(colour: str, map_: str = EXAMPLES) -> int:
    return points(map_, colour, houses="orange 0,2", under="o")


@pytest.mark.parametrize(("colour", "score"), [("white", 11), ("orange", 14), ("blue", 8), ("green", 7)])
def test_the_four_examples(colour, score):  # GRA-20 GRA-21
    assert example(colour) == score


def test_without_the_gravestone_the_other_orange_ghosts_count_too():  # GRA-20
    assert example("orange", EXAMPLES.replace("#", "o")) == 14 + 1 + 3


def test_the_examples_have_the_sections_that_the_rulebook_counts():  # GRA-20 GRA-21
    players = answer(table(EXAMPLES, houses="orange 0,2", under="o"))["players"]
    sizes = {colour: len(spaces) for player in players for colour, spaces in player["sections"].items()}
    assert sizes == {"white": 8 + 1, "orange": 10, "blue": 11 + 1, "green": 7 + 2}


def test_corners_do_not_join():  # GRA-20
    assert points("wooo owoo oowo ooow", "white") == 1


def test_other_colours_separate():  # GRA-20
    assert points("wwow wwow", "white") == 4


def test_sections_that_wind_up_and_down_are_found():  # GRA-20
    assert points("wowwwo wowowo wowowo wwwowo oooowo oooowo", "white") == 16


def test_kids_join_two_areas_of_a_colour():  # GRA-20
    assert points("ww+w oooo", "white") == 3 + 3


def test_an_investigator_joins_even_where_it_does_harm():  # GRA-20
    assert points("ww-w oooo", "white") == 3 - 3


def test_tokens_reached_through_tokens_belong_too():  # GRA-20
    assert points("w+-+ oooo", "white") == 1 + 3 - 3 + 3


def test_a_token_counts_for_every_colour_it_touches():  # GRA-20
    assert [points("w+oo bbgg", colour) for colour in ("white", "orange", "blue")] == [4, 5, 5]


def test_tokens_without_a_ghost_of_the_colour_are_no_section():  # GRA-20
    assert points("+obb gggg", "white") == 0
    assert points("+obb wgwg", "white") == 1 + 3


def test_the_highest_section_counts_even_if_it_is_negative():  # GRA-20
    assert points("w-oo -obb", "white") == 1 - 6


def test_a_colour_with_no_ghost_in_view_scores_nothing():  # GRA-20
    assert points("oobb oobb", "white") == 0


def test_the_highest_section_need_not_be_the_largest():  # GRA-21 GRA-22
    assert points("wwwooo www-oo ooooww ooooww", "white") == 4  # rather than six ghosts and an investigator


def test_ghosts_in_the_windows_of_the_own_house_count_double():  # GRA-21
    assert points("wwoo wwoo", "white", houses="white 0,0") == 8
    assert points("wwoo wwoo", "white", houses="white 1,0") == 4 + 2


def test_houses_count_in_play_as_on_a_real_table():  # GRA-21
    assert yard("wwww 0,0; oooo 1,0", houses="white 1,0").totals == [6, 4]


def test_a_house_outside_the_section_adds_nothing():  # GRA-21
    assert points("wwwwoo oooooo oooowo oooooo", "white", houses="white 4,2") == 4


def test_a_house_changes_nothing_for_other_colours():  # GRA-21
    assert points("wwwo wwwo", "white", houses="orange 1,0") == 6


def test_only_the_highest_section_of_a_colour_counts():  # GRA-22
    assert points("wwow wwow", "white") == 4


def test_two_colours_of_a_player_are_scored_apart_and_added():  # GRA-22
    scored = answer(table("wwoo bbbg", A="white blue", B="orange green"))
    assert [(player["lines"], player["total"]) for player in scored["players"]] == [
        ({"white": 2, "blue": 3}, 5),
        ({"orange": 2, "green": 1}, 3),
    ]
    assert scored["winners"] == ["A"]


def test_a_tie_is_shared():  # GRA-22
    assert answer(table("wwoo wwoo", A="white", B="orange"))["winners"] == ["A", "B"]
    match = yard("wwww 0,0; oooo 1,0")
    assert (match.totals, match.ranks) == ([4, 4], [1, 1])


def test_a_seat_scores_nothing_in_the_colours_of_others():  # GRA-22
    match = yard("wwoo 0,0; bbbb 1,0")
    assert GAME.lines_of(match.box, match.state).tolist() == [[2, 0, 4, 0], [0, 2, 0, 0]]


def test_with_three_players_the_fourth_colour_is_neutral():  # GRA-05 GRA-22
    match = yard("gggg 0,0", seats=3)
    assert match.totals == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fast_scorer_agrees_with_the_slow_one_all_through_a_game(seats):  # GRA-20 GRA-21 GRA-22
    for match, _, _ in Case(GAME, seats, seed=seats + 10, every=3).positions():
        document = GAME.describe(match.box, match.state)
        for colour in COLOUR_NAMES:
            section = document["sections"][colour]
            assert section["points"] == oracle.points(document, colour)
            spaces = {(x, y) for x, y in section["spaces"]}
            assert not spaces or (section["points"], spaces) in oracle.sections(document, colour)


def test_finding_sections_leaves_no_trace():  # GRA-22
    match = yard("wwoo 0,0; bbbb 1,0", tokens="kids 0,0", houses="white 2,0")
    before = bytes_of(match.state)
    rows = np.zeros(48, np.int64)
    assert mark_best_section(match.box, match.state, 0, rows) == 4
    assert rows[24:26].tolist() == [3 << 24, 0]
    assert bytes_of(match.state) == before


def random_table(luck: random.Random, tiles: int, stretch: float) -> dict:
    """Joined tiles that grow at random, further one way than the other, with tokens and houses where they fit."""
    cells = [(0, 0)]
    while len(cells) < tiles:
        x, y = luck.choice(cells[-3:] if stretch else cells)
        step = luck.choice([(1, 0), (-1, 0)] if luck.random() < stretch else [(0, 1), (0, -1)])
        cell = (x + step[0], y + step[1])
        if cell not in cells:
            cells.append(cell)
    laid = [{"x": x, "y": y, "spaces": luck.choices(COLOUR_NAMES, (5, 2, 2, 1), k=4)} for x, y in cells]
    spaces = luck.sample(sorted(oracle.printed({"tiles": laid})), min(4 * tiles, 16))
    kinds = ("kids", "investigator", "gravestone")
    return {
        "game": "graveyards",
        "players": [{"name": colour, "colours": [colour]} for colour in COLOUR_NAMES],
        "tiles": laid,
        "tokens": [{"x": x, "y": y, "kind": kinds[i % 3]} for i, (x, y) in enumerate(spaces[: tiles // 4])],
        "houses": [],
    }


@pytest.mark.parametrize("seed", range(12))
def test_real_tables_of_any_shape_are_scored_like_the_slow_scorer_does(seed):  # GRA-20 GRA-22
    luck = random.Random(seed)
    answer(random_table(luck, luck.randrange(1, 59), stretch=(0, 0.05, 0.95)[seed % 3]))
