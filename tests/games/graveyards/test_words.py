"""Graveyards, Ghosts & Haunted Houses: pictures, sentences and names."""

from __future__ import annotations

from ghostyard.core.text import why_of
from ghostyard.core.words import words_for
from ghostyard.games.graveyards import GAME
from tests.games.graveyards.build import after_icon, play, shown, yard

EN = words_for("graveyards", "en")


def told(match, text: str, viewer: int = 1) -> list[str]:
    """What a viewer is told about a move."""
    before, seat, number = match.view(viewer), match.pending[0], GAME.moves.number(text)
    match.play(seat, text)
    return GAME.tell(match.box, before, match.view(viewer), seat, number, ["Ann", "Bob"], EN)


def test_a_picture_shows_ghosts_tokens_windows_and_the_best_sections():  # GRA-10 GRA-22
    match = yard("wwoo 0,0; wwbb 1,0; ggob 0,1", tokens="kids 2,0", houses="orange 0,1")
    text = GAME.picture(match.box, match.view(0), 0, ["Ann", "Bob"], EN)
    assert text.splitlines()[6:11] == [
        "  0   0        | W   W |<+>  W |",
        "      1        |[O] [O]| B   B |",
        "               +-------+-------+",
        "  1   2        |[G] [G]|",
        "      3        | o   b |",
    ]


def test_the_hand_is_drawn_for_its_owner_only():  # GRA-06
    match = yard("wwww 0,0", hand="bbgg", others="oooo")
    assert "B B" in GAME.picture(match.box, match.view(0), 0, ["Ann", "Bob"], EN)
    assert "B B" not in GAME.picture(match.box, match.view(1), 1, ["Ann", "Bob"], EN)


def test_others_are_not_told_which_tile_is_picked():  # GRA-06
    match = yard("wwww 0,0", hand="bbgg")
    assert told(match, "tile 1") == ["Ann picked up a tile."]


def test_the_owner_is_told_which_tile_is_picked():  # GRA-06
    match = yard("wwww 0,0", hand="bbgg")
    assert told(match, "tile 1", viewer=0) == ["Ann picked up a tile: two blue over two green."]


def test_a_laid_tile_is_told_as_it_lies_and_a_draw_without_the_tile():  # GRA-08
    match = play(yard("wwww 0,0", hand="bbgg", stack=5), "tile 1 > at 1,0")
    assert told(match, "turn east") == [
        "Ann laid a tile at 1,0: green and blue over green and blue.",
        "Ann drew a tile.",
    ]


def test_the_last_tile_is_announced():  # GRA-19
    match = play(yard("wwww 0,0", hand="bbgg", stack=1), "tile 1 > at 1,0")
    assert told(match, "turn east")[2] == "That was the last tile. Everybody has one more turn, and Ann comes last."


def test_a_replaced_token_is_told():  # GRA-16
    match = play(after_icon("replace", tokens="kids 0,0"), "on 0,0")
    assert told(match, "token gravestone")[0] == "Ann replaced the meddling kids on 0,0 with: gravestone."


def test_names_tell_what_has_been_touched():  # GRA-15
    match = play(after_icon("swap", "wwww 0,0; oooo 1,0"), "at 0,0 > at 1,0 > turn east")
    touched = shown(match)["touched"]
    assert (touched["cell"], touched["second_cell"], touched["first_turn"]) == ([0, 0], [1, 0], "east")


def test_names_mark_locked_tiles():  # GRA-12
    match = yard("wwww 0,0; oooo 1,0", houses="white 1,0", tokens="kids 0,0")
    assert [tile["locked"] for tile in shown(match)["tiles"]] == [True, True]


def test_what_stands_above_the_table_names_no_places():  # GRA-10
    match = yard("wwoo 0,0; wwbb 1,0", hand="bbgg", houses="")
    heads = {choice.here for choice in GAME.look(match.box, *_after(match, "house white"), ["Ann", "Bob"], EN).choices}
    assert heads == {"Put the house here"}


def test_equal_reasons_are_told_once():  # GRA-21
    match = yard("wwww 0,0", tokens="kids 0,0; kids 1,0")
    assert (
        why_of(GAME.sheets(match.box, match.state)[0].lines[0], EN)
        == "2 ghosts and 2 \N{MULTIPLICATION SIGN} 3 for meddling kids"
    )


def _after(match, text: str):
    play(match, text)
    return match.view(0), 0
