"""An operation of the HTTP API: method and path, what it reads and gives, and how it refuses."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ghostyard.core.edition import MOST_FACES

MOST_BODY = 16_384
MOST_BODY_WITH_FACES = MOST_BODY + 4 * MOST_FACES
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,6}")
MOST_SEAT = 15
AT_TABLE = ("no-such-table",)
SITTING = ("no-name", *AT_TABLE)
BEFORE_THE_GAME = ("already-started", "closed", *SITTING)
IN_THE_GAME = ("not-started", "game-over", "closed", "watching", *SITTING)


@dataclass(frozen=True)
class Operation:
    """A method and path, what it reads, what it gives, the function that does it, and with which codes it refuses."""

    method: str
    path: str
    does: Callable[..., Any]
    gives: Any
    reads: Any = None
    query: tuple[str, ...] = ()
    most: int = MOST_BODY  # bytes of a body
    refuses: tuple[str, ...] = ()  # beside what every operation of its kind may refuse: `Operation.codes`
    limit: str = ""  # the buckets of the context that a request is taken from; left out, only changes are counted

    @property
    def codes(self) -> tuple[str, ...]:
        """All codes of refusals."""
        always = ("too-fast", "store", "broken", "stopping", "moving")
        reading = ("body", "body-field", "not-json-body", "too-large", "other-origin") if self.reads else ()
        return (*self.refuses, *(("language",) if "lang" in self.query else ()), *reading, *always)


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""
