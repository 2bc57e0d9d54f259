"""The contract: what every game is made of. Everything else in Ghostyard knows games only through this.

A game gives its state, its rules and its moves; whatever else it leaves out has a default that is good enough to play
with. The groups (`Rules`, `Text`, `Screen`, `Heuristics`) hold what a game gives, the methods of `Game` are what all
others call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic

import numpy as np
from msgspec import Struct

from ghostyard.core import stock
from ghostyard.core.batch import Batch
from ghostyard.core.batch_kernels import BatchKernels
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.devices import batch_on
from ghostyard.core.edition import HOUSE, Edition, EditionFile, EditionFormat, faces_of
from ghostyard.core.editor import Editor
from ghostyard.core.errors import Mistake, Named, Refused
from ghostyard.core.heuristics import Heuristics
from ghostyard.core.kernels import Kernels
from ghostyard.core.moves import LegalMoves, MoveBook
from ghostyard.core.observation import Encode, Encoding, Layout, Observation, Sight
from ghostyard.core.real_table import RealTable
from ghostyard.core.record import MOST_OPTIONS, U8, Array, Record, array_around, blank_array, bytes_of, record_hash
from ghostyard.core.registry import resource
from ghostyard.core.rules import DEFAULT, GAME_OVER, NOT_ASKED, NOT_NOW, B, Rules, S, Shape, completed
from ghostyard.core.scene import Art, Badge, Choice, Scene, spoken
from ghostyard.core.screen import Screen, areas_from_fields
from ghostyard.core.secrecy import described_by_marks, hidden_by_marks
from ghostyard.core.sheet import ScoreSheet
from ghostyard.core.text import (
    Names,
    Text,
    ask_by_message,
    result_by_points,
    say_move_by_message,
    sheets_from_lines,
    tell_by_messages,
)
from ghostyard.core.words import TELLING, Sentence, Words, words_for

COMMON_REFUSALS = {GAME_OVER: ("game-over", ""), NOT_ASKED: ("not-asked", ""), NOT_NOW: ("not-now", "")}


@dataclass(frozen=True)
class Option:
    """A choice about the rules that a table makes before the game; the default comes first."""

    name: str
    values: tuple[int | bool, ...]
    clause: str

    def said(self, words: Words) -> list[str]:
        """Its values in words; none where they speak for themselves."""
        messages = [f"option-{self.name}-{int(value)}" for value in self.values]
        return [words.say(message) for message in messages if words.has(message)]

    def number(self, value: Any) -> int:
        """The value as a number, or a mistake that lists what can be said."""
        said = {"true": 1, "false": 0, "yes": 1, "no": 0}.get(str(value).lower(), value)
        for allowed in self.values:
            if str(said) in (str(int(allowed)), str(allowed)):
                return int(allowed)
        choices = ", ".join(str(allowed).lower() for allowed in self.values)
        raise Mistake("option-value", option=self.name, value=str(value), choices=choices)


class Snapshot(Struct, frozen=True, gc=False):
    """All that a seat knows at a position, worked out together."""

    view: Any
    standing: list[tuple[int, int]]  # every seat's points and place, as far as the view tells
    offers: list[int]  # the moves that the seat may make


class NoBox(Record):
    """The components of a game that has no faces to look up."""

    nothing: U8


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, B]):
    """One game: its rules, its moves, its words, its look. Nothing outside its file or folder knows more than this."""

    name: str  # short, as commands and addresses have it
    seats: range
    state: type[S]
    rules: Rules[S, B]
    moves: MoveBook
    version: int = 1  # goes up when a change of rules alters old journals; those are played by their own (`s.revision`)
    minutes: int = 15
    simultaneous: bool = True  # do several seats ever choose at the same time?
    options: tuple[Option, ...] = ()
    lines: tuple[str, ...] = ("points",)  # of the score sheet
    line_clauses: Mapping[str, str] = field(default_factory=dict)  # where the rules tell of a line, or of a tie
    tell_clauses: Mapping[str, str] = field(default_factory=dict)  # and of what a message `tell-...` tells
    tell_steps: frozenset[str] = frozenset()  # of these, what only leads to a thing that is told later in the turn
    ties: tuple[str, ...] = ()  # further columns of the sheet, which decide ties
    secret_lines: tuple[str, ...] = ()  # lines that nobody but their owner knows before the end
    refusals: Mapping[int, tuple[str, str]] = field(default_factory=dict)  # code -> name of a `mistake-`, clause
    most_moves: int = 0  # in one decision; 0: as many as there are
    most_plies: int = 1000  # in one game: it has ended by then, whatever is played
    box: type[B] = NoBox  # type: ignore[assignment]
    components: int = 0  # numbered from 1, each in exactly one place
    scratch_size: int = 0  # how many numbers `determinize` needs; 0: one for every component
    text: Text[S, B] = field(default_factory=Text)
    screen: Screen[S, B] = field(default_factory=Screen)
    heuristics: Heuristics[S, B] | None = None  # for bots; without it they search plainly
    observation: Observation = field(default_factory=Observation)  # how views become arrays of numbers
    deciding: str = ""  # the field that says what is decided: on a GPU decisions of a kind are made together
    hides_move: Callable[[S, int], bool] = DEFAULT  # (s, move): is it secret from the others when made?
    hidden: Callable[[B, S, int], dict[str, Any]] = DEFAULT  # (box, s, viewer): what must not be known, by name
    edition_format: EditionFormat[Any, B] | None = None  # of files with the faces of the components
    real_table: RealTable | None = None
    editors: Mapping[str, Editor[Any]] = field(default_factory=dict)  # by kind: what people can write about this game
    ending: Callable[[B, S], tuple[str, int]] | None = None  # (box, s): how a game has ended, after how many turns
    editions: tuple[str, ...] = (HOUSE,)  # that come with the game
    # How many bytes a state had in an older version. Later fields stand at the end and are left out of its hash.
    state_sizes: Mapping[int, int] = field(default_factory=dict)
    _shipped: dict[str, Edition] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Put in what the game has left out."""
        shape = Shape(self.name, self.state, len(self.moves), len(self.lines), self.components)
        found = {
            "rules": completed(self.rules, shape),
            "refusals": {**COMMON_REFUSALS, **self.refusals},
            "most_moves": self.most_moves or len(self.moves),
            "scratch_size": self.scratch_size or self.components + 1,
            "hides_move": chosen_at_the_same_time if self.hides_move is DEFAULT else self.hides_move,
            "hidden": hidden_by_marks(self.state) if self.hidden is DEFAULT else self.hidden,
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    @cached_property
    def kernels(self) -> Kernels:
        """Compiled kernels around this game's rules: batches, playouts, one checked move."""
        return Kernels(self.rules, len(self.lines), len(self.columns))

    @cached_property
    def batch_kernels(self) -> BatchKernels:
        """Compiled kernels that step a batch of this game."""
        return BatchKernels(self)

    def batch(
        self, size: int, seats: int | None = None, *, seed: int = 1, options: Mapping[str, Any] | None = None,
        edition: str | Edition = HOUSE, version: int | None = None, auto_reset: bool = True, device: str = "cpu",
    ) -> Batch:  # fmt: skip
        """Many games stepped together, as arrays: on the CPU, or all of it on a GPU (`cuda`)."""
        made: Batch = batch_on(device)(
            self, size, seats or self.seats[0], seed=seed, options=options, edition=edition, version=version,
            auto_reset=auto_reset,
        )  # fmt: skip
        return made

    @cached_property
    def title(self) -> str:
        """The game's name for people, as it is written in English."""
        return words_for(self.name, "en").say("title")

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """The columns of the number form of a score sheet."""
        return self.lines + self.ties

    def edition(self, which: str | Edition = HOUSE) -> Any:
        """The box of components of an edition: an owner's, or by name one that comes with the game."""
        return which.box if isinstance(which, Edition) else self.shipped_edition(which).box

    def shipped_edition(self, name: str = HOUSE) -> Edition:
        """An edition that comes with the game."""
        if name not in self.editions:  # whatever somebody says is no path
            raise Mistake("no-such-edition", edition=name)
        if name not in self._shipped:
            has_faces = self.edition_format is not None
            box = self.read_edition(EditionFile.of_game(self.name, name)) if has_faces else self.box.blank()
            self._shipped[name] = Edition(name, box)
        return self._shipped[name]

    def read_edition(self, file: EditionFile) -> B:
        """The box from a file with the faces of the components; whatever breaks the rules is told with its line."""
        form = self._edition_format(file)
        return form.box(file.checked(form, self.name))

    def owned_edition(self, file: EditionFile) -> Edition:
        """The edition in a file that somebody wrote; one with the faces of our own is our own."""
        form = self._edition_format(file)
        edition = file.checked(form, self.name)
        box = form.box(edition)
        for shipped in map(self.shipped_edition, self.editions):
            if bytes_of(shipped.box) == bytes_of(box):
                return shipped
        if edition.name in self.editions:
            raise file.mistake("edition-name", "name", name=edition.name)
        return Edition(edition.name, box, edition.title, faces_of(edition))

    def edition_by(self, name: str, faces: str = "") -> Edition:
        """An edition as journals and tables name it: by its faces, or without any one that comes with the game."""
        return self.owned_edition(EditionFile.parse(faces, name)) if faces else self.shipped_edition(name)

    def _edition_format(self, file: EditionFile) -> EditionFormat[Any, B]:
        if self.edition_format is None:
            raise Mistake("no-editions", game=self.name, title=Named("title"))
        if file.game != self.name:
            raise Mistake("wrong-game", file=file.source, found=file.game, wanted=self.name)
        return self.edition_format

    def new_state(self, seats: int, options: Mapping[str, Any] | None = None, version: int | None = None) -> Any:
        """A blank state with seats, options and the version of the rules set, ready to be dealt."""
        if seats not in self.seats:
            raise Mistake("seats", game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1])
        state = self.state.blank()
        state.seats = seats
        state.revision = (version or self.version) - 1
        numbers = self.option_numbers(options or {})
        for place, number in enumerate(numbers):
            state.option[place] = number
        return state

    def option_numbers(self, options: Mapping[str, Any]) -> list[int]:
        """All options as numbers, in the game's order; those not given have their default."""
        assert len(self.options) <= MOST_OPTIONS
        known = {option.name for option in self.options}
        for name in options:
            if name not in known:
                raise Mistake("option-unknown", option=name, known=", ".join(sorted(known)))
        return [option.number(options.get(option.name, option.values[0])) for option in self.options]

    def option_values(self, state: Any) -> dict[str, int | bool]:
        """The options of a state by name."""
        return {option.name: type(option.values[0])(state.option[place]) for place, option in enumerate(self.options)}

    def legal(self, box: Any, state: Any, seat: int) -> LegalMoves:
        """The moves this seat may make now; a view of that seat will do as a state."""
        out = np.empty(self.most_moves, np.int16)
        asked = seat_is_asked(state, seat)
        count = self.kernels.legal_of(array_around(box), array_around(state), seat, out) if asked else 0
        return LegalMoves(self.moves, out[:count].tolist())

    def view(self, box: Any, state: Any, seat: int) -> Any:
        """What this seat may know; SPECTATOR for what everybody knows."""
        out = self.state.blank()
        self.kernels.view_of(array_around(box), array_around(state), seat, array_around(out))
        return out

    def snapshot(self, box: Any, state: Any, seat: int) -> Snapshot:
        """The seat's view, and what follows from it: in one step, which is half of the work of three."""
        seats, views, moves = int(state.seats), blank_array(self.state.dtype()), np.empty(self.most_moves, np.int16)
        lines, standing = np.zeros((seats, len(self.columns)), np.int32), np.empty((seats, 2), np.int64)
        count = self.kernels.snapshot_of(array_around(box), array_around(state), seat, views, lines, standing, moves)
        return Snapshot(
            views[0], [(total, rank) for total, rank in standing.tolist()], moves[:count].tolist() if count else []
        )

    def lines_of(self, box: Any, state: Any) -> Array:
        """The score sheets as numbers: a row for every seat, a column for every line and tie-breaker."""
        lines = np.zeros((int(state.seats), len(self.columns)), np.int32)
        self.rules.score(box, state, lines)
        return lines

    def totals(self, box: Any, state: Any) -> list[int]:
        """Every seat's points."""
        totals: list[int] = self.lines_of(box, state)[:, : len(self.lines)].sum(axis=1).tolist()
        return totals

    def ranks(self, box: Any, state: Any) -> list[int]:
        """Every seat's place, 1 for the winners; equal worth shares a place."""
        return [rank for _, rank in self.standings(box, state)]

    def standings(self, box: Any, state: Any) -> list[tuple[int, int]]:
        """Every seat's points and place."""
        seats = int(state.seats)
        lines, out = np.zeros((seats, len(self.columns)), np.int32), np.zeros((seats, 2), np.int64)
        self.kernels.standing_of(array_around(box), array_around(state), lines, out)
        return [(total, rank) for total, rank in out.tolist()]

    def state_hash(self, state: Any) -> str:
        """The name of exactly this state, the same in every later version of the game."""
        return record_hash(state, self.state_sizes.get(1 + int(state.revision)))

    def refused(self, code: int, **facts: Any) -> Refused:
        """The refusal code as an error that explains itself."""
        name, clause = self.refusals[code]
        return Refused(name, clause=clause, game=self.name, **facts)

    def determinize(self, box: Any, view: Any, seat: int, seed: int) -> Any:
        """A full state that fits what this seat knows, hidden things at random."""
        out, chance, scratch = self.state.blank(), np.zeros(4, np.uint32), np.zeros(self.scratch_size, np.int16)
        seed_chance(chance, seed_words(seed), 0)
        self.rules.determinize(box, view, seat, chance, scratch, out)
        return out

    # ------------------------------------------------------------ in numbers

    @cached_property
    def _encoding(self) -> Encoding:
        return Encoding(self.name, self.state, self.observation, len(self.options), self.seats[-1])

    @cached_property
    def encode(self) -> Encode:
        """The rule `(view, seat, out)` that writes a view as numbers."""
        return self._encoding.encode()

    @cached_property
    def encode_privileged(self) -> Encode:
        """The rule `(state, seat, out)` that writes a full state as numbers."""
        return self._encoding.encode(privileged=True)

    @cached_property
    def sight(self) -> Sight:
        """How a state becomes what one seat knows, as numbers; the same numbers as `encode` makes of its view."""
        return self._encoding.sight(self.rules)

    def layout(self, seats: int, *, privileged: bool = False) -> Layout:
        """What stands where in a dense observation."""
        return self._encoding.layout(seats, privileged=privileged)

    # ------------------------------------------------------------ in words

    @cached_property
    def _ask(self) -> Callable[..., str]:
        return self.text.ask or ask_by_message(self.text.facts)

    @cached_property
    def _say_move(self) -> Callable[..., str]:
        return self.text.say_move or say_move_by_message(self.moves)

    @cached_property
    def _tell(self) -> Callable[..., list[str]]:
        return self.text.tell or tell_by_messages(self.moves, self.text.story)

    @cached_property
    def _describe(self) -> Callable[..., dict[str, Any]]:
        return self.text.describe or described_by_marks(self.state)

    def ask(self, box: Any, v: Any, seat: int, names: Names, words: Words) -> str:
        """What this seat has to decide, in a sentence."""
        return self._ask(box, v, seat, names, words)

    def say_move(self, box: Any, v: Any, seat: int, move: int, names: Names, words: Words) -> str:
        """One of the legal moves, for people."""
        return self._say_move(box, v, seat, move, names, words)

    def tell(
        self, box: Any, before: Any, after: Any, seat: int, move: int | None, names: Names, words: Words
    ) -> list[str]:  # fmt: skip
        """What happened, from two views; `move` is None where the reader may not know it."""
        return self._tell(box, before, after, seat, move, names, words.telling)

    def clause_of(self, sentence: str) -> str:
        """Where the rules tell of something that `tell` has told; "" where they do not."""
        return self.tell_clauses.get(_message_of(sentence), "")

    def is_step(self, sentence: str) -> bool:
        """Does something that `tell` has told only lead to what is told next?"""
        return _message_of(sentence) in self.tell_steps

    def result(self, box: Any, v: Any, standing: Sequence[tuple[int, int]], names: Names, words: Words) -> str:
        """Who has won, from everybody's points and ranks."""
        winners = [seat for seat, (_, rank) in enumerate(standing) if rank == 1]
        said = self.text.result(box, v, winners, names, words) if self.text.result else ""
        return said or result_by_points(winners, standing[winners[0]][0], names, words)

    def describe(self, box: Any, v: Any) -> dict[str, Any]:
        """A state or a view in names, for JSON."""
        return self._describe(box, v)

    def sheets(self, box: Any, s: Any) -> list[ScoreSheet]:
        """Everybody's score sheet, with the reasons for every point."""
        if self.text.sheets:
            return self.text.sheets(box, s)
        return sheets_from_lines(self.lines, self.ties, self.lines_of(box, s))

    def knows_line(self, v: Any, viewer: int, owner: int, line: str) -> bool:
        """Does this viewer know all points of a line of somebody's score sheet?"""
        return line not in self.secret_lines or viewer == owner or int(v.pending) == 0

    def picture(self, box: Any, v: Any, seat: int, names: Names, words: Words) -> str:
        """A view as text for a terminal."""
        if self.text.picture:
            return self.text.picture(box, v, seat, names, words)
        scene = self.look(box, v, seat, names, words)
        scene.choices = []
        return "\n".join(spoken(scene))

    # ------------------------------------------------------------ on the screen

    @cached_property
    def _areas(self) -> Callable[..., list[Any]]:
        return self.screen.areas or areas_from_fields(self.state, self.seats[-1])

    def look(self, box: Any, v: Any, seat: int, names: Names, words: Words) -> Scene:
        """All that this viewer sees and can touch."""
        scene = self._scene(box, v, seat, names, words)
        for area in scene.areas:
            if area.seat >= 0 and (badge := self.badge(box, v, area.seat, words)):
                area.emblems = badge.emblems
        return scene

    def _scene(self, box: Any, v: Any, seat: int, names: Names, words: Words) -> Scene:
        if self.screen.look:
            return self.screen.look(box, v, seat, names, words)
        areas = self._areas(box, v, seat, names, words)
        marks = dict(self.screen.marks(box, v, areas)) if self.screen.marks else {}
        return Scene(areas, self.choices(box, v, seat, names, words), marks)

    def choices(self, box: Any, v: Any, seat: int, names: Names, words: Words) -> list[Choice]:
        """Every legal move of this seat, with what is touched to make it."""
        turning = self.screen.turning or never_turned
        return [
            Choice(
                self.moves.texts[move], self.say_move(box, v, seat, move, names, words), self.touches(v, seat, move),
                *(turning(v, seat, move) or ()),
            )
            for move in self.legal(box, v, seat).numbers
        ]  # fmt: skip

    def touches(self, v: Any, seat: int, move: int) -> list[str]:
        """What one touches for any move, legal or not; nothing for a button."""
        return self.screen.touches(v, seat, move) if self.screen.touches else []

    def badge(self, box: Any, v: Any, seat: int, words: Words) -> Badge | None:
        """What is shown with a seat's name; None means its lantern and its points."""
        return self.screen.badge(box, v, seat, words) if self.screen.badge else None

    @cached_property
    def _art(self) -> Art:
        return {**stock.stock_art(), **(self.screen.art() if self.screen.art else {})}

    def art(self) -> Art:
        """The game's SVG symbols, drawn by code, with the stock of core."""
        return self._art

    def cover(self) -> str:
        """A picture for the lobby: the game's own, or one made of its pieces."""
        path = resource(self.name, "screen", "cover.svg")
        return path.read_text(encoding="utf-8") if path.is_file() else stock.cover(self.name, self.art())

    def show_own_choice(self, box: Any, v: Any, seat: int) -> None:
        """Show the own choice that others do not see yet, in a view that is only a preview."""
        if self.screen.show_own_choice:
            self.screen.show_own_choice(box, v, seat)


def chosen_at_the_same_time(s: Any, move: int) -> bool:
    """Is a move secret when it is made? It is while others choose at the same time."""
    return int(s.pending).bit_count() > 1


def never_turned(v: Any, seat: int, move: int) -> None:
    """No piece is turned to make a move."""


def seat_is_asked(state: Any, seat: int) -> bool:
    """Does this seat owe a decision?"""
    return 0 <= seat < state.seats and bool(int(state.pending) >> seat & 1)


def legal_now(legal: Callable[..., int], most: int, box: Any, v: Any, seat: int) -> list[int]:
    """The moves that the rule `legal` writes for a seat, at most so many; none for a seat that is not asked."""
    out = np.empty(most, np.int16)
    count = legal(box, v, seat, out) if seat_is_asked(v, seat) else 0
    return [int(move) for move in out[:count]]


SEATS_OF_BITS = [tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256)]  # of `pending`, a byte


def pending_seats(state: Any) -> tuple[int, ...]:
    """The seats that owe a decision now, lowest first."""
    return SEATS_OF_BITS[state.pending]


def _message_of(sentence: str) -> str:
    """The message that said this, less `tell-`."""
    return sentence.message.removeprefix(TELLING) if isinstance(sentence, Sentence) else ""
