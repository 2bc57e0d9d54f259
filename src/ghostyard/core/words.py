"""Words: all that people read is a message id with arguments, said in their language (Project Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from fluent.syntax.ast import CallArguments, Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from ghostyard.core.registry import resource

LANGUAGES = ("en", "es", "de")
COMPARED = {str, int}  # facts by which a sentence is found again: True and 1.0 would pass for 1
GAP = "\ue000"  # a letter that no message has
MOST_KEPT = 20_000  # sentences of one language that are not worked out again
NOBODY = "nobody"
TELLING = "tell-"  # how messages begin that tell what happened


class You(str):
    """The reader's own name. A message may choose its words by `$you`: which of its facts is the reader, if any is."""

    __slots__ = ()


class Sentence(str):
    """Something that happened, in words, and the message that said it: by this its clause is found."""

    __slots__ = ("message",)
    message: str

    def __new__(cls, text: str, message: str) -> Sentence:
        """The text as it reads."""
        sentence = super().__new__(cls, text)
        sentence.message = message
        return sentence


def names_for(names: Sequence[str], reader: int) -> Sequence[str]:
    """The players' names as the reader at this seat hears them; somebody who has no seat hears names only."""
    return [You(name) if seat == reader else name for seat, name in enumerate(names)]


class Weighed(Visitor):
    """The facts that some message chooses its words by, or has worked out; all others are only put in."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self._is_weighing = False

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the library's name
        """What is chosen by, and then what can be chosen."""
        self._weigh(node.selector)
        self.visit(node.variants)

    def visit_CallArguments(self, node: CallArguments) -> None:  # noqa: N802
        """What a function or a term is given."""
        self._weigh([*node.positional, *node.named])

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """A fact."""
        if self._is_weighing:
            self.names.add(node.id.name)

    def _weigh(self, nodes: Any) -> None:
        before, self._is_weighing = self._is_weighing, True
        self.visit(nodes)
        self._is_weighing = before


class Words:
    """The messages of one language, with those of one game."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        from fluent.runtime import FluentBundle  # slow to load: not before somebody reads something

        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[Any, str] = {}
        self._plain: dict[str, str] = {}  # what is said without any facts
        self._weighed: set[str] = set()
        self._source = resource(game, "words", f"{language}.ftl") if game else f"words/{language}.ftl"
        for path in message_files(game, language):
            messages, weighed = _read(path)
            self._bundle.add_resource(messages)
            self._weighed |= weighed

    @cached_property
    def telling(self) -> Telling:
        """These words for telling what happened: one for all, since games keep phrases by their words."""
        return Telling(self)

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Any) -> str:
        """The message with these facts; a message that does not exist is our own mistake."""
        if not facts:
            return self._plain.get(message) or self._without_facts(message)
        key: list[Any] = [message]  # not with the texts that are only put in: names, mostly
        you, is_compared = NOBODY, True
        for name, fact in facts.items():
            kind = type(fact)
            if kind is You:  # from here on the reader's name is a text like others
                facts[name], kind, you = str(fact), str, name if you is NOBODY else you
            if kind is not str or name in self._weighed:
                key += name, fact
                is_compared = is_compared and kind in COMPARED
        facts["you"] = you
        if not is_compared:
            return self._worked_out(message, facts)
        found = *key, you
        sentence = self._said.get(found)
        if sentence is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            sentence = self._said[found] = self._with_gaps(message, facts)
        return sentence % facts

    def _without_facts(self, message: str) -> str:
        said = self._plain[message] = self._worked_out(message, {"you": NOBODY})
        return said

    def _with_gaps(self, message: str, facts: dict[str, Any]) -> str:
        """The sentence as a format with a gap for every text that is only put in."""
        put_in = [name for name, fact in facts.items() if type(fact) is str and name not in self._weighed]
        marks = {name: f"{GAP}{name}{GAP}" for name in put_in}
        sentence = self._worked_out(message, facts | marks).replace("%", "%%")
        for name, mark in marks.items():
            sentence = sentence.replace(mark, f"%({name})s")
        return sentence

    def _worked_out(self, message: str, facts: dict[str, Any]) -> str:
        if not self._bundle.has_message(message):
            raise LookupError(f"no message `{message}` in {self.language}: add `{message} = ...` to {self._source}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            known = ", ".join(f"${name}" for name in facts) or "none"
            raise ValueError(f"{self._source}: `{message}`: {problems[0]}; its facts are {known}")
        return str(text)


class Telling(Words):
    """The same words, for telling what happened: such a sentence knows the message that said it."""

    def __init__(self, words: Words) -> None:
        self.__dict__.update(words.__dict__)

    def say(self, message: str, **facts: Any) -> str:
        """The message with these facts."""
        said = super().say(message, **facts)
        return Sentence(said, message) if message.startswith(TELLING) else said


@cache
def _read(path: Any) -> tuple[Resource, set[str]]:
    """A message file, and the facts that are weighed in it."""
    from fluent.runtime import FluentResource

    resource, weighed = FluentResource(path.read_text(encoding="utf-8")), Weighed()
    weighed.visit(resource)
    return resource, weighed.names


def message_files(game: str, language: str) -> list[Any]:
    """The message files of a language: the shared ones, and the game's."""
    paths: list[Any] = [files("ghostyard") / "words" / f"{language}.ftl"]
    if game:
        paths.append(resource(game, "words", f"{language}.ftl"))
    return [path for path in paths if path.is_file()]


@cache
def words_for(game: str, language: str) -> Words:
    """The words of a game (or of none) in one of `LANGUAGES`; what a person asks for is checked before."""
    assert language in LANGUAGES, language
    return Words(game, language)
