"""Words: every message exists in every language, says the same things, and every message that is used exists."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ghostyard
from ghostyard.core.conformance.messages import YOU, differences, messages
from ghostyard.core.match import Match
from ghostyard.core.words import LANGUAGES, Words, names_for, words_for
from ghostyard.games import game
from ghostyard.table.pages import _browser_words
from tests.ours import GAMES

PACKAGE = Path(ghostyard.__file__).parent
EXAMPLES, TERMS = (Path(__file__).parents[1] / place for place in ("examples", "docs/words.md"))


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_language_has_the_same_messages_with_the_same_arguments(game):
    assert differences(game) == []


@pytest.mark.parametrize(
    ("spanish", "told"),
    [
        ("tell-won = { $name } gana con { $points }", ""),
        ("", r"add `tell-won = ...` to .*words/es.ftl, as in en"),
        ("tell-won = { $nombre } gana", r"es.ftl: `tell-won` has \$nombre, but \$name, \$points in en"),
        (
            "tell-won = { $name } gana con { $points }\nmove-snuff = Apagar",
            r"add `move-snuff = ...` to .*en.ftl, as in es",
        ),
    ],
)
def test_what_one_language_lacks_is_said_with_its_file(tmp_path, monkeypatch, spanish, told):
    files = {language: tmp_path / f"{language}.ftl" for language in LANGUAGES}
    for language, file in files.items():
        file.write_text(spanish if language == "es" else "tell-won = { $name } has { $points }")
    monkeypatch.setattr("ghostyard.core.conformance.messages.message_files", lambda _, language: [files[language]])
    assert re.search(told, "; ".join(differences("ghosty"))) if told else not differences("ghosty")


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_message_named_in_code_exists(game):
    folder = PACKAGE / "games" / game if game else PACKAGE
    sources = folder.rglob("*.py") if game else (p for p in folder.rglob("*.py") if "games" not in p.parts)
    known = messages(game, "en")
    for source in sources:
        text = source.read_text(encoding="utf-8")
        for name in re.findall(r"\.say\(\s*\"([a-z0-9-]+)\"", text):
            assert name in known or any(name in messages(other, "en") for other in GAMES), f"{source}: {name}"
        for code in re.findall(r"(?:Mistake|\.mistake)\(\s*\"([a-z0-9-]+)\"", text):
            assert f"mistake-{code}" in known, f"{source}: {code}"


@pytest.mark.parametrize("name", ["Ana", "100 %", "%(points)s", "{ $points }", "\ue000points\ue000"])
def test_a_name_is_put_into_a_sentence_as_it_is(name):
    said = words_for("ghosty", "en").say("picture-player", name=name, points=3)
    assert name in said
    assert said.replace(name, "Bo") == words_for("ghosty", "en").say("picture-player", name="Bo", points=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_is_kept_is_the_one_that_would_be_worked_out(language):
    kept, facts = words_for("ghosty", language), {"name": "Ana", "colour": "red"}
    for count in (1, 2, 1, 2):
        fresh = Words("ghosty", language)
        wanted = fresh._worked_out("tell-bet-right", {**facts, "count": count, YOU: "nobody"})
        assert kept.say("tell-bet-right", **facts, count=count) == wanted


def test_a_text_that_words_are_chosen_by_is_told_apart(tmp_path, monkeypatch):
    (tmp_path / "x.ftl").write_text("bow = { $who ->\n    [ghost] Boo, { $name }!\n   *[other] Hello, { $name }!\n }\n")
    monkeypatch.setattr("ghostyard.core.words.message_files", lambda *_: [tmp_path / "x.ftl"])
    words = Words("", "en")
    assert [words.say("bow", who=who, name="Ana") for who in ("ghost", "cat", "ghost")] == [
        "Boo, Ana!",
        "Hello, Ana!",
        "Boo, Ana!",
    ]


def test_telling_a_game_leaves_nothing_behind():
    """Games keep phrases by the words they are said in: words of its own for every sentence would be kept for ever."""

    def tell_a_game() -> int:
        match = Match(game("galore"), 2, seed=1)
        while not match.over:
            before, seat = match.view(0), match.pending[0]
            move = match.legal(seat).numbers[0]
            match.play(seat, move)
            match.game.tell(match.box, before, match.view(0), seat, move, match.names, words_for("galore", "en"))
        gc.collect()
        return sum(type(each) is Words for each in gc.get_objects())

    assert tell_a_game() == tell_a_game()


def messages_of(language: str) -> dict[str, str]:
    """Every message of a language, of all games and of the example, as it stands in its file."""
    found: dict[str, str] = {}
    for path in [*PACKAGE.rglob(f"words/{language}.ftl"), *EXAMPLES.rglob(f"*.{language}.ftl")]:
        text = path.read_text(encoding="utf-8")
        entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        found |= {f"{path}: {entry.id.name}": text[entry.value.span.start : entry.value.span.end] for entry in entries}
    return found


def words_we_do_not_say(language: str) -> list[str]:
    """The last column of this language's table of terms."""
    chapter = TERMS.read_text(encoding="utf-8").split("\n## ")[1 + LANGUAGES.index(language)]
    rows = [line.strip("|").split("|") for line in chapter.splitlines() if line.startswith("|")]
    return [word.strip() for row in rows[2:] for word in row[2].split(", ")]


def manuals_of(language: str) -> dict[str, str]:
    """Every lesson and the clauses of every game, without what is typed or named by the program."""
    paths = PACKAGE.rglob(f"words/*.{language}.md")
    return {str(path): re.sub(r"`[^`]*`|\]\([^)]*\)", "", path.read_text(encoding="utf-8")) for path in paths}


def unwanted_words(language: str, texts: dict[str, str]) -> dict[str, list[str]]:
    """Where a word stands that we do not say."""
    unwanted = words_we_do_not_say(language)
    assert len(unwanted) > 10
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in unwanted))
    return {name: found for name, text in texts.items() if (found := pattern.findall(text))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_that_we_do_not_say(language):
    assert unwanted_words(language, messages_of(language)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_and_no_clause_has_a_word_that_we_do_not_say(language):
    manuals = manuals_of(language)
    assert len(manuals) >= 2 * len(GAMES)
    assert unwanted_words(language, manuals) == {}


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You turned c3 halfway round.", "Ana turned c3 halfway round."),
        ("es", "Has dado media vuelta a c3.", "Ana ha dado media vuelta a c3."),
        ("de", "Du hast c3 um 180 Grad gedreht.", "Ana hat c3 um 180 Grad gedreht."),
    ],
)
def test_the_log_is_told_in_the_readers_person(language, mine, theirs):
    words = words_for("geisterbahn", language)
    heard = [names_for(["Ana", "Bo"], reader)[0] for reader in (0, 1)]
    assert [words.say("tell-turned", name=name, cell="c3", by=180) for name in heard] == [mine, theirs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_of_the_browser_is_text_or_one_choice_by_a_number(language):
    for name, message in _browser_words(language).items():
        assert isinstance(message, dict) or "->" not in message, name
