"""Mutants: a game's rule functions, each broken in one place. They live in memory only, never in a file."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from types import CodeType
from typing import Any

import parso
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import mutate_code

import ghostyard
from tests.mutants.operators import is_filler, operators

GAMES_FOLDER = Path(ghostyard.__file__).parent / "games"
CLAUSE = re.compile(r"[A-Z]{3}-\d\d")


@dataclass(frozen=True)
class RuleFunction:
    """A function marked `@rule`, as text."""

    game: str
    path: Path
    name: str
    line: int  # of its `def`, in its file
    text: str

    @property
    def where(self) -> str:
        """How people call it: "turns.claim"."""
        return f"{self.path.stem}.{self.name}"

    @property
    def lines(self) -> range:
        """Its lines in the file."""
        return range(self.line, self.line + len(self.text.splitlines()))

    def compiled(self, text: str) -> CodeType:
        """The code of the function with another text, at its place in the file."""
        module = compile("\n" * (self.line - 1) + text, str(self.path), "exec")
        return next(code for code in module.co_consts if isinstance(code, CodeType))


@dataclass(frozen=True)
class Mutant:
    """A rule function with one change."""

    function: RuleFunction = field(repr=False)
    line: int  # of the change, in the file
    was: str
    now: str
    text: str = field(repr=False)  # of the whole function, changed
    twin: int = 1  # the so-manieth of several changes that read alike
    mistake: str = ""  # what it means, if it is one of the named mutants

    @property
    def where(self) -> str:
        """The function it is a mutant of."""
        return self.function.where

    @property
    def clauses(self) -> set[str]:
        """The clauses that the function, or the mistake, names."""
        return set(CLAUSE.findall(self.function.text + self.mistake))

    @property
    def name(self) -> str:
        """The same as long as the function stays the same: "turns.claim: `a == b` -> `a != b`"."""
        return f"{self.where}: `{self.was}` -> `{self.now}`" + (f" #{self.twin}" if self.twin > 1 else "")

    @property
    def place(self) -> str:
        """Where it is: "galore/rules/turns.py:140"."""
        return f"{self.function.path.relative_to(GAMES_FOLDER).as_posix()}:{self.line}"

    def plant(self) -> None:
        """Let the running rules be this mutant: whoever holds the function calls the changed code from now on."""
        module = sys.modules[f"ghostyard.games.{self.function.game}.rules.{self.function.path.stem}"]
        rule = getattr(module, self.function.name)
        rule.__wrapped__.__code__ = self.function.compiled(self.text)


def rule_functions(game: str) -> list[RuleFunction]:
    """All rule functions of a game's rulebook."""
    files = sorted((GAMES_FOLDER / game / "rules").glob("*.py"))
    return [function for path in files for function in _rules_in(game, path)]


def _rules_in(game: str, path: Path) -> Iterator[RuleFunction]:
    source = path.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and "rule" in map(ast.unparse, node.decorator_list):
            text = "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno]) + "\n"
            yield RuleFunction(game, path, node.name, node.lineno, text)


def mutants_of(function: RuleFunction) -> list[Mutant]:
    """Every way in which the operators can break this function; what compiles to the same code is left out."""
    mutants: list[Mutant] = []
    codes = {_essence(function.compiled(function.text))}
    twins: Counter[tuple[str, str]] = Counter()
    for text in _changed_texts(function.text):
        code = _essence(function.compiled(text))
        if code not in codes:
            codes.add(code)
            line, was, now = difference(function.text, text)
            twins[was, now] += 1
            mutants.append(Mutant(function, function.line + line, was, now, text, twins[was, now]))
    return mutants


def _changed_texts(text: str) -> Iterator[str]:
    nodes = list(ast_nodes(parso.parse(text)))
    for operator in operators():
        places = [node for node in nodes for _ in operator.mutation_positions(node)]
        for occurrence, node in enumerate(places):
            if not is_filler(node):
                yield mutate_code(text, operator, occurrence)


def _essence(code: CodeType) -> tuple[Any, ...]:
    return code.co_code, code.co_consts, code.co_names, code.co_varnames


def difference(old: str, new: str) -> tuple[int, str, str]:
    """The first line that differs (from 0), what was there, and what is there now."""
    before, after = old.splitlines(), new.splitlines()
    first = next(place for place, (one, other) in enumerate(zip_longest(before, after)) if one != other)
    last = 0
    while last < min(len(before), len(after)) - first and before[-1 - last] == after[-1 - last]:
        last += 1
    was, now = before[first : len(before) - last], after[first : len(after) - last]
    return first, _on_one_line(was), _on_one_line(now)


def _on_one_line(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split()).replace("( ", "(").replace("[ ", "[")
