"""Messages between nodes: what relays and forwarded requests say to the owner of a table and hear from it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ghostyard.table.people import Person
from ghostyard.table.protocol import Answer, FromLobby


class Message(Struct, array_like=True, tag=True):
    """What every message between nodes is."""


# ---------------------------------------------------------------- a socket at one node, its table at another


class Attach(Message):
    """Somebody whose socket came to me wants to be at this table."""

    stream: int
    table: str
    person: Person


class Attached(Message):
    """They are."""

    stream: int


class Heard(Message):
    """What came over the socket."""

    stream: int
    text: bytes


class Said(Message):
    """What is to be sent over the socket, all at once."""

    stream: int
    texts: list[bytes]


class Writable(Message):
    """The other side of the socket does not read for now, or reads again."""

    stream: int
    able: bool


class Reading(Message):
    """Read from the socket, or let it wait."""

    stream: int
    able: bool


class Left(Message):
    """Nobody is at this socket any more."""

    stream: int


class Gone(Message):
    """Nobody at the table knows of this socket."""

    stream: int


class Close(Message):
    """Close the socket, after all that was said; at once, without a code."""

    stream: int
    code: int


class Elsewhere(Message):
    """The table is not mine, or not now: look again whose it is."""

    stream: int


# ---------------------------------------------------------------- requests


class Request(Message):
    """An HTTP request about a table of yours."""

    call: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    body: bytes


class Ask(Message):
    """Something for the mailbox of a table of yours."""

    call: int
    table: str
    message: FromLobby
    person: Person


class Reply(Message):
    """What became of a request; a status of 421 means that the table is not mine."""

    call: int
    status: int
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


class AskReply(Message):
    """What the table answered."""

    call: int
    answer: Answer


# ---------------------------------------------------------------- to all


class Ping(Message):
    """I am here. How many batches I have sent to whom, and whether I reach PostgreSQL, all servers of it in order.

    And how often I have given up what was under way between whom and me; "" is everybody.
    """

    sent: dict[str, int]
    store: bool
    more_stores: list[bool] = []
    breaks: dict[str, int] = {}


class Took(Message):
    """These tables are mine now, since these epochs."""

    tables: list[str]
    epochs: list[int] = []


class Take(Message):
    """These tables are yours now."""

    tables: list[str]


class Spent(Message):
    """What addresses have taken of their limits here: of the first limit, and of the others in order."""

    drops: dict[str, int]
    more: list[dict[str, int]] = []


AnyMessage = (
    Attach | Attached | Heard | Said | Writable | Reading | Left | Gone | Close | Elsewhere
    | Request | Ask | Reply | AskReply | Ping | Took | Take | Spent
)  # fmt: skip


class Bundle(Struct, frozen=True, array_like=True):
    """Messages that travel together."""

    sender: str
    messages: list[AnyMessage]


ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Bundle] = msgspec.msgpack.Decoder(Bundle)
