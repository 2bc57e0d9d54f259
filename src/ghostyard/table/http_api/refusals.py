"""How HTTP operations refuse: what goes back, and with which status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ghostyard.core.edition import MOST_FACES
from ghostyard.core.errors import Mistake
from ghostyard.table.people import LEAST_PASSPHRASE, MOST_NAME, MOST_PASSPHRASE

STATUS = {
    "no-such-editor": 404, "no-such-pad": 404, "pad-busy": 503, "pad-changed": 409, "pad-full": 409, "pad-few": 409,
    "no-such-table": 404, "no-such-game": 404, "no-such-bot": 404, "no-such-page": 404, "no-such-edition": 404,
    "no-such-puzzle": 404, "no-puzzles": 404, "no-such-move": 404, "puzzle-move": 409, "puzzle-over": 409,
    "preview-reveals": 409, "no-first-game": 404, "watching": 403,
    "not-your-seat": 403, "not-host": 403, "other-origin": 403, "name-taken": 409, "name-yours": 409, "seat-taken": 409,
    "already-started": 409, "seats-open": 409, "not-over": 409, "not-started": 409, "seat": 409, "one-seat": 409,
    "closed": 409, "game-over": 409, "no-name": 409, "nobody-comes": 409, "edition": 409, "coach-once": 409,
    "journal-shape": 409, "passphrase-wrong": 403,
    "too-fast": 429, "too-many-guesses": 429, "many-tables": 429, "many-resting": 429, "many-journals": 429,
    "too-large": 413, "not-json-body": 415,
    "store": 503, "broken": 503, "stopping": 503, "moving": 503,
}  # fmt: skip
# What is said about a value outside of the limits of its field, instead of "does not fit".
FIELD_MISTAKES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "name": ("name", {"most": MOST_NAME}),
    "passphrase": ("passphrase-length", {"least": LEAST_PASSPHRASE, "most": MOST_PASSPHRASE}),
    "fresh": ("passphrase-length", {"least": LEAST_PASSPHRASE, "most": MOST_PASSPHRASE}),
    "seconds": ("clock", {}),
    "extra": ("clock", {}),
    "faces": ("edition-large", {"file": "TOML", "most": MOST_FACES}),
}


class Refusal(Struct):
    """What was wrong, in one sentence."""

    code: str
    say: str
    clause: str = ""


class SpokenMistake(Mistake):
    """A mistake that was already put into words."""

    def __init__(self, code: str, say: str, clause: str) -> None:
        super().__init__(code, clause=clause)
        self.say = say

    def sentence(self, language: str = "en") -> str:
        """The words as they are."""
        return self.say
