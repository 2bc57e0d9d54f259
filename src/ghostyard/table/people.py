"""People: a token in a cookie names a person, a passphrase makes the name theirs on other devices."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Meta
from sqlalchemy import delete, insert, select, update

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.changes import Change
from ghostyard.table.guess_limit import GuessLimit
from ghostyard.table.limits import LruCache
from ghostyard.table.outages import RowConflict, StoreDown
from ghostyard.table.store import Store

MOST_NAME = 24
LEAST_PASSPHRASE, MOST_PASSPHRASE = 8, 200
# Letters that show nothing, turn the page around or mean something else elsewhere: control, format, private use.
INVISIBLE = (
    "\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u180e\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff\ufff9-\uffff\U000e0000-\U0010ffff"
)
# What is not allowed stands in front: fuzzers that list every letter of a class need a minute for these, but skip this.
NAME = f"^(?![^\n]*[{INVISIBLE}])[^\n]*\\S[^\n]*$(?!\n)"  # to Python, a line end may follow the end
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME, pattern=NAME)]
NameOrEmpty = Annotated[str, Meta(max_length=MOST_NAME, pattern=f"^$(?!\n)|{NAME}")]
PassphraseText = Annotated[str, Meta(min_length=LEAST_PASSPHRASE, max_length=MOST_PASSPHRASE)]
MOST_STORED = 36  # letters: some names are longer when composed; the store has room for a number behind it
MOST_CACHED = 5000  # people and tokens in memory
SESSION_SECONDS = 365 * 86_400  # a session ends when its cookie does
NAMELESS_SECONDS = 30 * 86_400.0  # whoever never said a name has nothing here that could be missed
TIDY_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody. `known` means that a passphrase guards the name."""

    id: str
    name: str
    lang: str
    known: bool = False


class People:
    """People as rows of the store, cached by the hash of their token while no other node could change them."""

    def __init__(self, store: Store, *, alone: bool = True, session_seconds: float = SESSION_SECONDS) -> None:
        self._is_alone, self._session_seconds = alone, session_seconds
        self._store = store
        self._ids: LruCache[str] = LruCache(MOST_CACHED)  # of people, by token hash
        self._people: LruCache[Person] = LruCache(MOST_CACHED)  # by id: somebody with two tokens is one person
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # argon2 takes memory on purpose: never much of it at once
        self._guess_limit = GuessLimit(store)

    async def by_token(self, token: str) -> Person | None:
        """The person whose cookie this is."""
        if not 20 <= len(token) <= 64:
            return None
        key, ids = token_hash(token), self._ids
        person = self._people.get(ids.get(key) or "")
        if person is None and (person := await self._read(key)) is not None and ids is self._ids:
            self._remember(key, person)
        return person

    async def _read(self, key: str) -> Person | None:
        people, sessions = schema.people, schema.sessions.c
        joined = people.join(schema.sessions, sessions.person == people.c.id)
        begun = select(people).select_from(joined).where(sessions.token == key, sessions.at > self._oldest)
        rows = await self._store.rows(begun)
        return Person(rows[0]["id"], rows[0]["name"], rows[0]["lang"], rows[0]["claim"] is not None) if rows else None

    @property
    def _oldest(self) -> float:
        """When the oldest sessions have begun that still go on."""
        return time.time() - self._session_seconds

    async def welcome(self, lang: str) -> tuple[Person, str]:
        """Somebody new, and their token: the only copy of it goes into their cookie."""
        person, token = Person(secrets.token_hex(16), "", lang), secrets.token_urlsafe(32)
        row = {"id": person.id, "name": "", "lang": lang, "claim": None, "passphrase": None, "at": time.time()}
        await self._store.save(
            Change(insert(schema.people).values(row)), Change(insert(schema.sessions).values(session(token, person.id)))
        )
        self._remember(token_hash(token), person)
        return person, token

    async def change(self, token: str, person: Person, name: str, lang: str) -> Person:
        """Another name, another language."""
        name = clean_name(name) if name else person.name
        if name != person.name:
            await self._check_free(name, person)
        changed = replace(person, name=name, lang=lang)
        claim = {"claim": compared(name)} if person.known else {}
        try:
            await self._update(person, name=name, lang=lang, **claim)
        except RowConflict:  # somebody has just taken it
            raise Mistake("name-taken", name=name) from None
        self._remember(token_hash(token), changed)
        return changed

    async def _check_free(self, name: str, person: Person) -> None:
        owner = await self._owner(name)
        if owner is not None and owner["id"] != person.id:
            raise Mistake("name-taken", name=name)

    async def _owner(self, name: str) -> dict[str, str] | None:
        rows = await self._store.rows(select(schema.people).where(schema.people.c.claim == compared(name)))
        return dict(rows[0]) if rows else None

    async def _update(self, person: Person, **columns: object) -> None:
        """Store other facts about a person, who is read again from the store when in doubt whether it worked."""
        try:
            await self._store.save(Change(update(schema.people).where(schema.people.c.id == person.id).values(columns)))
        except BaseException:
            self._people.drop(person.id)
            raise

    async def claim(self, token: str, person: Person, name: str, passphrase: str, address: str) -> tuple[Person, str]:
        """Make a name one's own, or come back to it. Whoever comes back gets a fresh token.

        Nobody has a second name by this: with a borrowed cookie one could take the first one's games along.
        """
        name = clean_name(name)
        owner = await self._owner(name)
        if owner is None and person.known:
            raise Mistake("name-yours", name=person.name)
        if owner is None or (owner["id"] == person.id and not owner["passphrase"]):
            return await self._take_name(token, person, name, passphrase), token
        keys = f"name {compared(name)}", f"address {address}"
        await self._guess_limit.guess(*keys)
        if not await self._fits(owner["passphrase"], passphrase):
            raise Mistake("passphrase-wrong")
        await self._guess_limit.passed(*keys)
        return await self._come_back(token, owner)

    async def _take_name(self, token: str, person: Person, name: str, passphrase: str) -> Person:
        async with self._hashing:
            digest = await asyncio.to_thread(self._hasher.hash, passphrase)
        try:
            await self._update(person, name=name, claim=compared(name), passphrase=digest)
        except RowConflict:
            raise Mistake("name-taken", name=name) from None
        changed = replace(person, name=name, known=True)
        self._remember(token_hash(token), changed)
        return changed

    async def change_passphrase(
        self, token: str, person: Person, old: str, fresh: str, address: str
    ) -> tuple[Person, str]:  # fmt: skip
        """Another passphrase, for whoever knows the one so far; all other devices have to say it again."""
        if not person.known:
            raise Mistake("passphrase-wrong")
        person, token = await self.claim(token, person, person.name, old, address)
        async with self._hashing:
            digest = await asyncio.to_thread(self._hasher.hash, fresh)
        people, sessions, key = schema.people.c, schema.sessions.c, token_hash(token)
        await self._store.save(
            Change(update(schema.people).where(people.id == person.id).values(passphrase=digest)),
            Change(delete(schema.sessions).where(sessions.person == person.id, sessions.token != key)),
        )
        self._ids = LruCache(MOST_CACHED)  # whose each token is, is read again
        self._remember(key, person)
        return person, token

    async def tidy_forever(self) -> None:
        """Forget sessions that have ended, and people who have only looked in, long ago."""
        while True:
            with suppress(StoreDown):
                await self.tidy()
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy(self) -> None:
        """Forget them once."""
        people, sessions = schema.people.c, schema.sessions.c
        passers_by = (people.name == "") & (people.claim.is_(None)) & (people.at < time.time() - NAMELESS_SECONDS)
        await self._store.save(
            Change(delete(schema.sessions).where(sessions.at <= self._oldest)),
            Change(delete(schema.sessions).where(sessions.person.in_(select(people.id).where(passers_by)))),
            Change(delete(schema.people).where(passers_by)),
        )
        self._ids = LruCache(MOST_CACHED)

    async def _fits(self, digest: str, passphrase: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, digest, passphrase)
            except (Argon2Error, InvalidHashError):
                return False

    async def _come_back(self, token: str, owner: dict[str, str]) -> tuple[Person, str]:
        fresh = secrets.token_urlsafe(32)
        person = Person(owner["id"], owner["name"], owner["lang"], True)
        await self._store.save(Change(insert(schema.sessions).values(session(fresh, person.id))))
        self._remember(token_hash(fresh), person)
        return person, fresh

    def _remember(self, key: str, person: Person) -> None:
        if not self._is_alone:
            return
        self._ids.put(key, person.id)
        self._people.put(person.id, person)


def session(token: str, person: str) -> dict[str, object]:
    """The row of a session: only the hash of the token is stored."""
    return {"token": token_hash(token), "person": person, "at": time.time()}


def token_hash(token: str) -> str:
    """What is stored and compared instead of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that fits `Name`, as it is stored and shown: composed letters, single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())[:MOST_STORED]


def compared(name: str) -> str:
    """How names are compared: without case, and letters that look alike in Unicode as one."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]
