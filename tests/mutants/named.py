"""Mutants with a name: mistakes that somebody made, or thought of. Every one of them must die."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.mutants.mutations import Mutant, RuleFunction, difference, rule_functions

LIST = Path(__file__).with_name("named.toml")


class Misfit(Exception):
    """A mutant of the list that no longer fits the rules: somebody must look at both."""


def named_mutants(game: str) -> list[Mutant]:
    """The named mutants of a game."""
    functions = {function.where: function for function in rule_functions(game)}
    entries = tomllib.loads(LIST.read_text(encoding="utf-8")).get(game, [])
    return [_mutant(functions, **entry) for entry in entries]


def _mutant(functions: dict[str, RuleFunction], where: str, mistake: str, was: str, now: str) -> Mutant:
    function = functions.get(where)
    if function is None or was not in function.text:
        raise Misfit(f"{where} does not hold `{was}`: {mistake}")
    text = function.text.replace(was, now)
    line, was, now = difference(function.text, text)
    return Mutant(function, function.line + line, was, now, text, mistake=mistake)
