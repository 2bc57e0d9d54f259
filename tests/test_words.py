"""Words: every message exists in every language, says the same things, and every message that is used exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ghostyard
from ghostyard.core.words import LANGUAGES, Words, message_files, words_for
from ghostyard.games import GAMES

PACKAGE = Path(ghostyard.__file__).parent
YOU = "you"  # which fact is the reader: every message has it, and each language needs it in other places


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it uses, by itself or in the messages that it refers to."""
    found: dict[str, set[str]] = {}
    others: dict[str, list[str]] = {}
    for path in message_files(game, language):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                source = text[entry.span.start : entry.span.end]
                found[entry.id.name] = set(re.findall(r"\$(\w+)", source)) - {YOU}
                others[entry.id.name] = re.findall(r"\{ ([a-z][a-z-]*) \}", source)
    return {name: _with_others(name, found, others) for name in found}


def _with_others(name: str, found: dict[str, set[str]], others: dict[str, list[str]]) -> set[str]:
    return found[name].union(*(_with_others(other, found, others) for other in others[name]))


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_arguments(game, language):
    assert messages(game, language) == messages(game, "en")


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
