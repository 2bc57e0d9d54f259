"""The poster: what is sent to friends says what happened, in the game's own words, signs and letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ghostyard.core.journal import read_journal
from ghostyard.core.record import SPECTATOR
from ghostyard.core.replay import replay
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.table.invitation import known_address
from ghostyard.table.poster import poster, standing_of
from ghostyard.table.settings import Settings

JOURNALS = Path(__file__).parents[1] / "journals"


def drawn(recorded: str, lang: str = "en", address: str = "http://yard.example") -> str:
    """The poster of a recorded game."""
    journal = read_journal(JOURNALS / f"{recorded}.json")
    match = replay(load_game(journal.game), journal)
    game, view, words = match.game, match.view(SPECTATOR), words_for(journal.game, lang)
    standing = standing_of(game, match.box, view, match.names, game.sheets(match.box, view), words)
    scene = game.look(match.box, view, SPECTATOR, match.names, words)
    return poster(game.name, scene, game.art(), (words.say("title"), ""), standing, address)


def told(svg: str) -> list[str]:
    """What stands beside the names: the last texts of the pills."""
    return re.findall(r'text-anchor="end">([^<]+)</text>', svg)


@pytest.mark.parametrize(("lang", "escaped"), [("en", "Escaped"), ("es", "Fuga"), ("de", "Entkommen")])
def test_an_escape_is_an_escape_and_not_a_point(lang, escaped):
    words = told(drawn("geisterbahn-cracked", lang))
    assert words.count(escaped) == 1
    assert all(word == escaped or word == "0" for word in words)


def test_points_are_told_as_points_and_signs_of_the_game_instead_of_lanterns():
    ghosts = drawn("graveyards-three-seats")
    assert all(word.isdigit() for word in told(ghosts))
    pills = ghosts.partition("translate(40 214)")[0]
    assert "scale(0.38)" in pills
    assert "scale(0.5)" not in pills
    assert "scale(0.5)" in drawn("galore-3").partition("translate(40 214)")[0]


def test_the_letters_of_the_page_are_in_the_picture():
    svg = drawn("galore-2")
    assert re.search(r"@font-face \{ font-family: Grandstander;.*url\(data:font/woff2;base64,[A-Za-z0-9+/=]{9999}", svg)
    assert re.search(r'<svg [^>]*font-family="Grandstander', svg)


def test_the_foot_has_the_address_that_others_can_open_and_else_none(monkeypatch):
    monkeypatch.setattr("ghostyard.table.invitation.house_address", lambda: "192.168.1.7")
    at_home = Settings(host="0.0.0.0", port=8000)
    assert known_address(at_home, "http://127.0.0.1:8000/") == "http://192.168.1.7:8000"
    assert known_address(Settings(), "http://127.0.0.1:8000/") == ""
    assert known_address(Settings(base_url="https://yard.example"), "http://127.0.0.1:8000/") == "https://yard.example"
    assert ">Ghostyard · yard.example<" in drawn("galore-2")
    assert ">Ghostyard<" in drawn("galore-2", address="")
