"""Outages: whatever goes wrong with a database, told apart from mistakes of our own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import ArgumentError, CompileError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics

OUR_MISTAKES = (
    Mistake, ProgrammingError, DataError, CompileError, ArgumentError, sqlite3.ProgrammingError,
    TypeError, ValueError, AttributeError, LookupError, NameError, AssertionError,
)  # fmt: skip
OUR_SQLSTATES = ("22", "42")  # PostgreSQL: a value that does not fit its column, a statement that makes no sense
CONFLICT_SQLSTATES = "23"


class StoreDown(Mistake):
    """The database does not answer. Whether the last rows were kept is not known: read again."""

    def __init__(self) -> None:
        super().__init__("store")


class RowConflict(Exception):
    """A row with this key is there already."""


def is_outage(error: BaseException) -> bool:
    """Everything that goes wrong with a database, unless our own statements or values are to blame.

    What drivers raise while a database stops, starts or is cut off has no common class: asyncpg's own errors,
    RuntimeError of a closed transport, EOFError. So our mistakes are listed, and all else is trouble that passes.
    """
    cause: BaseException | None = error  # SQLAlchemy's error is raised from its driver's
    while cause is not None:
        if isinstance(cause, OUR_MISTAKES) or _sqlstate(cause).startswith(OUR_SQLSTATES):
            return False
        cause = cause.__cause__
    return True


def is_conflict(error: BaseException) -> bool:
    """Is a row with this key there already? By SQLAlchemy's word, or by a driver's that was called directly."""
    return isinstance(error, IntegrityError | sqlite3.IntegrityError) or _sqlstate(error).startswith(CONFLICT_SQLSTATES)


def _sqlstate(error: BaseException) -> str:
    return str(getattr(error, "sqlstate", None) or "")


def problem_of(error: Exception) -> Exception:
    """An error as callers know it: a row that is there already, our own mistake as it is, or an outage."""
    if is_conflict(error):
        return RowConflict()
    if not is_outage(error):
        return error
    metrics.ERRORS.labels("store").inc()
    log.warn("store down", error=type(error).__name__, text=_first_line(error))
    return StoreDown()


@contextmanager
def connection_in_use() -> Iterator[None]:
    """A driver that loses a connection may cancel whoever waits for it: an outage, unless we were cancelled."""
    try:
        yield
    except asyncio.CancelledError:
        if (task := asyncio.current_task()) is not None and task.cancelling():
            raise
        raise ConnectionError("the driver gave up") from None


@contextmanager
def opening() -> Iterator[None]:
    """Turn what a database says while it is opened into one sentence for whoever runs the program."""
    try:
        yield
    except Exception as error:
        if isinstance(error, SQLAlchemyError) or is_outage(error):
            raise Mistake("cannot-open-database", problem=_first_line(error)) from None
        raise


def _first_line(error: BaseException) -> str:
    """What an error says, without the statement that SQLAlchemy adds below."""
    return (str(error).splitlines() or [type(error).__name__])[0]
