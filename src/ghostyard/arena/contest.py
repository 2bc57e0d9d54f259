"""Contests: bots play each other in all seatings of the same deals, on all cores, and can go on after a break."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec

from ghostyard.bots.bot import Bot, bot, bot_moves
from ghostyard.bots.levels import LEVELS, skill
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake
from ghostyard.core.files import read_text
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.research.executors import ByName, Executor, executor

COMPONENT_KEYS = {"number", "carriage", "card"}  # how descriptions name one component
MOST_SEATINGS = 24  # beyond that, only rotations


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played. Two runs of the same plan play the same games."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, Any] = {}
    faces: str = ""  # of an owner's edition

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every way to seat the bots: luck of the deal and of the seat falls on all alike."""
        if len(self.bots) > self.seats:
            parties: Iterable[tuple[str, ...]] = combinations(self.bots, self.seats)
        else:
            # Two bots at three seats: two of the one and one of the other, and the other way round.
            turns = range(len(self.bots))
            parties = [tuple(self.bots[(turn + seat) % len(self.bots)] for seat in range(self.seats)) for turn in turns]
        return list(dict.fromkeys(seating for party in parties for seating in _orders(party)))


def _orders(party: tuple[str, ...]) -> list[tuple[str, ...]]:
    orders = list(dict.fromkeys(permutations(party)))
    if len(orders) <= MOST_SEATINGS:
        return orders
    return list(dict.fromkeys(party[turn:] + party[:turn] for turn in range(len(party))))


class ContestHeading(msgspec.Struct, frozen=True):
    """The first line of a file: games go together only if plan, rules and the bots' way of thinking are the same."""

    plan: Plan
    rules: int
    minds: tuple[str, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """One finished game, as it is kept on a line of a file."""

    deal: int
    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...] = ()
    decisions: tuple[int, ...] = ()  # real ones, with more than one move to choose from
    held: tuple[tuple[str, ...], ...] = ()  # the components that lay before each seat in the end
    moves: int = 0

    def share(self, seat: int) -> float:
        """This seat's share of the victory."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_game(
    plan: Plan, game: Game, deal: int, seating: tuple[str, ...], players: Mapping[str, Bot],
    edition: str | Edition = HOUSE,
) -> PlayedGame:  # fmt: skip
    """One game of a contest."""
    match = Match(game, plan.seats, seed=plan.seed + deal, options=plan.options, edition=edition)
    decisions = [0] * plan.seats
    while not match.over:
        for seat, move, choices in bot_moves(match, [players[name] for name in seating]):
            decisions[seat] += choices > 1
            match.play(seat, move)
    lines = game.lines_of(match.box, match.state).tolist()
    return PlayedGame(
        deal, seating, tuple(match.ranks), tuple(match.totals), tuple(map(tuple, lines)), tuple(decisions),
        tuple(map(tuple, holdings(match))), len(match.played),
    )  # fmt: skip


def holdings(match: Match) -> list[list[str]]:
    """The names of the components before each seat, where the description of the game tells them."""
    players = match.game.describe(match.box, match.state).get("players", [])
    return [sorted(set(_components(player))) for player in players] or [[] for _ in range(match.seats)]


def _components(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        for key in COMPONENT_KEYS & thing.keys():
            if isinstance(thing[key], int | str):
                yield str(thing[key])
        thing = list(thing.values())
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from _components(part)


@dataclass
class Contest:
    """The games of a plan, finished or still to be played; with a file, every finished game is kept at once."""

    plan: Plan
    game: Game
    deals: int
    file: Path | None = None
    played: dict[tuple[int, tuple[str, ...]], PlayedGame] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in self.plan.bots:
            bot(name, self.game)  # an unknown one is told before anything is played
        self.game.new_state(self.plan.seats, self.plan.options)
        if self.file and self.file.exists():
            self._go_on(self.file)
        elif self.file:
            self.file.write_bytes(msgspec.json.encode(self.heading) + b"\n")

    @property
    def heading(self) -> ContestHeading:
        """What all games of this contest have in common."""
        minds = tuple(str(skill(name, self.game)) if name in LEVELS else name for name in self.plan.bots)
        return ContestHeading(self.plan, self.game.version, minds)

    def _go_on(self, file: Path) -> None:
        lines = read_text(file).splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):  # the break came in the middle of a line
            lines.pop()
            file.write_text("".join(lines), encoding="utf-8")
        try:
            same = bool(lines) and msgspec.json.decode(lines[0], type=ContestHeading) == self.heading
            games = [msgspec.json.decode(line, type=PlayedGame) for line in lines[1:]] if same else []
        except msgspec.DecodeError as error:
            raise Mistake("not-json", file=str(file), problem=str(error)) from None
        if not same:
            raise Mistake("other-contest", file=str(file))
        self.played = {(game.deal, game.seating): game for game in games}

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.plan.seatings)

    def wanted(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The games not played yet, deal after deal."""
        for deal in range(self.deals):
            for seating in self.plan.seatings:
                if (deal, seating) not in self.played:
                    yield deal, seating

    def run(
        self,
        *,
        jobs: int | None = None,
        on: Executor | None = None,
        progress: Callable[[int], None] = lambda _: None,
        settled: Callable[[list[PlayedGame]], bool] = lambda _: False,
    ) -> list[PlayedGame]:
        """Play on until all is played, or it is settled who is better; says all games, in their order."""
        results = (on or executor(jobs=jobs)).results(_Crew(self.plan, ByName(self.game)), self.wanted())
        with closing(results):
            for played in results:
                self._keep(played)
                progress(len(self.played))
                if settled(self.games):
                    break
        return self.games

    def _keep(self, game: PlayedGame) -> None:
        self.played[game.deal, game.seating] = game
        if self.file:
            with self.file.open("ab") as stream:
                stream.write(msgspec.json.encode(game) + b"\n")

    @property
    def games(self) -> list[PlayedGame]:
        """The finished games in the order of the plan, whole deals only: half a deal would favour a seat."""
        whole = []
        for deal in range(self.deals):
            found = [self.played.get((deal, seating)) for seating in self.plan.seatings]
            if all(found):
                whole += [game for game in found if game]
        return whole


class _Crew:
    """Bots for every thread: they keep scratch space of their own, and compiled thinking lets go of Python's lock."""

    def __init__(self, plan: Plan, of: ByName) -> None:
        self.plan, self.of = plan, of
        self.local = threading.local()

    def __reduce__(self) -> Any:
        return _Crew, (self.plan, self.of)

    def __call__(self, entry: tuple[int, tuple[str, ...]]) -> PlayedGame:
        if not hasattr(self.local, "players"):
            self.local.players = {name: bot(name, self.of.game, clock=False) for name in set(self.plan.bots)}
            self.local.edition = self.of.game.edition_by(HOUSE, self.plan.faces)
        return play_game(self.plan, self.of.game, *entry, self.local.players, self.local.edition)
