"""What is this? Every piece with a name on every table is told about, with a clause that there is."""

from __future__ import annotations

import pytest

from ghostyard.core.conformance.messages import messages
from ghostyard.core.replay import opening
from ghostyard.core.scene import Piece
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import game as load_game
from ghostyard.manual.clauses import clauses_of
from ghostyard.manual.markdown import CLAUSE
from tests.browser.poses import END, MOMENTS, pose
from tests.ours import having


def pieces(game: str, moment: str) -> list[Piece]:
    journal, played = pose(game, moment), load_game(game)
    match = opening(played, journal)
    for seat, move in journal.moves:
        match.play(seat, move)
    scene = played.look(match.box, match.view(0), 0, match.names, words_for(game, "en"))
    return [piece for area in scene.areas for piece in area.pieces]


def is_told(game: str, art: str, known: set[str]) -> bool:
    """As the lens finds it: by the symbol, or by the kind that it belongs to."""
    parts = art.split("-")
    return any(f"web-about-{game}-{'-'.join(parts[:end])}" in known for end in range(1, len(parts) + 1))


def abouts(game: str, language: str) -> list[str]:
    """The messages that say what a piece of a game is."""
    return [name for name in messages(game, language) if name.startswith(f"web-about-{game}-")]


TOLD = having("word of a piece", lambda game: abouts(game, "en"))


@pytest.mark.parametrize("moment", [*MOMENTS, END])
@pytest.mark.parametrize("game", TOLD)
def test_every_named_piece_says_what_it_does(game, moment):
    known, there = set(messages(game, "en")), pieces(game, moment)
    for piece in there:
        arts = [piece.art, *(other.art for other in there if other.on == piece.id)]
        told = any(is_told(game, art, known) for art in arts)
        assert told or not piece.label or not piece.art, f"add web-about-{game}-{piece.art}: {piece.label}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_what_is_told_of_a_piece_names_a_clause_that_there_is(game, language):
    words, clauses = words_for(game, language), clauses_of(game, language)
    known = set(clauses.names if clauses else ())
    told = [words.say(name) for name in abouts(game, language)]
    assert {clause for text in told for clause in CLAUSE.findall(text)} <= known
    assert all(CLAUSE.search(text) for text in told)
