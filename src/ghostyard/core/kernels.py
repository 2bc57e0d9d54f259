"""Kernels around a game's rules: compiled once per game, so that hot work never comes back to Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.chance import below, seed_chance
from ghostyard.core.record import Array
from ghostyard.core.rule import kernel_around
from ghostyard.core.rules import Rules
from ghostyard.core.seats import first_pending

# Random players draw from a generator of their own, never from the one inside the record.
DICE = 0x6A09E667F3BCC908B2FB1366EA957D3E


class Kernels:
    """The compiled kernels of one game."""

    def __init__(self, rules: Rules, lines_only: int, columns: int) -> None:
        """`lines_only` of the `columns` of a score sheet are points, the others decide ties."""
        made = kernel_around(*rules.functions())
        made_with_refusal = kernel_around(*rules.functions(), rules.refusal)
        deal, refusal, legal, play = rules.deal, rules.refusal, rules.legal, rules.play
        view, score, rank_key = rules.view, rules.score, rules.rank_key

        @made
        def start(box: Any, s: Any, seed: Array, offset: int) -> None:
            seed_chance(s.chance, seed, offset)
            deal(box, s)

        # What Python calls for every single move takes arrays of one record: Numba unpacks an array about ten
        # times faster than a record.
        @made_with_refusal
        def try_play(boxes: Array, states: Array, seat: int, move: int) -> int:
            code = refusal(boxes[0], states[0], seat, move)
            if code == 0:
                play(boxes[0], states[0], seat, move)
            return code

        @made
        def view_of(boxes: Array, states: Array, seat: int, outs: Array) -> None:
            view(boxes[0], states[0], seat, outs[0])

        @made
        def legal_of(boxes: Array, states: Array, seat: int, moves: Array) -> int:
            return legal(boxes[0], states[0], seat, moves)

        @made
        def standing_of(boxes: Array, states: Array, lines: Array, out: Array) -> None:
            """The points and the place of every seat; 1 wins, equal places are shared."""
            box, s = boxes[0], states[0]
            score(box, s, lines)
            for seat in range(s.seats):
                out[seat, 0] = 0
                for column in range(lines_only):
                    out[seat, 0] += lines[seat, column]
                own = rank_key(box, s, lines, seat)
                out[seat, 1] = 1
                for other in range(s.seats):
                    if rank_key(box, s, lines, other) > own:
                        out[seat, 1] += 1

        @made
        def snapshot_of(
            boxes: Array, states: Array, seat: int, views: Array, lines: Array, standing: Array, moves: Array
        ) -> int:
            """A seat's view, the standing as far as it tells, and how many moves it offers to the seat."""
            view(boxes[0], states[0], seat, views[0])
            standing_of(boxes, views, lines, standing)
            if seat < 0 or views[0].pending >> seat & 1 == 0:
                return 0
            return legal(boxes[0], views[0], seat, moves)

        @made_with_refusal
        def refusals_of(boxes: Array, states: Array, seat: int, codes: Array) -> None:
            """The refusal code of every move number there is."""
            for move in range(len(codes)):
                codes[move] = refusal(boxes[0], states[0], seat, move)

        @made
        def play_randomly(box: Any, s: Any, dice: Array, moves: Array) -> int:
            plies = 0
            while s.pending != 0:
                seat = first_pending(s)
                count = legal(box, s, seat, moves)
                play(box, s, seat, moves[below(dice, count)])
                plies += 1
            return plies

        @made
        def random_games(
            box: Any, fresh: Array, states: Array, seed: Array, dice_seed: Array,
            first: int, dice: Array, moves: Array,
        ) -> int:  # fmt: skip
            """Play one whole random game in every state of the batch; game k has the seed `seed + k`."""
            plies = 0
            for game_number in range(len(states)):
                states[game_number] = fresh[0]
                start(box, states[game_number], seed, first + game_number)
                seed_chance(dice, dice_seed, first + game_number)
                plies += play_randomly(box, states[game_number], dice, moves)
            return plies

        @made
        def add_up(box: Any, states: Array, lines: Array, sums: Array, squares: Array, wins: Array) -> None:
            """Score finished games: sums and squares of every column and the total, shares of wins."""
            for game_number in range(len(states)):
                s = states[game_number]
                score(box, s, lines)
                best = rank_key(box, s, lines, 0)
                winners = 0
                for seat in range(s.seats):
                    own = rank_key(box, s, lines, seat)
                    if own > best:
                        best, winners = own, 0
                    if own == best:
                        winners += 1
                for seat in range(s.seats):
                    total = 0
                    for column in range(columns):
                        points = lines[seat, column]
                        sums[seat, column] += points
                        squares[seat, column] += points * points
                        if column < lines_only:
                            total += points
                    sums[seat, columns] += total
                    squares[seat, columns] += total * total
                    if rank_key(box, s, lines, seat) == best:
                        wins[seat] += 1.0 / winners

        kernels = (
            start, try_play, play_randomly, random_games, add_up,
            view_of, legal_of, refusals_of, standing_of, snapshot_of,
        )  # fmt: skip
        self.rules = {kernel.__name__: kernel for kernel in kernels}

    def __getattr__(self, name: str) -> Any:
        """A kernel as Python calls it, looked up once: then every call goes straight into compiled code."""
        if name not in self.__dict__.get("rules", ()):
            raise AttributeError(f"there is no kernel {name!r}")
        kernel = self.rules[name]
        self.__dict__[name] = found = getattr(kernel, "entry_point", kernel)
        return found


def new_moves(most: int) -> Array:
    """Room for the legal moves of one decision, at most so many."""
    return np.empty(most, np.int16)


def new_dice() -> Array:
    """Room for a generator outside any record."""
    return np.zeros(4, np.uint32)
