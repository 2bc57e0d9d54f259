"""Making puzzles: the strongest level plays games, and positions in which one turn stands out are judged and graded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

import msgspec
import numpy as np

from ghostyard.bots.bot import bot_seed
from ghostyard.bots.levels import BOT_NAMES, LEVELS, player
from ghostyard.bots.outlooks import Moves, Outlook
from ghostyard.bots.searcher import Searcher, Thought
from ghostyard.core.game import Game
from ghostyard.core.journal import Journal
from ghostyard.core.match import Match
from ghostyard.core.record import bytes_of
from ghostyard.puzzles.collection import SIGHT, Check, LevelTurn, Puzzle, PuzzleLine, Unit
from ghostyard.puzzles.grading import grade, players, tries, usual
from ghostyard.puzzles.judging import Judge, Judgement
from ghostyard.puzzles.turns import SeatPosition

MOST_SEATS = 4
MOST_TURNS = 400  # that are told apart in one position
LEAST_TURNS = 3
LONGEST = 6  # decisions in a turn that is asked for
SURPRISING, PLAIN = 8, 6  # positions of one game that are judged: where first sight errs, and where it does not
FROM_ONE_GAME = 3
LISTED = 200  # worlds for the outlooks that are told
STANDS_OUT = 0.003  # in the reward of a search


@dataclass
class Moment:
    """A decision on the way through a game."""

    position: SeatPosition
    ply: int
    kind: str  # of the move that was made: its first word
    first: int  # the number of the moment at which this turn began
    gap: float  # by how much the best move stood out
    surprising: bool  # did first sight prefer another?


class Entry(msgspec.Struct):
    """A game that was played, and the puzzles that were found in it."""

    number: int
    journal: Journal
    puzzles: list[Puzzle]


class Maker:
    """Makes the puzzles of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self.judge, self.players = Judge(game), players(game)
        strongest = player(LEVELS[-1], game, clock=False)
        assert isinstance(strongest, Searcher)
        self.strongest = strongest

    def entry(self, number: int) -> Entry:
        """One game, played and looked through."""
        match, moments = self._game(number)
        found: list[tuple[Moment, Puzzle]] = []
        judged: set[int] = set()
        for moment in _promising(moments, self.judge.unit):
            if len(found) == FROM_ONE_GAME:
                break
            apart = all(abs(moment.ply - other.ply) > 2 * match.seats for other, _ in found)
            if apart and (made := self._puzzle(moments, moment, judged)):
                found.append(made)
        journal = match.journal
        journal.moves, journal.final = journal.moves[: max((moment.ply for moment, _ in found), default=0)], ""
        return Entry(number, journal, [puzzle for _, puzzle in found])

    def _game(self, number: int) -> tuple[Match, list[Moment]]:
        """A game of the strongest level against itself; which seats there are changes from game to game."""
        counts = [seats for seats in self.game.seats if seats <= MOST_SEATS]
        seats = counts[number % len(counts)]
        match = Match(self.game, seats, seed=_number(self.seed, number, "deal"), names=BOT_NAMES[:seats])
        moments: list[Moment] = []
        while not match.over:
            for seat in match.pending:
                match.play(seat, self._decide(match, seat, moments))
        return match, moments

    def _decide(self, match: Match, seat: int, moments: list[Moment]) -> int:
        """What the strongest level plays; a decision that is one is remembered."""
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal.numbers[0]
        position, seed = SeatPosition.of(match, seat), bot_seed(match, seat)
        thought = self.strongest.thought(match.box, position.view, seat, legal, seed)
        sight = self.players[SIGHT].choose(match.box, position.view, seat, legal, seed)
        last = moments[-1] if moments else None
        same = last is not None and last.position.seat == seat and last.position.view.revealed == position.view.revealed
        same = same and last is not None and last.ply + 1 == len(match.played)
        first = moments[-1].first if same else len(moments)
        kind = _kind(self.game.moves.texts[thought.best])
        moments.append(Moment(position, len(match.played), kind, first, _gap(thought), sight != thought.best))
        return thought.best

    def _puzzle(self, moments: list[Moment], moment: Moment, judged: set[int]) -> tuple[Moment, Puzzle] | None:
        """The turn in which this decision was made as a puzzle: the whole turn, or else what was left of it."""
        for number in range(moment.first, moments.index(moment) + 1):
            start = moments[number]
            turns = {} if number in judged else start.position.turns(MOST_TURNS)
            judged.add(number)
            if len(turns) >= LEAST_TURNS:
                seed = _number(self.seed, int.from_bytes(sha256(bytes_of(start.position.view)).digest()[:8]), "judge")
                found = self.judge.judge(start.position, turns, seed)
                if found is not None and len(found.turns[0]) <= LONGEST:
                    return start, self._graded(start, turns, found, seed)
        return None

    def _graded(self, moment: Moment, turns: dict[bytes, Moves], found: Judgement, seed: int) -> Puzzle:
        position, unit = moment.position, self.judge.unit
        ends = {name: [self._same(position, turns, turn) for turn in made]
                for name, made in tries(position, self.players, seed).items()}  # fmt: skip
        listed = list(dict.fromkeys([*found.turns, *(usual(made) for made in ends.values())]))
        trial = self.judge.trials.of(position.box, position.view, position.seat, listed, LISTED, seed + 99)
        lines = [self._line(moves, outlook) for moves, outlook in zip(listed, trial.outlooks(self.game), strict=True)]
        right = set(found.turns[: found.right])
        shares = {name: sum(turn in right for turn in made) / len(made) for name, made in ends.items()}
        order = [
            *range(found.right),
            *sorted(range(found.right, len(lines)), key=lambda place: -lines[place].worth(unit)),
        ]
        return Puzzle(
            id=sha256(position.view.tobytes()).hexdigest()[:6],
            game=0,
            ply=moment.ply,
            seat=position.seat,
            kind=_kind(lines[0].moves[0]),
            unit=unit,
            lines=[lines[place] for place in order],
            check=_rounded(found),
            played={
                name: LevelTurn(order.index(listed.index(usual(made))), round(shares[name], 2))
                for name, made in ends.items()
            },
            grade=grade(shares),
            right=found.right,
        )

    def _same(self, position: SeatPosition, turns: dict[bytes, Moves], turn: Moves) -> Moves:
        """The turn that comes to the same."""
        return turns[position.end_of(position.after(turn))]

    def _line(self, moves: Moves, outlook: Outlook) -> PuzzleLine:
        texts = self.game.moves.texts
        sheet = {name: round(points, 2) for name, points in outlook.lines.items() if abs(points) >= 0.005}
        signs = {name: round(far, 2) for name, far in outlook.signs.items()}
        return PuzzleLine(
            [texts[move] for move in moves], sheet, round(outlook.rival, 2), round(outlook.wins, 3), signs
        )


def _rounded(found: Judgement) -> Check:
    check = found.check
    for name in ("margin", "low", "high"):
        setattr(check, name, round(getattr(check, name), 3))
    return check


def _gap(thought: Thought) -> float:
    order = np.lexsort((thought.reward, thought.visits))[::-1]
    return float(thought.reward[order[0]] - thought.reward[order[1]])


def _promising(moments: list[Moment], unit: Unit) -> Iterator[Moment]:
    """Decisions in which one move stood out; first where first sight does not see it.

    Where nothing but victory counts, the latest come first, since a single turn seldom decides early; but the latest of
    every kind, or they would all be about the one thing that ends such a game.
    """
    standing = [one for one in moments if one.gap >= STANDS_OUT]
    standing.sort(key=lambda one: -one.gap if unit == "points" else -one.ply)
    for surprising, most in ((True, SURPRISING), (False, PLAIN)):
        some = [one for one in standing if one.surprising is surprising]
        yield from (some if unit == "points" else _kinds_in_turn(some))[:most]


def _kinds_in_turn(moments: list[Moment]) -> list[Moment]:
    """The first of every kind, then the second of every kind, and so on."""
    seen, turns = Counter[str](), list[tuple[int, int]]()
    for place, moment in enumerate(moments):
        turns.append((seen[moment.kind], place))
        seen[moment.kind] += 1
    return [moments[place] for _, place in sorted(turns)]


def _kind(move: str) -> str:
    return move.partition(" ")[0]


def _number(seed: int, number: int, what: str) -> int:
    return int.from_bytes(sha256(f"puzzles {seed} {number} {what}".encode()).digest()[:12])
