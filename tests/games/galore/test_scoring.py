"""Scoring: the worked example, one small hand-counted board per clause, and the reference scorer beside each."""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.games.galore import GAME
from ghostyard.games.galore.rules.moves import cell_name
from ghostyard.games.galore.rules.names import describe
from ghostyard.games.galore.rules.real_table import Table, set_up
from ghostyard.games.galore.rules.scoring import COLUMNS, DEAD_ENDS
from ghostyard.games.galore.rules.sheet import paths_of
from tests.games.galore import oracle
from tests.games.galore.build import EXAMPLE, LINES, answer, board, crowd, line, random_match

GREG, MARY = EXAMPLE["players"]


def path_through(player, *cells):
    """The one path that uses exactly these cells."""
    (found,) = [p for p in oracle.paths(player) if {section.cell for section in p} == set(cells)]
    return found


# The worked example.


def test_greg_and_mary_score_as_printed():  # GAL-20..33
    greg, mary = answer(GREG, MARY)["players"]
    assert list(greg["lines"]) == list(mary["lines"]) == LINES.split()
    assert list(greg["lines"].values()) == [1, 6, 4, 8, 8, 9, 10, 17, 6, 4, 6, 16, 2]
    assert list(mary["lines"].values()) == [1, 24, 4, 5, 4, 7, 15, 8, 9, 6, 10, 8, 1]
    assert (greg["total"], mary["total"]) == (97, 102)
    assert answer(GREG, MARY)["winners"] == ["Mary"]


def test_greg_and_mary_own_what_the_example_says():  # GAL-02, GAL-03
    def kinds(player):
        return Counter(kind for each in player["tiles"] for kind, _ in each["monsters"])

    one = {"dragon": 1, "golem": 1, "satyr": 1, "slime": 1}
    assert kinds(GREG) == one | {"ghost": 2, "skeleton": 4, "bat": 3, "werewolf": 3, "wisp": 2}
    assert kinds(MARY) == one | {"ghost": 4, "skeleton": 1, "bat": 4, "werewolf": 2, "wisp": 3}
    assert sorted(oracle.diamonds(GREG)) == [1, 3]
    assert sorted(oracle.diamonds(MARY)) == [1, 1, 1, 3]


@pytest.mark.parametrize("player", [GREG, MARY])
def test_example_tiles_could_be_printed(player):  # GAL-05
    for each in player["tiles"]:
        kinds = [kind for kind, _ in each["monsters"]]
        assert 1 <= len(kinds) <= 3
        assert len(set(kinds)) == len(kinds)
        assert len(each.get("diamonds", [])) <= 1


def test_gregs_longest_path_holds_all_kinds_but_slime():  # GAL-19, GAL-23, GAL-31
    longest, second = sorted(oracle.paths(GREG), key=len, reverse=True)[:2]
    assert (len(longest), len(second)) == (8, 3)
    assert oracle.doors(GREG, longest) == sorted(GREG["doors"]["tooth"])
    assert {oracle.Section(4, 0), oracle.Section(4, 1)} <= longest
    riders = oracle.crowd(GREG, longest)
    assert riders.count("ghost") == 2
    assert len(set(riders)) == 8
    assert "slime" not in riders


def test_gregs_other_path_lies_at_the_bottom_left():  # GAL-32
    path = path_through(GREG, 6, 7)
    assert len(path) == 2
    assert len(oracle.doors(GREG, path)) == 2


def test_marys_other_path_is_in_the_upper_right_corner():  # GAL-32
    (path,) = [p for p in oracle.paths(MARY) if oracle.doors(MARY, p) == ["E1", "N3"]]
    assert {section.cell for section in path} == {2}
    assert len(path) == 1


def test_marys_ghosts_share_a_path_and_her_bottom_bat_is_alone():  # GAL-21, GAL-26
    assert 4 in [oracle.crowd(MARY, path).count("ghost") for path in oracle.paths(MARY)]
    bats = oracle.cells(MARY, "bat")
    (bottom,) = [cell for cell in bats if cell >= 6]
    assert not any(oracle.neighbour(bottom, edge) in bats for edge in "NESW")


# Clause by clause.


def test_turns_go_clockwise():  # GAL-01
    found = [oracle.edges({"track": "curve", "turn": turn})[0] for turn in range(4)]
    assert found == [["N", "E"], ["E", "S"], ["S", "W"], ["W", "N"]]


def test_a_closed_loop_is_one_path():  # GAL-19
    loop = board("c1 c2 . c0 c3 . . . .")
    (path,) = oracle.paths(loop)
    assert len(path) == 4
    assert oracle.doors(loop, path) == []


def test_a_bridge_keeps_its_two_paths_apart():  # GAL-19
    assert len(oracle.paths(board(". s0 . s1 b0 s1 . s0 ."))) == 2


@pytest.mark.parametrize(("number", "points"), [(0, -5), (1, 1), (2, 4), (8, 64), (9, 81)])
def test_dragons_score_squares_and_none_costs_five(number, points):  # GAL-20
    assert line("dragons", crowd("dragon", number)) == points


def test_three_ghosts_on_a_path_score_six_each_without_a_door():  # GAL-21
    loop = ". c1:ghost c2:ghost . c0:ghost c3 . . s0:ghost"
    assert line("ghosts", loop) == 3 * 6 + 3


def test_ghosts_on_two_sections_of_a_tile_are_not_together():  # GAL-21
    assert line("ghosts", ". . . . b0:ghost,ghost,ghost/1 . . . .") == 9


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("s0:golem . . . . . . . .", 4),
        ("s0:golem s0:golem . . . . . . .", 0),
        ("s0:golem . . . s0:golem . . . .", 10),
        ("s0:golem s0:golem . . . s0:golem . s0:golem .", 10),
        ("s0:golem,golem . . . . . . . .", 10),
        ("s0:golem . s0:golem . s0:golem . s0:golem . s0:golem", 40),
    ],
)
def test_golems_want_no_golem_next_door(text, points):  # GAL-22
    assert line("golems", text) == points


def test_each_satyr_counts_the_kinds_on_its_path():  # GAL-23
    column = "s0:satyr,bat . . s0:bat,ghost . . b0:satyr,slime/1 . ."
    assert line("satyrs", column) == 2 * 3


def test_skeletons_count_diamond_symbols_not_values():  # GAL-24
    assert line("skeletons", "s0:skeleton*3 s0:skeleton s0*12 . . . . . .") == 2 * 3


def test_slimes_count_a_double_curve_twice():  # GAL-25
    assert line("slimes", "s0:slime c0 d0 b0 c2 . . . .") == 4


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("s0:bat s0:bat . . . . . . s0:bat", 10),
        ("s0:bat . . . s0:bat . . . .", 0),
        (". . s0:bat s0:bat . . . . .", 0),
        ("s0:bat,bat . . . . . . . .", 0),
        ("s0:bat,bat s0:bat . . . . . . .", 15),
    ],
)
def test_bats_want_a_bat_next_door(text, points):  # GAL-26
    assert line("bats", text) == points


@pytest.mark.parametrize(
    ("packs", "points"),
    [
        ([2], [8]),
        ([2, 1], [13, 4]),
        ([2, 2], [13, 13]),
        ([0, 0], [0, 0]),
        ([1, 3, 3], [4, 22, 22]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_biggest_pack_gets_a_bonus(packs, points):  # GAL-27
    players = answer(*(board(crowd("werewolf", pack)) for pack in packs))["players"]
    assert [player["lines"]["werewolves"] for player in players] == points


@pytest.mark.parametrize(("number", "points"), [(0, 0), (3, 9), (4, 16), (6, 24), (7, 35)])
def test_wisps_like_company(number, points):  # GAL-28
    assert line("wisps", crowd("wisp", number)) == points


def test_diamonds_score_their_values():  # GAL-29
    assert line("diamonds", "s0*3 s0*12 . . . . . . .") == 6


COLUMN = "s0 . . s0 . . s0 . ."


@pytest.mark.parametrize("kind", ["bone", "tooth"])
def test_a_path_between_two_special_doors_scores_double(kind):  # GAL-30, GAL-31
    lines = answer(board(COLUMN, **{kind: "S1 N1"}))["players"][0]["lines"]
    other = {"bone": "tooth", "tooth": "bone"}[kind]
    assert (lines[kind], lines[other], lines["other"]) == (6, 0, 0)


def test_sections_count_not_tiles():  # GAL-30
    assert line("bone", ". s0 . c1 b0 c2 c0 s1 c3", bone="N2 S2") == 0
    assert line("bone", "s0 . . b0 c2 . c0 c3 .", bone="N1 W2") == 2 * 6


@pytest.mark.parametrize("doors", [{}, {"bone": "N1 E1"}, {"bone": "N1 E1", "tooth": "S1 E2"}, {"tooth": "N2 N3"}])
def test_any_other_path_from_door_to_door_scores_one_a_section(doors):  # GAL-32
    lines = answer(board(COLUMN, **doors))["players"][0]["lines"]
    assert (lines["bone"], lines["tooth"], lines["other"]) == (0, 0, 3)


def test_one_door_is_no_path():  # GAL-32
    assert line("other", "s0 . . s0 . . s1 . .") == 0


def test_a_dead_end_needs_a_neighbour_tile_without_track_there():  # GAL-33
    assert answer(board("s1 s0 . . . . . . ."))["players"][0]["dead_ends"] == 1
    assert answer(board("s1 . . . . . . . ."))["players"][0]["dead_ends"] == 0


def test_a_tie_goes_to_fewer_dead_ends():  # GAL-33
    tidy, untidy = board(". . . . s0 . . . .", "tidy"), board(". . . . s0 . . s1 .", "untidy")
    result = answer(untidy, tidy)
    assert result["players"][0]["total"] == result["players"][1]["total"]
    assert result["winners"] == ["tidy"]


def test_one_point_more_beats_any_number_of_dead_ends():  # GAL-33
    untidy = board("s0*1 s1 s0 s1 s0 s1 s0 s1 s0", "untidy")
    result = answer(board(". . . . s0 . . . .", "tidy"), untidy)
    assert [player["dead_ends"] for player in result["players"]] == [0, 12]
    assert result["winners"] == ["untidy"]


def test_a_full_tie_is_a_shared_victory():  # GAL-33
    assert answer(board(COLUMN, "A"), board(COLUMN, "B"))["winners"] == ["A", "B"]


def test_an_outer_edge_without_a_door_is_a_dead_end():  # GAL-33
    match = random_match(seats=2, seed=3)
    before = GAME.lines_of(match.box, match.state)[:, DEAD_ENDS]
    match.box.door[:] = 0
    after = GAME.lines_of(match.box, match.state)[:, DEAD_ENDS]
    assert (after > before).all()


def test_a_described_outer_edge_without_a_door_is_a_dead_end():  # GAL-04 GAL-33
    player = answer(board(COLUMN, none="N1"))["players"][0]
    assert (player["lines"]["other"], player["dead_ends"]) == (0, 1)


def test_a_bone_door_is_joined_past_edges_without_doors():  # GAL-04 GAL-30
    assert line("bone", COLUMN, bone="N1 S1", none="E1 E2 E3 W1") == 6


def test_no_edge_is_named_twice():  # GAL-04
    with pytest.raises(Mistake) as caught:
        answer(board(COLUMN, bone="N1 S1", none="S1"))
    assert (caught.value.code, caught.value.clause) == ("galore-doors", "GAL-04")


def test_a_door_that_is_not_there_is_named_as_no_reason():  # GAL-32
    reasons = answer(board("s0:ghost . . s0 . . s0 . .", none="N1"), check=False)["players"][0]["reasons"]
    assert "door S1" in reasons["ghosts"][0]["things"]
    assert "door N1" not in reasons["ghosts"][0]["things"]


@pytest.mark.parametrize(
    ("doors", "notes"),
    [
        ({}, ["note-no-doors"]),
        ({"tooth": "N1 E1"}, ["note-no-bone-doors"]),
        ({"bone": "N1 E1"}, ["note-no-tooth-doors"]),
        ({"bone": "N1 E1", "tooth": "S1 E2"}, []),
    ],
)
def test_a_board_without_its_special_doors_is_scored_with_a_note(doors, notes):  # GAL-30 GAL-31
    assert answer(board(COLUMN, "Ada", **doors))["notes"] == [{"note": note, "name": "Ada"} for note in notes]


def test_a_board_without_any_doors_gets_a_note_too():  # GAL-30 GAL-31
    nameless = board(COLUMN, "Ada")
    del nameless["doors"]
    assert answer(nameless, check=False)["notes"] == [{"note": "note-no-doors", "name": "Ada"}]


def test_things_that_made_points_are_named():  # GAL-21 GAL-30
    sheet = answer(GREG, MARY, check=False)["players"][0]["reasons"]
    assert sheet["bone"][0]["points"] == 6
    assert sum(thing.startswith("section") for thing in sheet["bone"][0]["things"]) == 3
    assert sum(thing.startswith("door") for thing in sheet["bone"][0]["things"]) == 2


LOOPS = "c1 c2 . c0 c3 . . . ."  # four curves in a ring


@pytest.mark.parametrize("text", [LOOPS, COLUMN, "d0 d1 b0 b1 d0 d1 s0 c0 d2"])
def test_a_path_is_as_long_as_it_has_sections(text):  # GAL-19
    box, s = set_up(msgspec.convert({"game": "galore", "players": [board(text)]}, Table))
    paths = paths_of(box, s, 0)
    assert [path.length for path in paths] == [len(path.sections) for path in paths]


def test_a_closed_loop_is_a_path():  # GAL-19
    assert line("ghosts", "c1:ghost c2:ghost . c0:ghost c3 . . . .") == 18


def test_a_score_sheet_is_written_anew():  # GAL-20..33
    match = random_match(seats=3, seed=8)
    used = np.full((3, COLUMNS), 77, np.int32)
    GAME.rules.score(match.box, match.state, used)
    assert (used == GAME.lines_of(match.box, match.state)).all()


def as_table(match: Match) -> dict:
    """A finished match as a file that describes a real table."""
    players = describe(match.box, match.state)["players"]
    tiles = [[{k: tile[k] for k in ("track", "turn", "monsters", "diamonds")} for tile in p["tiles"]] for p in players]
    return {
        "game": "galore",
        "players": [
            {"name": name, "doors": player["doors"], "tiles": laid}
            for name, player, laid in zip(match.names, players, tiles, strict=True)
        ],
    }


@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**64))
def test_whole_games_score_as_the_reference_says(seats, seed):  # GAL-19..GAL-33
    match = random_match(seats, seed)
    expected = oracle.score(as_table(match))
    sheets = [sheet.named() for sheet in match.sheets]
    assert [sheet["lines"] for sheet in sheets] == [player["lines"] for player in expected["players"]]
    assert [sheet["dead_ends"] for sheet in sheets] == [player["dead_ends"] for player in expected["players"]]
    winners = [name for name, rank in zip(match.names, match.ranks, strict=True) if rank == 1]
    assert winners == expected["winners"]


def test_cells_are_named_like_a_map():
    assert [cell_name(cell) for cell in (0, 4, 8)] == ["a1", "b2", "c3"]
