"""Graveyards, Ghosts & Haunted Houses: locking, and what the four icons allow."""

from __future__ import annotations

import pytest

from tests.games.graveyards.build import after_icon, laid, offers, play, shown, tokens, why_not, yard

TWO = "wwww 0,0; wwoo 1,0"
HERE = (-1, 0)  # where `after_icon` lays its tile


# ---------------------------------------------------------------- locking


@pytest.mark.parametrize("lock", [{"tokens": "gravestone 0,0"}, {"houses": "orange 0,0"}, {"houses": "orange -1,0"}])
@pytest.mark.parametrize("icon", ["rotate", "swap", "replace"])
def test_a_tile_with_a_token_or_part_of_a_house_is_locked(icon, lock):  # GRA-12
    tiles = "wwww 0,0; oooo 0,1"
    if "-1" in str(lock):
        match = play(
            yard(f"{tiles}; bbbb -1,0; gggg -1,1", hand=f"{icon} plain", **lock), "tile 1 > at 1,1 > turn north"
        )
    else:
        match = after_icon(icon, tiles, **lock)
    assert why_not(match, "at 0,0") == "tile-locked GRA-12"
    assert "at 0,0" not in offers(match)
    assert "at 0,1" in offers(match)


def test_a_tile_is_unlocked_when_its_token_is_gone():  # GRA-12
    match = play(after_icon("rotate", TWO, tokens="kids 0,0"), "on 0,0 > on 2,0")
    assert [tile["locked"] for tile in shown(match)["tiles"]] == [False, False, True]


# ---------------------------------------------------------------- icons in general


@pytest.mark.parametrize("icon", ["rotate", "swap", "replace", "token"])
def test_every_action_may_be_declined(icon):  # GRA-13
    match = after_icon(icon, TWO, tokens="kids 0,0")
    before = (laid(match), tokens(match))
    play(match, "decline")
    assert (laid(match), tokens(match)) == before
    assert match.pending == (1,)


def test_a_tile_without_icon_allows_nothing():  # GRA-13
    assert after_icon("plain", TWO).pending == (1,)


def test_one_action_a_turn():  # GRA-13
    assert play(after_icon("token", TWO), "token kids > on 0,0").pending == (1,)


def test_a_tile_laid_down_by_an_action_does_not_fire_its_icon():  # GRA-13
    match = play(after_icon("replace", TWO, hand="token plain"), "at 0,0 > tile 2 > turn north")
    assert match.pending == (1,)


def test_nothing_can_be_declined_but_an_action():  # GRA-13
    assert why_not(yard(TWO, hand="plain"), "decline") == "not-now GRA-07"
    assert why_not(play(after_icon("swap", TWO), "at 0,0"), "decline") == "not-now GRA-07"


def test_an_action_that_could_do_nothing_is_not_asked_for():  # GRA-13 GRA-14
    match = play(yard(hand="rotate plain"), "tile 1 > at 0,0 > turn north")
    assert match.pending == (1,)


def test_a_lone_token_is_enough_to_be_asked_to_rotate():  # GRA-13 GRA-14
    assert offers(after_icon("rotate", "wwww 0,0", tokens="kids 0,0")) == ["on 0,0", "decline"]


def test_equal_tokens_and_no_second_tile_are_nothing_to_swap():  # GRA-13 GRA-15
    assert after_icon("swap", "wwww 0,0", tokens="kids 0,0; kids 1,0").pending == (1,)


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_one_tile_in_any_slot_is_enough_to_replace_another(slot):  # GRA-13 GRA-16
    hand = ["plain", "plain", "plain"]
    hand[slot % 3] = "replace"
    match = yard("wwww 0,0", hand=" ".join(hand))
    for other in {0, 1, 2} - {slot % 3, slot - 1}:
        match.state.hand[0, other], match.state.held[0] = 0, int(match.state.held[0]) & ~(1 << other)
    assert "at 0,0" in offers(play(match, f"tile {slot % 3 + 1} > at -1,0 > turn north"))


def test_without_tiles_and_tokens_there_is_nothing_to_replace():  # GRA-13 GRA-16
    assert after_icon("replace", hand="").pending == (1,)


@pytest.mark.parametrize(("icon", "clause"), [("rotate", "GRA-14"), ("swap", "GRA-15"), ("replace", "GRA-16")])
def test_an_action_touches_what_lies_on_the_table(icon, clause):  # GRA-14 GRA-15 GRA-16
    match = after_icon(icon, TWO, tokens="kids 0,0")
    assert why_not(match, "at 5,5") == f"no-tile-there {clause}"
    assert why_not(match, "on 1,0") == f"no-token-there {clause}"


def test_the_second_of_a_swap_lies_on_the_table_too():  # GRA-15
    position = {"tokens": "kids 0,0; gravestone 0,1"}
    assert why_not(play(after_icon("swap", TWO, **position), "at 1,0"), "at 5,5") == "no-tile-there GRA-15"
    assert why_not(play(after_icon("swap", TWO, **position), "on 0,0"), "on 1,0") == "no-token-there GRA-15"


# ---------------------------------------------------------------- rotate


@pytest.mark.parametrize(("turn", "face"), [("east", "owow"), ("south", "ooww"), ("west", "wowo")])
def test_rotate_turns_a_tile_by_any_quarter(turn, face):  # GRA-14
    match = play(after_icon("rotate", TWO), f"at 1,0 > turn {turn}")
    assert laid(match)[1, 0] == face


def test_rotate_must_change_the_turn():  # GRA-14
    match = play(after_icon("rotate", TWO), "at 1,0")
    assert offers(match) == ["turn east", "turn south", "turn west"]
    assert why_not(match, "turn north") == "same-turn GRA-14"


def test_the_tile_just_played_cannot_be_rotated():  # GRA-14
    match = after_icon("rotate", TWO)
    assert offers(match) == ["at 0,0", "at 1,0", "decline"]
    assert why_not(match, "at -1,0") == "just-played GRA-14"


def test_rotate_moves_anybodys_token_to_a_vacant_space():  # GRA-14
    match = after_icon("rotate", TWO, tokens="gravestone 0,0")
    assert offers(match) == ["at 1,0", "on 0,0", "decline"]
    assert tokens(play(match, "on 0,0 > on 3,1")) == {(3, 1): "gravestone"}


def test_a_token_is_not_moved_to_where_it_is():  # GRA-14
    match = play(after_icon("rotate", TWO, tokens="gravestone 0,0"), "on 0,0")
    assert why_not(match, "on 0,0") == "not-vacant GRA-18"


def test_only_a_token_in_play_can_be_moved():  # GRA-14
    assert why_not(after_icon("rotate", TWO, tokens="kids 0,0"), "on 1,0") == "no-token-there GRA-14"


# ---------------------------------------------------------------- swap


def test_swap_exchanges_two_tiles_each_turned_freely():  # GRA-15
    match = after_icon("swap", "bbgg 0,0; wwoo 1,0")
    table = laid(play(match, "at 0,0 > at 1,0 > turn east > turn south"))
    assert (table[1, 0], table[0, 0]) == ("gbgb", "ooww")


def test_the_tile_just_played_may_be_swapped():  # GRA-15
    match = after_icon("swap", "wwww 0,0")
    assert offers(match) == ["at -1,0", "at 0,0", "decline"]
    assert laid(play(match, "at -1,0 > at 0,0 > turn north > turn north"))[HERE] == "wwww"


def test_a_tile_is_not_swapped_with_itself():  # GRA-15
    assert why_not(play(after_icon("swap", TWO), "at 0,0"), "at 0,0") == "same-tile GRA-15"


def test_a_tile_without_partner_is_not_offered():  # GRA-15
    match = after_icon("swap", "wwww 0,0", tokens="kids 0,0; gravestone 1,0")
    assert offers(match) == ["on 0,0", "on 1,0", "decline"]
    assert why_not(match, "at -1,0") == "no-other-tile GRA-15"


def test_swap_exchanges_two_tokens():  # GRA-15
    match = after_icon("swap", TWO, tokens="kids 0,0; gravestone 3,1")
    assert tokens(play(match, "on 0,0 > on 3,1")) == {(0, 0): "gravestone", (3, 1): "kids"}


def test_equal_tokens_are_not_swapped():  # GRA-15 GRA-18
    match = after_icon("swap", TWO, tokens="kids 0,0; kids 1,0; gravestone 3,1")
    play(match, "on 0,0")
    assert offers(match) == ["on 3,1"]
    assert why_not(match, "on 1,0") == "equal-tokens GRA-18"


def test_a_token_is_not_swapped_with_itself():  # GRA-15
    match = after_icon("swap", TWO, tokens="kids 0,0; gravestone 3,1")
    assert why_not(play(match, "on 0,0"), "on 0,0") == "same-token GRA-15"


def test_a_token_without_a_partner_of_another_kind_is_not_offered():  # GRA-18
    match = after_icon("swap", TWO, tokens="kids 0,0; kids 1,0")
    assert offers(match, "on") == []
    assert why_not(match, "on 0,0") == "no-other-kind GRA-18"


# ---------------------------------------------------------------- replace


def test_replace_puts_a_tile_from_hand_in_the_place_of_another():  # GRA-16
    match = after_icon("replace", TWO, hand="gggg bbbb", stack=0)
    assert laid(play(match, "at 1,0 > tile 2 > turn north"))[1, 0] == "gggg"


def test_the_replaced_tile_goes_into_the_hand_for_all_to_remember():  # GRA-16
    match = after_icon("replace", TWO, hand="gggg bbbb", stack=0)
    play(match, "at 1,0 > tile 2 > turn north")
    seen = match.game.describe(match.box, match.view(1))["players"][0]["hand"]
    assert [held["tile"] and held["tile"]["spaces"][0] for held in seen] == ["white", None]


def test_all_tiles_taken_off_the_table_stay_known():  # GRA-16
    match = yard(TWO, hand="replace gggg replace bbbb", others="oooo plain", stack=0)
    play(match, "tile 1 > at -1,0 > turn north > at 0,0 > tile 2 > turn north > tile 1 > at 0,1 > turn north")
    play(match, "tile 3 > at 0,-1 > turn north > at 1,0 > tile 4 > turn north")
    seen = match.game.describe(match.box, match.view(1))["players"][0]["hand"]
    assert [held["tile"]["spaces"][3] for held in seen] == ["white", "orange"]


def test_a_tile_drawn_into_the_slot_of_a_known_one_is_hidden():  # GRA-16
    match = yard(TWO, hand="replace gggg", others="plain plain", stack=9)
    play(match, "tile 1 > at -1,0 > turn north > at 0,0 > tile 2 > turn north > tile 1 > at 0,1 > turn north")
    assert match.view(1).hand[0].tolist().count(0) == 4  # the one taken off the table is known
    play(match, "tile 1 > at 0,-1 > turn north")
    assert not match.view(1).hand[0].any()


def test_the_tile_just_played_may_be_replaced():  # GRA-16
    match = after_icon("replace", TWO, hand="gggg")
    assert laid(play(match, "at -1,0 > tile 2 > turn north"))[HERE] == "gggg"


def test_the_tile_put_down_is_not_the_one_taken():  # GRA-16
    match = play(after_icon("replace", TWO, hand="gggg"), "at 0,0")
    assert offers(match) == ["tile 2"]


def test_a_replaced_tile_is_turned_freely():  # GRA-16
    match = play(after_icon("replace", TWO, hand="bbgg"), "at 0,0 > tile 2")
    assert offers(match) == ["turn north", "turn east", "turn south", "turn west"]
    assert laid(play(match, "turn east"))[0, 0] == "gbgb"


def test_without_a_tile_in_hand_only_tokens_are_replaced():  # GRA-16
    match = after_icon("replace", TWO, hand="", tokens="kids 0,0")
    assert offers(match) == ["on 0,0", "decline"]
    assert why_not(match, "at 1,0") == "hand-empty GRA-16"


def test_replace_exchanges_a_token_for_one_of_another_kind_from_the_supply():  # GRA-16
    match = after_icon("replace", TWO, tokens="kids 0,0", supply=(1, 1, 1))
    play(match, "on 0,0 > token gravestone")
    assert tokens(match) == {(0, 0): "gravestone"}
    assert shown(match)["players"][0]["tokens"] == {"kids": 2, "investigator": 1, "gravestone": 0}


def test_a_token_is_not_replaced_by_its_own_kind():  # GRA-16
    match = play(after_icon("replace", TWO, tokens="kids 0,0", supply=(1, 1, 0)), "on 0,0")
    assert offers(match) == ["token investigator"]
    assert why_not(match, "token kids") == "same-kind GRA-16"


def test_the_token_taken_cannot_be_the_one_put_down():  # GRA-16
    match = after_icon("replace", TWO, tokens="kids 0,0", supply=(3, 0, 0))
    assert offers(match, "on") == []
    assert why_not(match, "on 0,0") == "no-other-kind-held GRA-16"


def test_a_token_is_replaced_by_a_kind_from_the_supply_only():  # GRA-16
    match = play(after_icon("replace", TWO, tokens="kids 0,0", supply=(1, 1, 0)), "on 0,0")
    assert why_not(match, "token gravestone") == "none-held GRA-16"


def test_a_tile_is_replaced_by_one_in_hand_only():  # GRA-16
    match = play(after_icon("replace", TWO, hand="gggg"), "at 0,0")
    assert why_not(match, "tile 3") == "empty-slot GRA-16"


# ---------------------------------------------------------------- token


def test_token_puts_an_own_token_on_a_ghost():  # GRA-17
    match = play(after_icon("token", TWO, supply=(1, 0, 2)), "token kids > on 1,1")
    assert tokens(match) == {(1, 1): "kids"}
    assert shown(match)["players"][0]["tokens"] == {"kids": 0, "investigator": 0, "gravestone": 2}


def test_only_kinds_in_the_own_supply_are_offered():  # GRA-17
    match = after_icon("token", TWO, supply=(1, 0, 2))
    assert offers(match) == ["token kids", "token gravestone", "decline"]
    assert why_not(match, "token investigator") == "none-held GRA-17"


def test_with_an_empty_supply_nothing_is_asked():  # GRA-17
    assert after_icon("token", TWO, supply=(0, 0, 0)).pending == (1,)


def test_a_covered_ghost_counts_as_the_token_until_it_is_removed():  # GRA-17
    match = play(after_icon("token", "wwww 0,0", hand="rotate"), "token gravestone > on 0,0")
    assert shown(match)["sections"]["white"]["points"] == 3
    match.state.pending = 1  # seat 0 goes on with its rotate tile
    play(match, "tile 2 > at 0,1 > turn north > on 0,0 > on -2,0")
    assert [0, 0] in shown(match)["sections"]["white"]["spaces"]


# ---------------------------------------------------------------- vacant spaces


def test_tokens_go_on_any_ghost_without_token_or_house():  # GRA-18
    match = after_icon("token", "wwww 0,0; oooo 1,0; bbbb 0,1", tokens="kids 0,1", houses="orange 1,0")
    play(match, "token kids")
    assert offers(match) == [
        "on -2,0", "on -1,0", "on 0,0", "on 3,0", "on -2,1", "on -1,1", "on 3,1",
        "on 0,2", "on 1,2", "on 0,3", "on 1,3",
    ]  # fmt: skip


def test_tokens_go_to_every_corner_of_the_table():  # GRA-09 GRA-18
    match = play(after_icon("token", "wwww 0,0; oooo -12,-12; bbbb 11,11"), "token kids")
    corners = ["on -24,-24", "on -23,-24", "on -24,-23", "on -23,-23", "on 22,22", "on 23,22", "on 22,23", "on 23,23"]
    assert set(corners) < set(offers(match))


@pytest.mark.parametrize("place", ["0,1", "1,0", "9,9"])
def test_covered_spaces_and_the_bare_table_are_not_vacant(place):  # GRA-18
    match = after_icon("token", "wwww 0,0; oooo 1,0", tokens="kids 0,1", houses="orange 1,0")
    assert why_not(play(match, "token kids"), f"on {place}") == "not-vacant GRA-18"


def test_tokens_on_locked_tiles_can_be_moved_swapped_and_replaced():  # GRA-18
    position = {"tokens": "kids 0,0; gravestone 0,1", "houses": "orange 1,0"}
    for icon in ("rotate", "swap", "replace"):
        assert offers(after_icon(icon, "wwww 0,0; oooo 1,0", **position), "on") == ["on 0,0", "on 0,1"]
