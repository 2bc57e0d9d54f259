"""The protocol: every message over a socket, by type. `docs/protocol.md` has an example of each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from ghostyard.core.scene import Badge, Scene

Id = Annotated[
    str,
    Meta(
        min_length=1, max_length=64, pattern=r"^[^\u0000-\u001f]*$",  # PostgreSQL cannot store a zero
        description="chosen by the sender; the same id is done once",
    ),
]  # fmt: skip
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
MoveText = Annotated[str, Meta(max_length=120)]
Language = Literal["en", "es", "de"]
Phase = Literal["lobby", "playing", "over", "closed"]  # closed: by its people, not by its rules
ENDED = ("over", "closed")

MOST_BYTES = 4096  # of one message from a client
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what decoding raises; the last if too deep


# ---------------------------------------------------------------- from the client


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What every message from a client is."""


class Move(ClientMessage, tag="move"):
    """Make this move. `ply` is that of the frame it was chosen from."""

    id: Id
    ply: int
    seat: SeatNumber
    move: MoveText


class Preview(ClientMessage, tag="preview"):
    """Show me what this move would do; nothing is played."""

    id: Id
    seat: SeatNumber
    move: MoveText


class Why(ClientMessage, tag="why"):
    """Why can I not touch this now? `touches` are the pieces touched so far, the one in question last."""

    id: Id
    seat: SeatNumber
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]


class TakeBack(ClientMessage, tag="takeback"):
    """Take this seat's last move back, while nothing has been revealed since."""

    id: Id
    seat: SeatNumber


class Hint(ClientMessage, tag="hint"):
    """What would a bot play here?"""

    id: Id
    seat: SeatNumber


class Chat(ClientMessage, tag="chat"):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Phrase(ClientMessage, tag="phrase"):
    """Say one of the ready-made phrases, which everybody reads in their own language."""

    id: Id
    phrase: Annotated[str, Meta(max_length=40)]


class BotSeat(ClientMessage, tag="bot"):
    """Let a bot of this level play for the seat; without a level its person plays again."""

    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] | None = None


class Hello(ClientMessage, tag="hello"):
    """How I want to see the table: language, from which seat, and how much of it.

    `brief`: frames without scene and score sheets. `paced`: the same while the last scene has not been `seen`.
    """

    lang: Language | None = None
    seat: SeatNumber | None = None
    brief: bool | None = None
    paced: bool | None = None


class SceneShown(ClientMessage, tag="seen"):
    """The latest scene has been drawn; who asked for paced frames gets the next one.

    `pace`: from now on bots pause so many times as long as usual before a move, for whoever sits here and wants most.
    `id`: say that you are there.
    """

    id: Id | None = None
    pace: Annotated[float, Meta(ge=0, le=4)] | None = None


FromClient = Move | Preview | Why | TakeBack | Hint | Chat | Phrase | BotSeat | Hello | SceneShown
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


# ---------------------------------------------------------------- inside the server: asked over HTTP


class Sit(Struct, frozen=True):
    """Take a seat that is open; -1 for the first."""

    seat: SeatNumber = -1


class LeaveSeat(Struct, frozen=True):
    """Give the own seat back before the game."""

    seat: SeatNumber = -1


class FillSeat(Struct, frozen=True):
    """Let a bot of this level take an open seat before the game; without a level the bot's seat is open again."""

    seat: SeatNumber
    level: str | None


class Start(Struct, frozen=True):
    """Begin the game; the host asks for it."""


class Rematch(Struct, frozen=True):
    """The same people, bots and options again, at a new table; the answer names it."""


class Resign(Struct, frozen=True):
    """Leave a running game for good: a bot plays on."""


class CloseTable(Struct, frozen=True, tag="close"):
    """Close a table that has not begun, or agree that its game ends here; or else play on."""

    agree: bool = True


class Rename(Struct, frozen=True, tag="rename"):
    """The sender has another name now."""

    name: str


class HandOver(Struct, frozen=True, tag="hand-over"):
    """The sender was this guest until now: their seats are the sender's."""

    guest: str


FromLobby = HandOver | Rename  # asked of tables wherever they are


# ---------------------------------------------------------------- from the server


class Answer(Struct, tag_field="type", tag="answer", omit_defaults=True, gc=False):
    """What became of a message: done, or why not."""

    id: str
    ok: bool
    code: str = ""
    clause: str = ""
    say: str = ""
    table: str = ""  # of a rematch
    version: int = 0  # of the first frame that shows it, for what was stored just now


class SeatSeen(Struct, omit_defaults=True, gc=False):
    """A seat as everybody at the table sees it."""

    name: str
    kind: Literal["person", "bot", "open", "left"]  # left: a bot plays on for somebody who has gone for good
    online: bool = False
    pending: bool = False
    total: int | None = None
    rank: int | None = None
    level: str = ""  # of the bot
    away: bool = False  # a bot plays for the person who sits here
    since: float | None = None  # for how many seconds a pending seat has been asked, when the frame was made
    host: bool = False  # made the table
    agrees: bool = False  # would end the game here
    badge: Badge | None = None


class ReasonSeen(Struct, gc=False):
    """Some points, and the things that made them; marks of the scene have these names behind the seat."""

    points: int
    things: list[str]


class LineSeen(Struct, omit_defaults=True, gc=False):
    """One line of a score sheet."""

    name: str
    label: str
    points: int
    reasons: list[ReasonSeen]
    known: bool = True  # False: there may be more, which only its owner knows
    why: str = ""  # the points in words: "3 x 4 and 10 for the most"
    shown: str = ""  # what is written instead of the points, where they are no points: "yes"
    clause: str = ""  # where the rules tell of it


class SheetSeen(Struct, gc=False):
    """One seat's score sheet, as far as the viewer may know it."""

    seat: int
    total: int
    lines: list[LineSeen]
    ties: dict[str, int]


class ClockSeen(Struct):
    """Seconds left for every seat when the frame was made; the clocks of `running` seats go on."""

    left: list[float]
    running: list[int]
    extra: float


class StepSeen(Struct, omit_defaults=True):
    """What the coach of a first game says: one idea, with what is pointed at."""

    text: str
    at: list[str] = []  # pieces, "seat 1", "line ghosts"; nothing at a decision: what is touched for it
    look: bool = False  # there is nothing to decide: look, and go on


class CoachSeen(Struct):
    """The coach's steps at this position, the decision last: the first of them is number `first` of so many."""

    first: int
    of: int
    steps: list[StepSeen]


class Frame(Struct, tag_field="type", tag="frame", gc=False):
    """Everything a viewer sees now. Complete: a client can start from any frame."""

    table: str
    ply: int
    version: int  # counts everything that happened, take-backs too
    game: str
    title: str
    phase: Phase
    you: list[int]
    seat: int
    seats: list[SeatSeen]
    ask: str
    told: list[str]
    by: list[int]  # by whose move each of it came
    clauses: list[str]  # where the rules tell of each of it; "" where they do not
    steps: list[int]  # which of it only leads to something that is told later in the turn
    scene: Scene
    sheets: list[SheetSeen]
    takeback: bool
    commitment: str
    seed: str | None
    result: str | None
    clock: ClockSeen | None
    host: bool
    hotseat: bool
    public: bool
    options: dict[str, int | bool]
    edition: str  # the title of an owner's edition; empty with the one that comes with the game
    rematch: str | None
    hints: bool  # agreed when the table was made
    takebacks: bool
    manual: bool  # are there rules to read?
    moves: list[str] | None = None  # in brief frames, instead of the scene
    coach: CoachSeen | None = None  # in a first game, for whoever learns
    declined: int = 0  # how often somebody wanted to play on; a frame may show the end of an offer it never showed


class PreviewSeen(Struct, tag_field="type", tag="preview"):
    """What a move would do."""

    id: str
    move: str
    scene: Scene
    sheets: list[SheetSeen]


class WhySeen(Struct, tag_field="type", tag="why", omit_defaults=True):
    """Why a touch does nothing now; `clause` is where the rules say so."""

    id: str
    say: str
    clause: str = ""


class HintSeen(Struct, tag_field="type", tag="hint"):
    """What a bot would play; `say` has its reason, in points by line of the score sheet."""

    id: str
    move: str
    label: str
    say: str


class ChatSeen(Struct, tag_field="type", tag="chat", omit_defaults=True):
    """Something somebody said; lines are counted, so that whoever comes back knows those that are not new."""

    number: int
    name: str = msgspec.field(name="from")
    text: str
    at: float
    seat: int = -1
    phrase: str = ""


class Log(Struct, tag_field="type", tag="log"):
    """Everything told so far, newest last; sent on joining."""

    game: str
    told: list[str]
    by: list[int]  # by whose move each of it came
    clauses: list[str]  # where the rules tell of each of it; "" where they do not
    steps: list[int]  # which of it only leads to something that is told later in the turn


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes this socket, and says why."""

    say: str


FromServer = Answer | Frame | PreviewSeen | WhySeen | HintSeen | ChatSeen | Log | Bye
