"""Changes: what is to be stored. Rows of one kind, from however many tables, reach the database in one statement."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from sqlalchemy import Table
from sqlalchemy.sql import Executable

Row = Mapping[str, Any]
Values = tuple[Any, ...]  # of a row, in the order of its kind's columns


class LeaseLost(Exception):
    """Another node owns the table by now: nothing was stored."""


class Lease(Struct, frozen=True):
    """The right to write a table: it is over as soon as another epoch has begun."""

    table: str
    epoch: int


class RowKind:
    """New rows of a table of the schema; or new values for some columns of rows that are there."""

    def __init__(self, table: Table, *columns: str, replaced: Sequence[str] = ()) -> None:
        """Without any columns it is all of them. Few that are replaced are cheap: no index of another is touched."""
        self.table, self.replaced = table, replaced
        self.columns = columns or tuple(column.name for column in table.columns)

    def change(self, row: Row) -> Change:
        """The change that stores this row."""
        return Change(self, tuple([row[column] for column in self.columns]))

    @cached_property
    def head(self) -> str:
        """The statement behind its first word, up to the values."""
        return f'into "{self.table.name}" ({_listed(self.columns)})'

    @cached_property
    def tail(self) -> str:
        """The end of the statement, behind the values."""
        if not self.replaced:
            return ""
        keys = [column.name for column in self.table.primary_key.columns]
        values = ", ".join(f'"{name}" = excluded."{name}"' for name in self.replaced)
        return f"on conflict ({_listed(keys)}) do update set {values}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


class Change(Struct, frozen=True, gc=False):
    """One statement of its own, or one row of a kind."""

    what: Executable | RowKind
    row: Values = ()


class Write(Struct, frozen=True, eq=False):
    """Changes that are stored all or none, and the future of whoever waits for that."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    lease: Lease | None = None  # under which they may be stored; one server alone needs none

    def settle(self, problem: Exception | None) -> None:
        """Tell whoever waits what became of it."""
        if not self.done.done():
            self.done.set_exception(problem) if problem else self.done.set_result(None)

    @property
    def has_only_rows(self) -> bool:
        """Is there no statement of its own among the changes?"""
        return all(type(change.what) is RowKind for change in self.changes)


def sorted_out(changes: Iterable[Change]) -> tuple[list[Executable], dict[RowKind, list[Values]]]:
    """The statements of their own, and the rows of every kind."""
    statements: list[Executable] = []
    rows: dict[RowKind, list[Values]] = defaultdict(list)
    for change in changes:
        if isinstance(change.what, RowKind):
            rows[change.what].append(change.row)
        else:
            statements.append(change.what)
    return statements, rows
