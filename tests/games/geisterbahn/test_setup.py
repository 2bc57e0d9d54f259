"""Set-up: what is in the box, how it is dealt, and which editions are refused. GEI-01..11"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from ghostyard.core.edition import EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.core.match import Match
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, RING
from ghostyard.games.geisterbahn.rules.cards import is_horror, is_item
from ghostyard.games.geisterbahn.rules.faces import CLASS_NAMES, HORROR_NAMES, ITEM_NAMES
from ghostyard.games.geisterbahn.rules.names import describe
from tests.games.geisterbahn.build import GAME, Train, dead_end

BOX = GAME.edition()
TEXT = (files("ghostyard") / "games" / "geisterbahn" / "edition.toml").read_text(encoding="utf-8")


def kinds_on_board() -> Counter[str]:
    return Counter(tile["kind"] for tile in describe(BOX, Match(GAME, 3, seed=1).state)["board"])


def test_the_board_has_37_tiles():  # GEI-01
    wanted = {"track": 28, "key chamber": 6, "encounters": 1, "items": 1, "gate house": 1}
    assert kinds_on_board() == wanted


def test_rings_of_1_6_12_and_18_with_key_chambers_in_the_corners():  # GEI-01
    assert Counter(RING) == {0: 1, 1: 6, 2: 12, 3: 18}
    state = Match(GAME, 3, seed=1).state
    keys = [tile["cell"] for tile in describe(BOX, state)["board"] if tile["kind"] == "key chamber"]
    assert sorted(keys) == ["a1", "a4", "d1", "d7", "g1", "g4"]


def ways(cell: str, train: Train) -> dict[str, list[str]]:
    return describe(train.box, train.s)["board"][CELL_NAMES.index(cell)]["ways"]


def test_a_plain_track_joins_two_edges():  # GEI-02
    assert ways("d3", Train().track("d3", "n-s")) == {"n": ["s"], "s": ["n"]}


def test_from_a_branch_of_a_switch_one_goes_to_the_stem():  # GEI-02
    assert ways("d3", Train().track("d3", "n<se,sw")) == {"n": ["se", "sw"], "se": ["n"], "sw": ["n"]}


def test_a_roundabout_can_be_left_where_one_came_from():  # GEI-02
    assert ways("d3", Train().track("d3", "o n-se-sw"))["n"] == ["n", "se", "sw"]


def test_crossing_tracks_do_not_touch():  # GEI-02
    assert ways("d3", Train().track("d3", "n-s ne-sw"))["n"] == ["s"]


@pytest.mark.parametrize(
    ("card", "horror", "item"), [(0, 0, 0), (1, 1, 0), (51, 1, 0), (52, 0, 1), (66, 0, 1), (67, 0, 0)]
)
def test_51_cards_are_horrors_and_15_are_items(card, horror, item):  # GEI-04 GEI-05
    assert (is_horror(card), is_item(card)) == (bool(horror), bool(item))


def test_the_two_chambers_lie_opposite_on_the_ring_of_twelve():  # GEI-03
    board = describe(BOX, Match(GAME, 3, seed=1).state)["board"]
    first, second = (number for number, tile in enumerate(board) if tile["kind"] in ("encounters", "items"))
    assert RING[first] == 2
    assert first + second == 36


def test_a_chamber_has_one_track_end():  # GEI-03
    board = describe(BOX, Match(GAME, 3, seed=1).state)["board"]
    assert all(len(tile["ways"]) == 1 for tile in board if tile["kind"] not in ("track", "gate house"))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('plain = [["n", "s"]]', 'plain = [["n", "s"], ["ne", "sw"]]', "edition-count"),  # GEI-03
        ('plain = [["n", "s"]]', 'plain = [["n", "n"]]', "geisterbahn-edge-twice"),  # GEI-02
        ('switch = ["n", "se", "sw"]', 'switch = ["n", "se"]', "geisterbahn-track"),  # GEI-02
        ('a1 = "se"', 'a1 = "n"', "geisterbahn-frame"),  # GEI-12
        ('a1 = "se"', 'a2 = "se"', "geisterbahn-corners"),  # GEI-01
        ('encounters = ["b3"', 'encounters = ["b2"', "geisterbahn-opposite"),  # GEI-03
        ('name = "grendel"', 'name = "gremlin"', "geisterbahn-horror"),  # GEI-04
        ('gate = ["n", "se", "sw"]', 'gate = ["n", "se"]', "edition-count"),  # GEI-18
        ("rise_to = 5", "rise_to = 10", "value-large"),  # GEI-05
    ],
)
def test_an_edition_that_breaks_the_rules_is_told_with_its_line(old, new, code):  # GEI-01..05
    assert old in TEXT
    with pytest.raises(Mistake) as caught:
        GAME.read_edition(EditionFile.parse(TEXT.replace(old, new, 1), "mine.toml"))
    assert caught.value.code in (code, "geisterbahn-place")
    assert "mine.toml:" in caught.value.facts["file"]


def test_51_horrors_in_five_classes_of_which_eleven_have_an_effect():  # GEI-04
    assert len(set(HORROR_NAMES)) == 51
    assert {int(sort) for sort in BOX.class_of[1:]} == set(range(1, 1 + len(CLASS_NAMES)))
    assert (BOX.effect > 0).sum() == 11


def test_success_is_mostly_nothing_and_failure_mostly_two():  # GEI-04
    assert Counter(BOX.success[1:].tolist()).most_common(1)[0][0] == 0
    assert Counter(BOX.failure[1:].tolist()).most_common(1)[0][0] == -2
    assert set(BOX.failure[1:].tolist()) <= {-1, -2, -3}


def test_fifteen_items_and_ten_encounters():  # GEI-05
    assert len(set(ITEM_NAMES)) == 15
    assert sorted(BOX.rise_to.tolist())[-3:] == [0, 5, 6]


def test_an_encounter_helps_only_within_its_bounds():  # GEI-05
    train = at_encounters(morale=3, number=3)  # 1 to 2: +4
    assert train.s.morale[0] == 3


def test_crowley_raises_morale_to_five_and_never_lowers_it():  # GEI-05
    assert at_encounters(morale=2, number=1).s.morale[0] == 5
    assert at_encounters(morale=8, number=1).s.morale[0] == 8


def at_encounters(morale: int, number: int) -> Train:
    train = Train().track("b4", "n-s").faces("b3", "s").car(0, "b4", "n").morale(0, morale)
    return train.only_encounter(number).turn_of(0).go("drive")


def test_six_kinds_of_five_keys():  # GEI-06
    state = Match(GAME, 3, seed=2).state
    assert sorted(state.pile_kind.tolist()) == [1, 2, 3, 4, 5, 6]
    assert state.pile_left.tolist() == [5] * 6


def test_how_kinds_are_shown_changes_nothing_else():  # GEI-06
    numbers, symbols = (Match(GAME, 3, seed=2, options={"shown-as": shown}).state for shown in (0, 2))
    symbols.option[:] = numbers.option
    assert numbers == symbols


def test_everybody_starts_with_morale_9():  # GEI-07
    assert Match(GAME, 5, seed=3).state.morale.tolist() == [9] * 5


def test_nobody_knows_which_kind_lies_where():  # GEI-08
    match = Match(GAME, 3, seed=4)
    assert not any(match.view(seat).pile_kind.any() for seat in (-1, 0, 1, 2))


def test_open_piles_are_an_option():  # GEI-08
    match = Match(GAME, 3, seed=4, options={"open-piles": True})
    assert match.view(1).pile_kind.tolist() == match.state.pile_kind.tolist()


def test_piles_are_laid_out_at_random():  # GEI-08
    assert len({tuple(Match(GAME, 3, seed=seed).state.pile_kind.tolist()) for seed in range(20)}) > 15


def test_the_code_is_three_of_six_cards_and_nobody_has_seen_it():  # GEI-09
    match = Match(GAME, 4, seed=5)
    assert sorted(match.state.code.tolist()) == [1, 2, 3, 4, 5, 6]
    assert not any(match.view(seat).code.any() for seat in range(-1, 4))


def test_three_horrors_each_and_one_mixed_into_items_and_encounters():  # GEI-10
    state = Match(GAME, 5, seed=6).state
    assert state.held.tolist() == [3] * 5
    assert sum(0 < card <= 51 for card in state.item_pile.tolist()) == 1
    assert sum(0 < card <= 51 for card in state.encounter_pile.tolist()) == 1


def test_cars_start_in_the_gate_house_on_tracks_of_their_own():  # GEI-11
    state = Match(GAME, 5, seed=7).state
    assert set(state.cell.tolist()) == {CELL_NAMES.index("d4")}
    assert len(set(state.edge.tolist())) == 5


def test_the_starter_is_drawn_and_play_passes_to_the_left():  # GEI-11
    assert len({int(Match(GAME, 5, seed=seed).state.active) for seed in range(30)}) == 5
    train = dead_end().go("drive", "play the golem", "roll", roll=1)
    assert train.s.active == 1


def test_nothing_has_been_left_when_the_game_begins():  # GEI-11 GEI-15
    assert not Match(GAME, 3, seed=1).state.left.any()
