"""Errors of rules that cannot be compiled: one sentence with the rule, its file and line, and what was meant."""

from __future__ import annotations

import builtins
import dis
import linecache
import os
import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import wraps
from typing import Any, NoReturn, cast

from numba import typeof, types
from numba.core.errors import NumbaError, UnsupportedBytecodeError

from ghostyard.core.record import name_of_layout

DEBUG = "GHOSTYARD_DEBUG"  # 1: with all that Numba says
PROBLEMS = (NumbaError, UnsupportedBytecodeError, KeyError)  # the last one is a field that no record has
NO_MEMORY = "rules make no lists, generators or functions: use numbers, loops, and arrays that are fields of the state"


class RuleError(Exception):
    """A rule cannot be compiled. `rule`, `file` and `line` say where, `reason` why."""

    def __init__(self, rule: str, file: str, line: int, reason: str) -> None:
        self.rule, self.file, self.line, self.reason = rule, file, line, reason
        source = linecache.getline(file, line).strip()
        super().__init__(
            f"rule `{rule}` cannot be compiled: {reason}\n"
            f'  File "{file}", line {line}, in {rule}\n    {source}\n'
            f"  ({DEBUG}=1 shows all that Numba says; GHOSTYARD_INTERPRET=1 runs the rule without compiling)"
        )


def compile_or_explain(rule: Any, args: tuple[Any, ...], make: Callable[[], Any]) -> Any:
    """What `make` makes; if Numba cannot compile this rule for these types, the error says why not."""
    try:
        return make()
    except PROBLEMS as problem:
        _explain(rule.py_func, args, problem)


def explaining(rule: Any, call: Callable[..., Any]) -> Callable[..., Any]:
    """The same for a call that may compile this rule and all that it calls: the one at fault is looked for."""

    @wraps(rule.py_func)
    def explained(*arguments: Any) -> Any:
        try:
            return call(*arguments)
        except PROBLEMS as problem:
            args = tuple(each if isinstance(each, types.Type) else typeof(each) for each in arguments)
            _explain(_at_fault(rule, problem), args, problem)

    return explained


def _explain(function: Any, args: tuple[Any, ...], problem: Exception) -> NoReturn:
    """Raise a RuleError about this function, without Numba's own frames and words unless they are asked for."""
    records = list(_records(args))
    if isinstance(problem, KeyError):
        if problem.args[0] not in function.__code__.co_names:
            raise problem  # not a field: something inside Numba
        line, reason = _line_of(function, problem.args[0]), _no_field(problem.args[0], records)
    else:
        line, reason = _line(function, problem), _reason(function, str(problem), records)
    error = RuleError(function.__qualname__, function.__code__.co_filename, line, reason)
    raise error from problem if os.environ.get(DEBUG) == "1" else None


def trimmed(call: Callable[..., Any]) -> Callable[..., Any]:
    """The same call, but the traceback of a RuleError ends here: Numba's frames say nothing about the rule."""

    def outer(*arguments: Any, **more: Any) -> Any:
        try:
            return call(*arguments, **more)
        except RuleError as error:
            raise error.with_traceback(None) from error.__cause__

    return outer


def _at_fault(rule: Any, problem: Exception) -> Any:
    """The function that a problem is about: the one where Numba was, or that has such a field."""
    functions = list(_reachable(rule))
    if isinstance(problem, KeyError):
        return next((each for each in functions if problem.args[0] in each.__code__.co_names), rule.py_func)
    place = _place(problem)
    return next((each for each in functions if place and _holds(each, *place)), rule.py_func)


def _reachable(rule: Any) -> Iterator[Any]:
    """The functions of a rule and of all rules that it calls."""
    seen, left = set(), [rule]
    while left:
        function = left.pop().py_func
        if function in seen:
            continue
        seen.add(function)
        yield function
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        values = [function.__globals__.get(name) for name in function.__code__.co_names]
        left += [value for value in cells + values if hasattr(value, "py_func")]


def _holds(function: Any, file: str, line: int) -> bool:
    lines = [line for *_, line in function.__code__.co_lines() if line]
    return bool(function.__code__.co_filename == file and lines and min(lines) <= line <= max(lines))


def _place(problem: Exception) -> tuple[str, int] | None:
    """Where Numba was; the innermost place comes first in what it says."""
    if said := re.search(r"(?:at|from) (\S.*?\.py) \((\d+)\)", str(problem)):
        return said[1], int(said[2])
    where = getattr(problem, "loc", None)
    return (where.filename, where.line) if where else None


def _line(function: Any, problem: Exception) -> int:
    place = _place(problem)
    return place[1] if place and _holds(function, *place) else int(function.__code__.co_firstlineno)


def _line_of(function: Any, attribute: str) -> int:
    """The line where a function uses an attribute."""
    line = function.__code__.co_firstlineno
    for step in dis.get_instructions(function):
        line = (step.positions and step.positions.lineno) or line
        if step.argval == attribute and "ATTR" in step.opname:
            break
    return int(line)


def _records(kinds: Any) -> Iterator[Any]:
    for kind in kinds:
        if isinstance(kind, types.Record):
            yield kind
        elif isinstance(kind, types.BaseTuple):
            yield from _records(cast(Any, kind))
        elif isinstance(kind, types.Array):
            yield from _records([kind.dtype])


def _no_field(field: str, records: list[Any]) -> str:
    names = " or ".join(dict.fromkeys(f"`{_record_name(record)}`" for record in records)) or "the record"
    fields = [name for record in records for name in record.fields]
    return f"{names} has no field `{field}`{_meant(field, fields)}"


def _record_name(record: Any) -> str:
    return name_of_layout(tuple(record.fields)) or "record"


def _meant(word: str, words: list[str]) -> str:
    close = get_close_matches(word, words, 1)
    return f"; did you mean `{close[0]}`?" if close else ""


def _reason(function: Any, said: str, records: list[Any]) -> str:
    """Numba's reason in one sentence."""
    for record in records:
        said = said.replace(str(record), _record_name(record))
    said = re.sub(r"Record\(\[.*?\](, \d+, \w+)?\)", "a record", said)
    if found := re.search(r"Untyped global name '(\w+)'", said):
        return f"`{found[1]}` is no rule and no number: mark it with @rule, or make it a table"
    if "(make_function(" in said or "NRT required" in said:
        return NO_MEMORY
    if found := re.search(r"NameError: name '(\w+)' is not defined", said):
        return f"`{found[1]}` is not defined{_meant(found[1], [*function.__globals__, *dir(builtins)])}"
    if found := re.search(r"Cannot bind .* to signature '(.*?)' due to \"TypeError: (.*?)\"", said, re.S):
        return f"the rule that it calls here takes {found[1]} ({found[2]})"
    if found := re.search(r"No implementation of function .* found for signature:\s*>>> (.*)", said):
        return f"there is no `{found[1]}` for such types"
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.startswith("Failed in")]
    return lines[0] if lines else "Numba does not say why"
