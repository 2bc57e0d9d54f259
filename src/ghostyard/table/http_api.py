"""The HTTP API: every operation that can be asked for with JSON, with the shape it reads and the shape it gives."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from ghostyard.bots.bot import BOTS
from ghostyard.bots.levels import LEVELS, character
from ghostyard.core.errors import Mistake, spoken_language
from ghostyard.core.journal import Journal
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.table.invitation import Invitation, invitation
from ghostyard.table.limits import Buckets
from ghostyard.table.listing import Listed, listed, turns
from ghostyard.table.lobby import Lobby, TableWanted
from ghostyard.table.people import (
    LEAST_PASSPHRASE,
    MOST_NAME,
    MOST_PASSPHRASE,
    Name,
    NameOrEmpty,
    PassphraseText,
    People,
    Person,
)
from ghostyard.table.protocol import Answer, Close, FillSeat, Frame, Language, LeaveSeat, Rematch, Resign, Sit, Start
from ghostyard.table.replays import replay_frame
from ghostyard.table.settings import Settings
from ghostyard.table.table import Table
from ghostyard.table.websocket import MessageSocket

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,6}")
MOST_SEAT = 15
NUMBERS: Mapping[str, dict[str, Any]] = {  # of a query
    "ply": {"type": "integer", "minimum": 0, "maximum": 999_999},
    "seat": {"type": "integer", "minimum": SPECTATOR, "maximum": MOST_SEAT},
}
STATUS = {
    "no-such-table": 404, "no-such-game": 404, "no-such-bot": 404, "no-such-page": 404, "watching": 403,
    "not-your-seat": 403, "not-host": 403, "other-origin": 403, "name-taken": 409, "seat-taken": 409,
    "already-started": 409, "seats-open": 409, "not-over": 409, "not-started": 409, "seat": 409, "one-seat": 409,
    "closed": 409, "game-over": 409, "no-name": 409, "passphrase-wrong": 403,
    "too-fast": 429, "too-many-guesses": 429, "many-tables": 429, "too-large": 413, "not-json-body": 415,
    "store": 503, "broken": 503, "stopping": 503, "moving": 503,
}  # fmt: skip
# What is said about a value outside of the limits of its field, instead of "does not fit".
FIELD_MISTAKES: Mapping[str, tuple[str, dict[str, Any]]] = {
    "name": ("name", {"most": MOST_NAME}),
    "passphrase": ("passphrase-length", {"least": LEAST_PASSPHRASE, "most": MOST_PASSPHRASE}),
    "seconds": ("clock", {}),
    "extra": ("clock", {}),
}
COOKIE = "ghostyard"
MOST_BODY = 16_384


# ---------------------------------------------------------------- shapes


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


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Which seat; the first that is free if left out."""

    seat: Annotated[float, Meta(ge=-1, le=15, multiple_of=1)] = -1  # to JSON, 8.0 is as whole as 8


class LevelWanted(Struct, forbid_unknown_fields=True):
    """The level of the bot that takes a seat; null opens the seat again."""

    level: Annotated[str, Meta(max_length=40)] | None


class Agreement(Struct, forbid_unknown_fields=True):
    """Whether I agree to end the game here; false: I want to play on, and it is no longer proposed."""

    agree: bool = True


class Turns(Struct):
    """The tables where it is my turn."""

    waiting: list[str]


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty object."""


class TableMade(Struct):
    """The id of a table; whoever knows it may come and watch."""

    table: str


class OptionListed(Struct):
    """A choice about the rules; the default comes first."""

    name: str
    values: list[int | bool]
    default: int | bool
    clause: str
    about: str
    said: list[str]  # the values in words; none where they speak for themselves


class GameListed(Struct):
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    rules: int
    seats: list[int]
    minutes: int
    options: list[OptionListed]
    editions: list[str]
    bots: list[str]
    characters: dict[str, str]  # a sentence about every bot that has one
    ready: bool  # are its rules compiled?


class GamesListed(Struct):
    """All games."""

    games: list[GameListed]


class Refusal(Struct):
    """What was wrong, in one sentence."""

    code: str
    say: str
    clause: str = ""


# ---------------------------------------------------------------- a call


class NodeOfCluster(Protocol):
    """What the rest of the server knows of a cluster."""

    app: ASGIApp | None  # answers requests that come from other nodes

    async def close(self) -> None:
        """Let go of everything."""

    @property
    def is_ready(self) -> bool:
        """Should anybody be sent here?"""

    async def owns(self, table: str) -> bool:
        """Is the table here? One without an owner is from now on, unless another node should have it."""

    async def relay(self, line: MessageSocket, table: str, person: Person) -> None:
        """Connect a socket with the node that owns its table, until one side closes."""

    async def forward(self, table: str, scope: Scope, body: bytes) -> Response:
        """Let the owner of the table answer a request."""

    def know(self, person: Person) -> None:
        """Tell all nodes that something about this person has changed."""

    async def stop(self) -> None:
        """Give all tables to other nodes, and say goodbye to everybody here."""


@dataclass
class ServerContext:
    """What the operations work with."""

    settings: Settings
    people: People
    lobby: Lobby
    is_ready: Callable[[str], bool]
    stop_waiting: Callable[[], None]
    node: NodeOfCluster | None = None  # where there are others beside this one
    changes: Buckets = field(init=False)  # how often anybody may change something
    # Sockets that wait for the store at once. After a restart all come back together: the lobby is answered in between.
    arrivals: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))

    def __post_init__(self) -> None:
        most = self.settings.acts_per_minute
        self.changes = Buckets(most, most / 60)

    def know(self, person: Person) -> None:
        """Something about this person has changed."""
        if self.node is not None:
            self.node.know(person)

    async def is_here(self, table: str) -> bool:
        """Is this the server to ask about a table?"""
        return self.node is None or await self.node.owns(table)


class Call:
    """One request: who asks, in which language, and what goes back besides the answer."""

    def __init__(self, request: Request, context: ServerContext) -> None:
        self.request, self.context = request, context
        self.token = request.cookies.get(COOKIE, "")
        self.new_token = ""

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else ""

    async def person(self) -> Person | None:
        """Whose cookie came with the request."""
        person = await self.context.people.by_token(self.token) if self.token else None
        if person is not None:
            self.request.state.lang = person.lang
        return person

    async def somebody(self) -> Person:
        """The person, made now if there was none."""
        person = await self.person()
        if person is None:
            self.context.changes.check(f"welcome {self.address}")
            person, self.token = await self.context.people.welcome(self.lang)
            self.new_token = self.token
        return person

    async def named(self) -> Person:
        """The person, who must have a name to sit down."""
        person = await self.somebody()
        if not person.name:
            raise Mistake("no-name")
        return person

    @property
    def lang(self) -> str:
        """The language of the query, or the first we speak of those the browser prefers."""
        asked = self.request.query_params.get("lang")
        return preferred_language(self.request.headers) if asked is None else spoken_language(asked)

    async def table(self) -> Table:
        """The table that the path names."""
        table = await self.context.lobby.open(self.request.path_params["table"])
        await table.actor.loaded()
        if table.game is None and table.actor.outage is not None:
            raise table.actor.outage.mistake
        return table


def preferred_language(headers: Mapping[str, str]) -> str:
    """The first language we speak of those a browser prefers."""
    wanted = headers.get("accept-language", "").split(",")
    return next((code for item in wanted if (code := item.strip()[:2].lower()) in LANGUAGES), "en")


# ---------------------------------------------------------------- me


async def me(call: Call) -> Me:
    """Who I am; somebody new gets a cookie."""
    return _me(await call.somebody())


async def change_me(call: Call, wanted: MeWanted) -> Me:
    """Change my name or language."""
    person = await call.somebody()
    changed = await call.context.people.change(call.token, person, wanted.name, wanted.lang or person.lang)
    if changed.name != person.name:
        await call.context.lobby.rename(changed)
    call.context.know(changed)
    return _me(changed)


async def passphrase(call: Call, wanted: Passphrase) -> Me:
    """Make a name mine, or come back to it on another device."""
    person = await call.somebody()
    people = call.context.people
    changed, call.new_token = await people.claim(call.token, person, wanted.name, wanted.passphrase, call.address)
    if changed.id != person.id:
        await call.context.lobby.hand_over(person, changed)
    call.context.know(changed)
    return _me(changed)


def _me(person: Person) -> Me:
    return Me(person.name, person.lang, person.known)


# ---------------------------------------------------------------- games and tables


async def games(call: Call) -> GamesListed:
    """The games, in the reader's language."""
    return GamesListed([_game(name, call.lang, ready=call.context.is_ready(name)) for name in GAMES])


def _game(name: str, lang: str, *, ready: bool) -> GameListed:
    game, words = load_game(name), words_for(name, lang)
    options = [
        OptionListed(o.name, list(o.values), o.values[0], o.clause, words.say(f"option-{o.name}"), o.said(words))
        for o in game.options
    ]
    return GameListed(
        name, words.say("title"), words.say("tagline"), game.version, list(game.seats), game.minutes, options,
        list(game.editions), list(BOTS), {level: character(level, lang, name) for level in LEVELS}, ready,
    )  # fmt: skip


async def tables(call: Call) -> Listed:
    """Open tables, running ones to watch; mine, those where it is my turn first; my latest finished ones."""
    person = await call.person()
    return await listed(call.context.lobby.services.store, person, person.lang if person else call.lang)


async def my_turns(call: Call) -> Turns:
    """The tables where it is my turn."""
    person = await call.person()
    return Turns(await turns(call.context.lobby.services.store, person) if person else [])


async def make_table(call: Call, wanted: TableWanted) -> TableMade:
    """Make a table."""
    return TableMade(await call.context.lobby.make(wanted, await call.named()))


async def sit(call: Call, wanted: SeatAsked) -> TableMade:
    """Take an open seat."""
    return await _ask(call, Sit(int(wanted.seat)))


async def leave(call: Call, wanted: Nothing) -> TableMade:
    """Give my seat back before the game begins."""
    return await _ask(call, LeaveSeat())


async def seat_bot(call: Call, wanted: LevelWanted) -> TableMade:
    """Let a bot take an open seat before the game, or open a bot's seat again; the host may."""
    seat = call.request.path_params["seat"]
    if not WHOLE_NUMBER.fullmatch(seat) or not 0 <= int(seat) <= MOST_SEAT:
        raise Mistake("no-such-page")
    return await _ask(call, FillSeat(int(seat), wanted.level))


async def start(call: Call, wanted: Nothing) -> TableMade:
    """Begin the game."""
    return await _ask(call, Start())


async def rematch(call: Call, wanted: Nothing) -> TableMade:
    """The same again at a new table, which has begun; whoever asks second is led to it."""
    return await _ask(call, Rematch())


async def resign(call: Call, wanted: Nothing) -> TableMade:
    """Leave a running game for good: a bot plays on. Where nobody else plays, the game ends."""
    return await _ask(call, Resign())


async def close(call: Call, wanted: Agreement) -> TableMade:
    """Close my table before the game; in a game, agree to end it here: it ends when everybody who plays does."""
    return await _ask(call, Close(wanted.agree))


async def _ask(call: Call, message: Any) -> TableMade:
    person, table = await call.named(), await call.table()
    return _done(await table.actor.ask(message, person), table)


def _done(answer: Answer, table: Table) -> TableMade:
    if not answer.ok:
        raise SpokenMistake(answer.code, answer.say, answer.clause)
    return TableMade(answer.table or table.record.id)


class SpokenMistake(Mistake):
    """A mistake that was already put into words."""

    def __init__(self, code: str, say: str, clause: str) -> None:
        super().__init__(code, clause=clause)
        self.say = say

    def sentence(self, language: str = "en") -> str:
        """The words as they are."""
        return self.say


async def invite(call: Call) -> Invitation:
    """The link to a table as others can open it, and how far it reaches."""
    table = await call.table()
    return invitation(call.context.settings, str(call.request.base_url), table.record.id)


async def journal(call: Call) -> Journal:
    """The journal of a finished game, with the seed that was promised."""
    table = await call.table()
    if table.history is None or not table.record.has_ended:
        raise Mistake("not-over")
    return table.history.match.journal


async def replay(call: Call) -> Frame:
    """A finished game at any ply, from any seat."""
    table, person = await call.table(), await call.person()
    lang = call.lang if person is None or "lang" in call.request.query_params else person.lang
    last = len(table.history.match.played) if table.history else 0
    ply, seat = _number(call, "ply", last), _number(call, "seat", SPECTATOR)
    return msgspec.Raw(replay_frame(table, min(ply, last), seat, lang))  # type: ignore[return-value]


def _number(call: Call, name: str, default: int) -> int:
    text, limits = call.request.query_params.get(name), NUMBERS[name]
    if text is None:
        return default
    if not WHOLE_NUMBER.fullmatch(text) or not limits["minimum"] <= int(text) <= limits["maximum"]:
        raise Mistake("query", name=name)
    return int(text)


# ---------------------------------------------------------------- the list


@dataclass(frozen=True)
class Operation:
    """A method and path, what it reads, what it gives, the function that does it, and with which codes it refuses."""

    method: str
    path: str
    does: Callable[..., Any]
    gives: Any
    reads: Any = None
    query: tuple[str, ...] = ()
    refuses: tuple[str, ...] = ()  # beside what every operation of its kind may refuse: `Operation.codes`

    @property
    def codes(self) -> tuple[str, ...]:
        """All codes of refusals."""
        always = ("too-fast", "store", "broken", "stopping", "moving")
        reading = ("body", "body-field", "not-json-body", "too-large", "other-origin") if self.reads else ()
        return (*self.refuses, *(("language",) if "lang" in self.query else ()), *reading, *always)


AT_TABLE = ("no-such-table",)
SITTING = ("no-name", *AT_TABLE)
BEFORE_THE_GAME = ("already-started", "closed", *SITTING)
IN_THE_GAME = ("not-started", "game-over", "closed", "watching", *SITTING)
OPERATIONS = (
    Operation("GET", "/api/me", me, Me),
    Operation("POST", "/api/me", change_me, Me, MeWanted, refuses=("name", "name-taken")),
    Operation(
        "POST", "/api/me/passphrase", passphrase, Me, Passphrase,
        refuses=("name", "passphrase-length", "name-taken", "passphrase-wrong", "too-many-guesses"),
    ),
    Operation("GET", "/api/me/turns", my_turns, Turns),
    Operation("GET", "/api/games", games, GamesListed, query=("lang",)),
    Operation("GET", "/api/tables", tables, Listed),
    Operation(
        "POST", "/api/tables", make_table, TableMade, TableWanted,
        refuses=(
            "no-name", "no-such-game", "no-such-bot", "seats", "one-seat", "option-unknown", "option-value", "clock",
            "name", "many-tables",
        ),
    ),
    Operation(
        "POST", "/api/tables/{table}/sit", sit, TableMade, SeatAsked, refuses=("seat-taken", *BEFORE_THE_GAME)
    ),
    Operation("POST", "/api/tables/{table}/leave", leave, TableMade, Nothing, refuses=BEFORE_THE_GAME),
    Operation(
        "POST", "/api/tables/{table}/seats/{seat}/bot", seat_bot, TableMade, LevelWanted,
        refuses=("no-such-page", "no-such-bot", "seat-taken", "not-host", *BEFORE_THE_GAME),
    ),
    Operation(
        "POST", "/api/tables/{table}/start", start, TableMade, Nothing,
        refuses=("not-host", "seats-open", *BEFORE_THE_GAME),
    ),
    Operation(
        "POST", "/api/tables/{table}/rematch", rematch, TableMade, Nothing, refuses=("not-over", "watching", *SITTING)
    ),
    Operation("POST", "/api/tables/{table}/resign", resign, TableMade, Nothing, refuses=IN_THE_GAME),
    Operation("POST", "/api/tables/{table}/close", close, TableMade, Agreement, refuses=("not-host", *IN_THE_GAME)),
    Operation("GET", "/api/tables/{table}/invitation", invite, Invitation, refuses=AT_TABLE),
    Operation("GET", "/api/tables/{table}/journal", journal, Journal, refuses=("not-over", *AT_TABLE)),
    Operation(
        "GET", "/api/tables/{table}/replay", replay, Frame, query=("ply", "seat", "lang"),
        refuses=("not-over", "seat", "query", *AT_TABLE),
    ),
)  # fmt: skip
