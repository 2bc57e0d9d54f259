"""Manuals: every clause can be reached, every example is worked out by the rules, and all languages say the same."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import msgspec
import pytest

from ghostyard.core.conformance.messages import messages
from ghostyard.core.errors import Mistake
from ghostyard.core.registry import register, resource
from ghostyard.core.words import LANGUAGES
from ghostyard.games import game as load_game
from ghostyard.manual.clauses import clauses_of, folded
from ghostyard.manual.diagrams import DiagramsFile, diagrams_of, draw_all, drawn_path, encoded, plan_path
from ghostyard.manual.lesson import NUMBER, PICTURE, lesson_of
from ghostyard.manual.markdown import CLAUSE, parsed
from ghostyard.manual.page import has_manual, manual_page
from tests.ours import WITH_CLAUSES as RULED
from tests.ours import WITH_LESSON as TAUGHT
from tests.test_words import words_we_do_not_say

ANCHOR = re.compile(r'id="([A-Z]{3}-\d\d)"')


def lesson_source(game: str, language: str) -> str:
    return resource(game, "words", f"lesson.{language}.md").read_text(encoding="utf-8")


def plan(game: str) -> DiagramsFile:
    return msgspec.convert(tomllib.loads(plan_path(game).read_text(encoding="utf-8")), DiagramsFile)


# ---------------------------------------------------------------- clauses


@pytest.mark.parametrize("game", RULED)
def test_every_clause_has_one_anchor_in_every_language(game):
    wanted = Counter(clauses_of(game, "en").names)
    assert len(wanted) > 10
    for language in LANGUAGES:
        page = manual_page(load_game(game), language)
        assert page.lang == language
        assert Counter(ANCHOR.findall(page.clauses)) == wanted, language
        assert not ANCHOR.findall(page.lesson)


@pytest.mark.parametrize("game", RULED)
def test_whatever_names_a_clause_leads_to_one(game):
    told, known = load_game(game), set(clauses_of(game, "en").names)
    refused = {clause for _, clause in told.refusals.values() if clause}
    options, lines = {option.clause for option in told.options}, set(told.line_clauses.values())
    assert lines
    assert refused | options | lines | set(told.tell_clauses.values()) <= known
    assert set(told.line_clauses) == set(told.columns)


@pytest.mark.parametrize("game", RULED)
def test_every_sentence_of_the_log_leads_to_a_clause(game):
    told = {name.removeprefix("tell-") for name in messages(game, "en") if name.startswith("tell-")}
    assert set(load_game(game).tell_clauses) == told
    assert load_game(game).tell_steps < told


@pytest.mark.parametrize("game", RULED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_and_found_by_its_number(game, language):
    clauses = clauses_of(game, language)
    for name in clauses.names:
        assert all(name in block.text for block in clauses.told(name.lower()))
        assert clauses.told(name)[0] in clauses.search(name)


def test_a_search_minds_neither_accents_nor_capitals():
    clauses = clauses_of("galore", "es")
    assert [block.clauses for block in clauses.search("GOLEMS loseta")] == [
        block.clauses for block in clauses.search("gólems Loseta")
    ]
    assert folded("Straße \N{MINUS SIGN} Ámbar") == "strasse - ambar"


def test_what_is_not_there_is_said_in_a_sentence():
    clauses = clauses_of("ghosty", "en")
    with pytest.raises(Mistake, match=r"no clause GHO-99 .* from GHO-01 to GHO-20"):
        clauses.told("GHO-99")
    with pytest.raises(Mistake, match="Nothing in these rules has “xyzzy”"):
        clauses.search("xyzzy")
    with pytest.raises(Mistake, match="Nothing in these rules"):
        clauses.search(" ")


def test_rulings_and_options_are_marked_but_not_in_headings():
    page = manual_page(load_game("galore"), "de")
    assert '<span class="ruling ours">von uns</span>' in page.clauses
    assert '<span class="ruling option">Option</span>' in page.lesson
    assert ">Was von uns ist, und warum</h2>" in page.lesson


def test_no_link_leads_to_a_file_that_is_not_on_the_site():
    for game in RULED:
        assert not re.search(r'href="(?!#|https?:)', manual_page(load_game(game), "en").clauses)


# ---------------------------------------------------------------- lessons


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_lesson_says_the_same_in_every_language(game, language):
    def outline(lang: str) -> list[object]:
        text = lesson_source(game, lang)
        tags = [token.tag for token in parsed(text) if token.nesting == 1]
        return [tags, CLAUSE.findall(text), NUMBER.findall(text), [name for _, name in PICTURE.findall(text)]]

    assert outline(language) == outline("en")


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_short_complete_and_in_our_words(game, language):
    lesson, known = lesson_of(game, language), set(clauses_of(game, language).names)
    text = lesson.text
    assert lesson.lang == language
    assert "{" not in text
    assert set(CLAUSE.findall(text)) <= known
    assert set(lesson.diagrams) == set(diagrams_of(game))
    assert len(text.split()) < 1300  # five minutes, at a reader's 250 words
    unwanted = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words_we_do_not_say(language)))
    assert not unwanted.findall(text)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_options_of_a_game_are_told_in_its_lesson(game):
    assert {option.clause for option in load_game(game).options} <= set(CLAUSE.findall(lesson_source(game, "en")))


@pytest.mark.parametrize("game", TAUGHT)
def test_diagrams_are_those_that_the_game_draws_today(game):
    assert drawn_path(game).read_bytes() == encoded(draw_all(load_game(game))), "draw them anew: make diagrams"


@pytest.mark.parametrize("game", TAUGHT)
def test_examples_score_what_the_score_command_says(game):
    """A described table is scored on another way than by its score sheets."""
    told, sketched = load_game(game), plan(game)
    for name, diagram in diagrams_of(game).items():
        table = sketched.positions[sketched.diagrams[name].position].table
        if table is not None:
            described = msgspec.convert({"game": game, **table}, told.real_table.shape)
            scored = told.real_table.score(described, told.shipped_edition().box)
            totals = {player["name"]: player["total"] for player in scored["players"]}
            assert {player: sheet.total for player, sheet in diagram.sheets.items()} == totals


def test_the_worked_example_of_galore_comes_out():
    points = diagrams_of("galore")["greg"].sheets
    assert {name: sheet.total for name, sheet in points.items()} == {"Greg": 97, "Mary": 102}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_line_of_a_worked_example_has_something_to_light(game):
    for diagram in diagrams_of(game).values():
        for name, line in diagram.sheets[diagram.sheet].lines.items() if diagram.sheet else ():
            assert (f'data-line="{name}"' in diagram.drawing) == bool(line.points), name


def test_a_game_without_lesson_and_clauses_has_no_page_and_says_so():
    register("unruled", "tests.manual.test_manual")
    assert lesson_of("unruled", "en") is None
    assert clauses_of("unruled", "de") is None
    assert not has_manual("unruled")
    assert has_manual("galore")
