"""Kernels that step a batch of games: play, settle what has ended, deal anew, and look at the next decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ghostyard.core.chance import below, seed_chance
from ghostyard.core.errors import Mistake
from ghostyard.core.observation import NUMBER
from ghostyard.core.record import Array
from ghostyard.core.rule import kernel_around, rule
from ghostyard.core.seats import first_pending

if TYPE_CHECKING:
    from ghostyard.core.game import Game

BLOCK = 64  # games that are worked on together: they fit into the processor's nearer memory
FINE = -1  # no game of the batch was given a move that is not legal
STAY = -1  # instead of a move: this game stands still


class Arrays(NamedTuple):
    """All that a batch holds; the first index is the game. `fresh` and `blank` are states to start from."""

    fresh: Any
    blank: Any
    states: Any
    shown: Any  # room for what is revealed in a block of games
    seed: Any
    number: Any  # of the game that is being played: its deal has the seed `seed + number`
    seat: Any  # that is asked: the lowest of those pending; -1 when the game is over
    legal: Any  # its moves, `count` of them
    count: Any
    mask: Any
    observation: Any
    moved: Any  # in the last step: what is known and asked has changed
    ended: Any  # by the last step
    reward: Any  # of every seat, points and places: of the game that has ended last
    points: Any
    rank: Any
    lines: Any  # room for a score sheet, and for the generators of random players
    dice: Any


Plan = dict[str, tuple[tuple[int, ...], Any, Any]]  # of every array: its shape, its numbers, and what stands in it


def checked_batch(
    game: Game, size: int, seats: int, options: Mapping[str, Any] | None, version: int | None
) -> Any:  # fmt: skip
    """The state from which every game of a batch is dealt, if such a batch can be."""
    if size < 1:
        raise Mistake("number", name="size", least=1, found=size)
    if version is not None and not 1 <= version <= game.version:
        raise Mistake("rules-version", found=version, known=game.version)
    return game.new_state(seats, options, version)


def fresh_arrays(game: Game, size: int, seats: int, fresh: Any, rooms: int) -> Plan:
    """What a batch holds; `rooms`: in how many games at once something is shown. Where nothing is said, zeros stand."""
    first = game.state.blanks(1)
    first[0] = fresh
    return {
        "fresh": ((1,), None, first),
        "blank": ((1,), None, game.state.blanks(1)),
        "states": ((size,), game.state.dtype(), None),
        "shown": ((rooms,), game.sight.shown.dtype(), None),
        "seed": ((4,), np.uint32, None),
        "number": ((size,), np.int64, None),
        "seat": ((size,), np.int8, None),
        "legal": ((size, game.most_moves), np.int16, None),
        "count": ((size,), np.int16, None),
        "mask": ((size, len(game.moves)), np.bool_, None),
        "observation": ((size, game.layout(seats).width), NUMBER, None),
        "moved": ((size,), np.bool_, None),
        "ended": ((size,), np.bool_, None),
        "reward": ((size, seats), np.float32, None),
        "points": ((size, seats), np.int32, None),
        "rank": ((size, seats), np.int8, None),
        "lines": ((size, seats, len(game.columns)), np.int32, None),
        "dice": ((size, 4), np.uint32, None),
    }


def new_arrays(game: Game, size: int, seats: int, fresh: Any) -> Arrays:
    """Room for a batch."""
    plan = fresh_arrays(game, size, seats, fresh, rooms=min(size, BLOCK))
    return Arrays(
        **{
            name: np.zeros(shape, number) if content is None else content
            for name, (shape, number, content) in plan.items()
        }
    )


@rule
def clear_mask(b: Arrays, k: int) -> None:
    """Forget the legal moves of the last decision; all other moves are not marked anyway."""
    for i in range(b.count[k]):
        b.mask[k, b.legal[k, i]] = False
    b.count[k] = 0


@rule
def share_reward(b: Arrays, k: int, seats: int) -> None:
    """1 for the winner, and as much below nothing for all others together; winners share."""
    winners = 0
    for seat in range(seats):
        winners += b.rank[k, seat] == 1
    for seat in range(seats):
        gained = seats - winners if b.rank[k, seat] == 1 else -winners
        b.reward[k, seat] = gained / (winners * (seats - 1))  # rounded once: the same on every processor


class BatchKernels:
    """The compiled stepping of one game."""

    def __init__(self, game: Game) -> None:
        rules, encode, encode_all, point_lines = game.rules, game.encode, game.encode_privileged, len(game.lines)
        deal, legal, play, view = rules.deal, rules.legal, rules.play, rules.view
        score, rank_key = rules.score, rules.rank_key
        _, show, encode_state = game.sight
        made = kernel_around(*rules.functions(), encode, show, encode_state)

        # These know a game by its place `k` and its state `s`, which may lie elsewhere than in `b.states`: on a GPU
        # states are worked on in memory that is nearer.

        @made
        def begin(box: Any, b: Arrays, k: int, s: Any) -> None:
            """Deal the game with this place's number, into a fresh state."""
            seed_chance(s.chance, b.seed, b.number[k])
            deal(box, s)

        @made
        def settle(box: Any, b: Arrays, k: int, s: Any) -> None:
            """Points, places and rewards of a finished game."""
            lines = b.lines[k]
            score(box, s, lines)
            for seat in range(s.seats):
                total, rank, own = 0, 1, rank_key(box, s, lines, seat)
                for line in range(point_lines):
                    total += lines[seat, line]
                for other in range(s.seats):
                    rank += rank_key(box, s, lines, other) > own
                b.points[k, seat], b.rank[k, seat] = total, rank
            share_reward(b, k, 0 + s.seats)

        @made
        def ask(box: Any, b: Arrays, k: int, s: Any) -> None:
            """Who is asked, and which moves may be made."""
            clear_mask(b, k)
            b.seat[k] = -1
            if s.pending != 0:
                b.seat[k] = first_pending(s)
                b.count[k] = legal(box, s, b.seat[k], b.legal[k])
                for i in range(b.count[k]):
                    b.mask[k, b.legal[k, i]] = True

        @made
        def begin_anew(box: Any, b: Arrays, k: int) -> None:
            """Deal the game with this place's number."""
            b.states[k] = b.fresh[0]
            begin(box, b, k, b.states[k])

        @made
        def go_on(box: Any, b: Arrays, k: int, auto_reset: bool) -> None:
            """After a move: if the game has ended, settle it and deal the next one."""
            b.ended[k] = b.states[k].pending == 0
            if b.ended[k]:
                settle(box, b, k, b.states[k])
                if auto_reset:
                    b.number[k] += len(b.states)
                    begin_anew(box, b, k)

        @made
        def look(box: Any, b: Arrays, first: int, last: int) -> None:
            """Who is asked and what is known where something has moved, in a block of games: task by task, since
            reading what was written an instant ago in smaller pieces makes a processor wait."""
            for k in range(first, last):
                if b.moved[k]:
                    ask(box, b, k, b.states[k])
            for k in range(first, last):
                if b.moved[k]:
                    show(box, b.states[k], b.seat[k], b.shown[k - first])
            for k in range(first, last):
                if b.moved[k]:
                    encode_state(b.states[k], b.shown[k - first], b.seat[k], b.observation[k])

        @made
        def reset(boxes: Array, b: Arrays, which: Array) -> None:
            """Deal the chosen games anew, each with its number."""
            for k in range(len(b.states)):
                if which[k]:
                    b.moved[k], b.ended[k] = True, False
                    begin_anew(boxes[0], b, k)
                    look(boxes[0], b, k, k + 1)

        @made
        def step(boxes: Array, b: Arrays, moves: Array, auto_reset: bool) -> int:
            """One move of the seat that is asked, in every game that is not over; or the first game in which the move
            is not legal, and nothing is played."""
            for k in range(len(b.states)):
                move = moves[k]
                b.moved[k] = b.seat[k] >= 0 and move != STAY
                if b.moved[k] and (move < 0 or move >= b.mask.shape[1] or not b.mask[k, move]):
                    return k
            for first in range(0, len(b.states), BLOCK):
                last = min(first + BLOCK, len(b.states))
                for k in range(first, last):
                    b.ended[k] = False
                    if b.moved[k]:
                        play(boxes[0], b.states[k], b.seat[k], moves[k])
                        go_on(boxes[0], b, k, auto_reset)
                look(boxes[0], b, first, last)
            return FINE

        @made
        def marked(box: Any, s: Any, seat: int, mask: Array, legal_moves: Array) -> None:
            """Mark this seat's legal moves in a mask that is all False."""
            for i in range(legal(box, s, seat, legal_moves)):
                mask[legal_moves[i]] = True

        @made
        def masks(boxes: Array, b: Arrays, out: Array, room: Array) -> None:
            """The legal moves of every seat that is asked, in every game."""
            for k in range(len(b.states)):
                s = b.states[k]
                for seat in range(s.seats):
                    if s.pending >> seat & 1:
                        marked(boxes[0], s, seat, out[k, seat], room)

        @made
        def step_together(boxes: Array, b: Arrays, moves: Array, allowed: Array, auto_reset: bool) -> int:
            """The moves of all seats that are asked, at the same time; or the first game in which one is not legal."""
            for k in range(len(b.states)):
                for seat in range(b.states[k].seats):
                    move = moves[k, seat]
                    if b.states[k].pending >> seat & 1 and (
                        move < 0 or move >= allowed.shape[2] or not allowed[k, seat, move]
                    ):
                        return k
            for k in range(len(b.states)):
                s = b.states[k]
                asked = 0 + s.pending
                b.moved[k], b.ended[k] = asked != 0, False
                if asked != 0:
                    for seat in range(s.seats):
                        if asked >> seat & 1:
                            play(boxes[0], s, seat, moves[k, seat])
                    go_on(boxes[0], b, k, auto_reset)
            for first in range(0, len(b.states), BLOCK):
                look(boxes[0], b, first, min(first + BLOCK, len(b.states)))
            return FINE

        @made
        def observe(boxes: Array, b: Arrays, places: Array, seats: Array, views: Array, out: Array) -> None:
            """What the chosen seats know in the chosen games, asked or not; as a record, and as numbers."""
            for k in range(len(places)):
                views[k] = b.blank[0]
                view(boxes[0], b.states[places[k]], seats[k], views[k])
            for k in range(len(places)):
                encode(views[k], seats[k], out[k])

        @kernel_around(encode_all)
        def observe_privileged(b: Arrays, out: Array) -> None:
            """Everything there is, as numbers, seen from the seat that is asked."""
            for k in range(len(b.states)):
                encode_all(b.states[k], b.seat[k], out[k])

        self.begin, self.settle, self.ask = begin, settle, ask
        self.reset, self.step, self.masks, self.step_together = reset, step, masks, step_together
        self.observe, self.observe_privileged = observe, observe_privileged


@rule
def choose_randomly_in(b: Arrays, k: int) -> int:
    """Any legal move in this game, by dice of its own."""
    return b.legal[k, below(b.dice[k], b.count[k])] if b.count[k] > 0 else STAY


@rule
def choose_randomly(b: Arrays, which: Array, moves: Array) -> None:
    """Any legal move in the chosen games; the others stand still."""
    for k in range(len(moves)):
        moves[k] = choose_randomly_in(b, k) if which[k] else STAY


@rule
def seed_dice(dice: Array, seed: Array, first: int) -> None:
    """Dice for every place of a batch."""
    for k in range(len(dice)):
        seed_chance(dice[k], seed, first + k)
