"""Chat: what people at a table say to each other, in their own words or in ready-made phrases."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Sequence

from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for
from ghostyard.table.changes import Row
from ghostyard.table.people import Person
from ghostyard.table.protocol import Chat, ChatSeen, Phrase

PHRASES = ("hello", "good-luck", "thinking", "nice-move", "oops", "hurry", "boo", "good-game", "thanks", "again")

MOST_LINES = 2000  # that a table keeps

BROUGHT = "brought"  # said by the table itself: whoever has brought a game knows its seed


def new_row(table: str, rows: Sequence[Row], said: Chat | Phrase, person: Person, name: str) -> Row:
    """What was said, ready to be stored after these rows."""
    text, phrase = ("", said.phrase) if isinstance(said, Phrase) else (clean(said.text), "")
    if phrase and phrase not in PHRASES:
        raise Mistake("no-such-phrase", known=", ".join(PHRASES))
    if len(rows) >= MOST_LINES:
        raise Mistake("chat-full")
    return {
        "table": table,
        "number": rows[-1]["number"] + 1 if rows else 0,
        "person": person.id,
        "name": name,
        "text": text,
        "phrase": phrase,
        "message": said.id,
        "at": time.time(),
    }


def brought_row(table: str, person: Person) -> Row:
    """What everybody is told first at a table that somebody has brought from elsewhere."""
    about = {"table": table, "number": 0, "person": "", "name": person.name, "text": "", "phrase": BROUGHT}
    return {**about, "message": None, "at": time.time()}


def was_said(rows: Sequence[Row], person: str, message: str) -> bool:
    """Has this very message been stored already?"""
    return any(row["message"] == message and row["person"] == person for row in rows)


def seen(row: Row, lang: str) -> ChatSeen:
    """A line of chat in the reader's language."""
    text = words_for("", lang).say(f"phrase-{row['phrase']}") if row["phrase"] else row["text"]
    return ChatSeen(number=row["number"], name=row["name"], text=text, at=row["at"], phrase=row["phrase"])


def clean(text: str) -> str:
    """One line, without invisible letters that could turn the page around."""
    text = "".join(
        letter for letter in text if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co") or letter.isspace()
    )
    text = " ".join(text.split())
    if not text:
        raise Mistake("message")
    return text
