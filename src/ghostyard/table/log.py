"""The log: one line of JSON for every record, with the traceback of whatever went wrong, and nobody's secrets.

An incident is a mistake of our own. It gets a name that its line in the log and the player's sentence share.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import signal
import sys
import traceback
from typing import Any

from ghostyard.table import metrics

LOG = logging.getLogger("ghostyard")
ID_SHOWN = 8  # letters of a table's id: enough to find its row, too few to come and watch
# Errors whose text Python writes itself, about code. Any other may quote what somebody typed, holds or hides.
TELLING = (
    ArithmeticError, AssertionError, AttributeError, ImportError, IndexError, NameError, OSError, RecursionError,
    TypeError,
)  # fmt: skip


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """What happened, when, with all that was said about it."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "happened": record.getMessage().partition("\n")[0],
            **getattr(record, "details", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= {"error": named(record.exc_info[1]), "traceback": frames_of(record.exc_info[1])}
        return json.dumps(line, ensure_ascii=False, default=str)


def named(error: BaseException) -> str:
    """An error by its type, and by its text where that can hold no secret."""
    kind = type(error).__name__
    return f"{kind}: {error}" if isinstance(error, TELLING) else kind


def frames_of(error: BaseException) -> list[str]:
    """Where an error was raised, outermost call first; before that, where its cause was."""
    told = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        told += [*frames_of(cause), f"which led from {named(cause)} to {named(error)}"]
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        told += [*frames_of(part), f"which is {named(part)}"]
    calls = traceback.extract_tb(error.__traceback__)
    return told + [f"{call.filename}:{call.lineno} in {call.name}: {call.line}" for call in calls]


def configure(*, debug: bool = False) -> None:
    """Write all that is worth a warning to the error stream; in debug mode the first incident stops the server."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    DEBUGGER.is_on = debug


def warn(happened: str, **details: object) -> None:
    """Something worth knowing. Callers never pass tokens, seeds, views, what people typed, or whole table ids."""
    LOG.warning(happened, extra={"details": details})


def incident(error: BaseException, where: str, *, table: str = "", message: object = None) -> str:
    """Log a mistake of our own with its traceback; the name by which a player can tell us about it."""
    name = f"ghost-{secrets.token_hex(3)}"
    metrics.ERRORS.labels(where).inc()
    details = {"incident": name, "where": where}
    if table:
        details["table"] = table[:ID_SHOWN]
    if message is not None:
        details["message"] = type(message).__name__
    LOG.error("incident", exc_info=error, extra={"details": details})
    DEBUGGER.stop_at(error)
    return name


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody caught in a task or a callback is an incident too."""
    if isinstance(error := context.get("exception"), Exception):
        incident(error, "task")
    else:
        loop.default_exception_handler(context)


class Debugger:
    """Stops the server at the first incident: with a prompt where it happened, if there is a terminal."""

    def __init__(self) -> None:
        self.is_on = False
        self.has_stopped = False

    def stop_at(self, error: BaseException) -> None:
        """Show where it happened, let the developer look around, and then stop the server."""
        if not self.is_on or self.has_stopped:
            return
        self.has_stopped = True
        traceback.print_exception(error)
        if sys.stdin.isatty() and sys.stdout.isatty():
            import pdb  # too large for a server that only serves

            pdb.post_mortem(error.__traceback__)
        signal.raise_signal(signal.SIGTERM)


DEBUGGER = Debugger()
