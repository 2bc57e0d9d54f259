"""What a game's message files hold, to be compared between languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ghostyard.core.registry import resource
from ghostyard.core.words import LANGUAGES, message_files

YOU = "you"  # which fact is the reader: every message has it, and each language needs it in other places
ARGUMENT, OTHER_MESSAGE = re.compile(r"\$(\w+)"), re.compile(r"\{ ([a-z][a-z-]*) \}")


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it uses, by itself or in the messages that it refers to."""
    found: dict[str, set[str]] = {}
    others: dict[str, list[str]] = {}
    for path in message_files(game, language):
        text = path.read_text(encoding="utf-8")
        for entry in _entries(text):
            assert not isinstance(entry, ast.Junk), _what_is_wrong(path, text, entry)
            if isinstance(entry, ast.Message) and entry.span:
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                source = text[entry.span.start : entry.span.end]
                found[entry.id.name] = set(ARGUMENT.findall(source)) - {YOU}
                others[entry.id.name] = OTHER_MESSAGE.findall(source)
    return {name: _with_others(name, found, others) for name in found}


@cache
def _entries(text: str) -> list[ast.EntryType]:
    """What a file holds: read once, though every number of seats and every option asks for it."""
    return FluentParser().parse(text).body


def _what_is_wrong(path: Path, text: str, junk: ast.Junk) -> str:
    """Where a file cannot be read, and why."""
    first = junk.annotations[0]
    place = first.span.start if first.span else 0
    start = (junk.content or "").strip().partition("\n")[0]
    return f"{path}, line {text.count(chr(10), 0, place) + 1}: {first.message} (after `{start}`)"


def _with_others(name: str, found: dict[str, set[str]], others: dict[str, list[str]]) -> set[str]:
    known = [other for other in others.get(name, ()) if other in found]
    return found[name].union(*(_with_others(other, found, others) for other in known))


def differences(game: str) -> list[str]:
    """What one language says and another does not, and where to add it; nothing if all say the same."""
    said = {language: messages(game, language) for language in LANGUAGES}
    every = {name: language for language in reversed(LANGUAGES) for name in said[language]}
    problems = []
    for language in LANGUAGES:
        path = resource(game, "words", f"{language}.ftl") if game else f"words/{language}.ftl"
        for name, other in every.items():
            if name not in said[language]:
                problems.append(f"add `{name} = ...` to {path}, as in {other}")
            elif said[language][name] != said[other][name]:
                problems.append(
                    f"{path}: `{name}` has {_listed(said[language][name])}, but {_listed(said[other][name])} in {other}"
                )
    return problems


def _listed(arguments: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "no arguments"
