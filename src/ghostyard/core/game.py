"""The contract: what every game is made of. Everything else in Ghostyard knows games only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from ghostyard.core.edition import EditionFile
from ghostyard.core.errors import Mistake, Refused
from ghostyard.core.heuristics import Heuristics
from ghostyard.core.moves import LegalMoves, MoveBook
from ghostyard.core.record import MOST_OPTIONS, Array, Header, Record, array_around, record_hash
from ghostyard.core.scene import Art, Scene
from ghostyard.core.sheet import ScoreSheet
from ghostyard.core.words import Words

FINE = 0  # the refusal code of a legal move


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


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that a seat knows at a position, worked out together."""

    view: Any
    standing: list[tuple[int, int]]  # every seat's points and place, as far as the view tells
    offers: list[int]  # the moves that the seat may make


@dataclass(frozen=True)
class Rules:
    """The rule functions of a game. `box` is the components, `s` the state, `v` a view of it."""

    deal: Callable[..., None]  # (box, s): set-up; seats, options and chance are already there
    refusal: Callable[..., int]  # (box, s, seat, move): why not; FINE if legal
    legal: Callable[..., int]  # (box, s, seat, out): writes the legal moves, says how many
    play: Callable[..., None]  # (box, s, seat, move): a legal move, and on to the next decision
    score: Callable[..., None]  # (box, s, lines): every seat's score sheet, also in mid-game
    rank_key: Callable[..., int]  # (box, s, lines, seat): higher wins, equal shares
    view: Callable[..., None]  # (box, s, seat, out): what the seat may know, into a blank record
    determinize: Callable[..., None]  # (box, v, seat, chance, scratch, out): a full state that fits v
    census: Callable[..., None]  # (box, s, counts): counts every component, by number from 1


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game: its rules, its moves, its words. Nothing outside its folder knows more than this."""

    name: str
    title: str
    version: int  # goes up when a change of rules alters old journals; those are played by their own (`s.revision`)
    seats: range
    minutes: int
    options: tuple[Option, ...]
    state: type[Header]
    box: type[Record]
    rules: Rules
    moves: MoveBook
    most_moves: int  # in one decision
    most_plies: int  # in one game: it has ended by then, whatever is played
    components: int  # numbered from 1, each in exactly one place
    scratch_size: int  # how many numbers of scratch space `determinize` needs
    lines: tuple[str, ...]  # of the score sheet
    ties: tuple[str, ...]  # further columns of the sheet, which decide ties
    refusals: Mapping[int, tuple[str, str]]  # refusal code -> name, clause
    read_edition: Callable[[EditionFile], Record]
    sheets: Callable[[Any, Any], list[ScoreSheet]]  # (box, s): with the reasons for every point
    describe: Callable[[Any, Any], dict[str, Any]]  # (box, v): the view in names, for JSON
    picture: Callable[..., str]  # (box, v, seat, names, words): the view as text for a terminal
    tell: Callable[..., list[str]]  # (box, before, after, seat, move, names, words): what happened
    ask: Callable[..., str]  # (box, v, seat, names, words): what this seat has to decide, in a sentence
    say_move: Callable[..., str]  # (box, v, seat, move, names, words): a legal move, for people
    hidden: Callable[..., dict[str, Any]]  # (box, s, viewer): what the viewer must not know, by name
    hides_move: Callable[[Any, Any], bool]  # (s, move): is it secret from the others when made?
    look: Callable[..., Scene] | None = None  # (box, v, seat, names, words): what is seen and can be touched
    touches: Callable[..., list[str]] | None = None  # (v, seat, move): what one touches for any move, legal or not
    art: Callable[[], Art] | None = None  # the game's SVG symbols, drawn by code
    show_own_choice: Callable[..., None] | None = None  # (box, v, seat): shows the own choice not yet shown to others
    table: type  # what a file that describes a real table looks like
    score_table: Callable[[Any], dict[str, Any]]  # scores such a table
    heuristics: Heuristics | None = None  # for bots
    ending: Callable[[Any, Any], tuple[str, int]] | None = None  # (box, s): how a game has ended, after how many turns
    editions: tuple[str, ...] = ("house",)
    # How many bytes a state had in an older version. Later fields stand at the end and are left out of its hash.
    state_sizes: Mapping[int, int] = field(default_factory=dict)
    _boxes: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def kernels(self) -> Any:
        """Compiled kernels around this game's rules: batches, playouts, one checked move."""
        from ghostyard.core.kernels import Kernels

        return Kernels(self)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of the number form of a score sheet."""
        return self.lines + self.ties

    def edition(self, name: str = "house") -> Any:
        """The box of components of an edition that comes with the game."""
        if name not in self._boxes:
            self._boxes[name] = self.read_edition(EditionFile.of_game(self.name, name))
        return self._boxes[name]

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
        seats, view, moves = int(state.seats), self.state.blank(), np.empty(self.most_moves, np.int16)
        lines, standing = np.zeros((seats, len(self.columns)), np.int32), np.empty((seats, 2), np.int64)
        count = self.kernels.snapshot_of(
            array_around(box), array_around(state), seat, array_around(view), lines, standing, moves
        )
        return Snapshot(view, [(total, rank) for total, rank in standing.tolist()], moves[:count].tolist())

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


def seat_is_asked(state: Any, seat: int) -> bool:
    """Does this seat owe a decision?"""
    return 0 <= seat < state.seats and bool(int(state.pending) >> seat & 1)


def legal_now(legal: Callable[..., int], most: int, box: Any, v: Any, seat: int) -> list[int]:
    """The moves that the rule `legal` writes for a seat, at most so many; none for a seat that is not asked."""
    out = np.empty(most, np.int16)
    count = legal(box, v, seat, out) if seat_is_asked(v, seat) else 0
    return [int(move) for move in out[:count]]


def pending_seats(state: Any) -> tuple[int, ...]:
    """The seats that owe a decision now, lowest first."""
    return tuple(seat for seat in range(state.seats) if int(state.pending) >> seat & 1)
