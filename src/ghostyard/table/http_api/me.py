"""Operations about me: name, language, passphrase, and where it is my turn."""

from __future__ import annotations

from msgspec import Struct

from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import Operation
from ghostyard.table.listing import turns
from ghostyard.table.people import Name, NameOrEmpty, PassphraseText, Person
from ghostyard.table.protocol import Language


class Me(Struct):
    """Who I am here."""

    name: str
    lang: str
    known: bool


class MeWanted(Struct, forbid_unknown_fields=True):
    """Another name, another language."""

    name: NameOrEmpty = ""
    lang: Language | None = None


class Passphrase(Struct, forbid_unknown_fields=True):
    """A name and the passphrase that makes it mine."""

    name: Name
    passphrase: PassphraseText


class PassphraseChanged(Struct, forbid_unknown_fields=True):
    """My passphrase so far, and the one from now on."""

    passphrase: PassphraseText
    fresh: PassphraseText


class Turns(Struct):
    """The tables where it is my turn."""

    waiting: list[str]


async def me(call: Call) -> Me:
    """Who I am; somebody new gets a cookie."""
    return _me(await call.somebody())


async def change_me(call: Call, wanted: MeWanted) -> Me:
    """Change my name or language."""
    person = await call.somebody()
    changed = await call.context.people.change(call.token, person, wanted.name, wanted.lang or person.lang)
    if changed.name != person.name:
        await call.context.lobby.rename(changed)
    return _me(changed)


async def passphrase(call: Call, wanted: Passphrase) -> Me:
    """Make a name mine, or come back to it on another device."""
    person = await call.somebody()
    people = call.context.people
    changed, call.new_token = await people.claim(call.token, person, wanted.name, wanted.passphrase, call.address)
    if changed.id != person.id and not person.known:  # the games of somebody with a passphrase stay theirs
        await call.context.lobby.hand_over(person, changed)
    elif changed.id == person.id and changed.name != person.name:
        await call.context.lobby.rename(changed)
    return _me(changed)


async def change_passphrase(call: Call, wanted: PassphraseChanged) -> Me:
    """Another passphrase; my other devices have to say it before they are me again."""
    person = await call.somebody()
    changed, call.new_token = await call.context.people.change_passphrase(
        call.token, person, wanted.passphrase, wanted.fresh, call.address
    )
    return _me(changed)


def _me(person: Person) -> Me:
    return Me(person.name, person.lang, person.known)


async def my_turns(call: Call) -> Turns:
    """The tables where it is my turn."""
    person = await call.person()
    return Turns(await turns(call.context.lobby.services.stores, person) if person else [])


OPERATIONS = (
    Operation("GET", "/api/me", me, Me),
    Operation("POST", "/api/me", change_me, Me, MeWanted, refuses=("name", "name-taken")),
    Operation(
        "POST", "/api/me/passphrase", passphrase, Me, Passphrase,
        refuses=("name", "passphrase-length", "name-taken", "name-yours", "passphrase-wrong", "too-many-guesses"),
    ),
    Operation(
        "POST", "/api/me/passphrase/change", change_passphrase, Me, PassphraseChanged,
        refuses=("passphrase-length", "passphrase-wrong", "too-many-guesses"),
    ),
    Operation("GET", "/api/me/turns", my_turns, Turns),
)  # fmt: skip
