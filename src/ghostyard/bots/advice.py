"""A hint for a person: what the strongest bot would do, and why, in what can be counted and in games won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import numpy as np
from babel.numbers import format_decimal, format_percent

from ghostyard.bots.budget import Budget
from ghostyard.bots.levels import LEVELS, LONGEST, skill
from ghostyard.bots.outlooks import WORTH_TELLING, WORTH_WINNING, Outlook, Trials
from ghostyard.bots.searcher import Searcher, Thought
from ghostyard.core.game import Game
from ghostyard.core.moves import LegalMoves
from ghostyard.core.record import bytes_of
from ghostyard.core.words import Words

WORLDS = 60  # in which the best-looking moves are compared
COMPARED = 3  # of those moves
PATIENCE = 3 * LONGEST  # seconds: a hint is the same every time unless a machine is very slow
MOST_REASONS, MOST_COSTS = 3, 2
SIGNED = "+0.0;\N{MINUS SIGN}0.0"


@dataclass(frozen=True)
class Advice:
    """Advice: a move, another one, and what the first brings more than that, by line of the score sheet."""

    move: int
    instead_of: int
    gains: dict[str, float]
    rival: float = 0.0  # and what the best of the others has more after it: less than nothing if it hinders them
    wins: tuple[float, float] = (0.0, 0.0)  # how much of the games each of the two wins
    signs: dict[str, float] | None = None
    even: int | None = None  # a move that is about as good

    @property
    def has_reason(self) -> bool:
        """Is there anything worth telling that speaks for the move?"""
        ours, theirs = self.wins
        return ours - theirs >= WORTH_WINNING or any(good >= WORTH_TELLING for good, _, _ in self._facts())

    def sentence(self, game: Game, box: Any, view: Any, seat: int, names: list[str], words: Words) -> str:
        """The advice for a person: what speaks for the move, what it costs, and what would be as good."""

        def said(move: int) -> str:
            return game.say_move(box, view, seat, move, names, words)

        told, even = words.say("hint-move", move=said(self.move)), self.even
        if self.has_reason:
            reasons = ", ".join(self.reasons(words))
            told = words.say("hint-reason", move=said(self.move), other=said(self.instead_of), reasons=reasons)
            if costs := self.costs(words):
                told += f" {words.say('hint-cost', reasons=', '.join(costs))}"
        elif self.move == self.instead_of:
            told += f" {words.say('hint-only')}"
        else:
            even = self.instead_of
        return told if even is None else f"{told} {words.say('hint-even', other=said(even))}"

    def reasons(self, words: Words) -> list[str]:
        """What speaks for the move: games won, then what it brings, the most first."""
        ours, theirs = self.wins
        wins = []
        if ours - theirs >= WORTH_WINNING:
            shares = {"share": _percent(ours, words), "other": _percent(theirs, words)}
            wins.append(words.say("hint-wins", **shares))
        return [*wins, *_told([fact for fact in self._facts() if fact[0] > 0], words)][:MOST_REASONS]

    def costs(self, words: Words) -> list[str]:
        """What speaks against it."""
        return _told([fact for fact in self._facts() if fact[0] < 0], words)[:MOST_COSTS]

    def _facts(self) -> list[tuple[float, float, str]]:
        """How good each difference is, the difference, and the message that names it; signs where nothing is won."""
        own = [(points, points, f"line-{line}") for line, points in self.gains.items()]
        known = {} if any(points >= WORTH_TELLING for points in self.gains.values()) else self.signs or {}
        signs = [(-far if name.startswith("rival") else far, far, f"sign-{name}") for name, far in known.items()]
        return [*own, *signs, (-self.rival, self.rival, "hint-rival")]


def _told(facts: Sequence[tuple[float, float, str]], words: Words) -> list[str]:
    """The facts that are worth telling, largest first."""
    return [
        f"{words.say(message)} {format_decimal(points, SIGNED, locale=words.language)}"
        for good, points, message in sorted(facts, key=lambda fact: -abs(fact[0]))
        if abs(good) >= WORTH_TELLING
    ]


def _percent(share: float, words: Words) -> str:
    return str(format_percent(share, locale=words.language))


def hint_seed(view: Any, seat: int) -> int:
    """The same position gets the same hint; the game's own seed is no part of it."""
    return 1 + int.from_bytes(sha256(b"hint %d " % seat + bytes_of(view)).digest()[:15])


def hint(
    game: Game, box: Any, view: Any, seat: int, legal: LegalMoves, seed: int | None = None, budget: Budget | None = None
) -> Advice:
    """What the strongest bot would do with this view, compared with its next choice; or, where that is about as good,
    with one of the others.

    A second look at its first choices, in the same worlds for all of them, may prefer another one: what is advised then
    has a reason that can be told.
    """
    if len(legal) == 1:
        return Advice(legal.numbers[0], legal.numbers[0], {})
    how, seed = skill(LEVELS[-1], game), hint_seed(view, seat) if seed is None else seed
    strongest = Searcher(game, budget or Budget(how.iterations, PATIENCE), how)
    ranked = by_visits(strongest.thought(box, view, seat, legal, seed))
    first, ordinary = ranked[:COMPARED], ranked[len(ranked) // 2]
    tried = [*first, *([] if ordinary in first else [ordinary])]
    trials = Trials(game, how).of(box, view, seat, [(move,) for move in tried], WORLDS, seed)
    outlooks = dict(zip(tried, trials.outlooks(game), strict=True))
    best = first[0]
    for move in first[1:]:
        if outlooks[move].beats(outlooks[best]):
            best = move
    return explained(best, outlooks)


def by_visits(thought: Thought) -> list[int]:
    """All moves, those first that were worth looking at most often."""
    order = np.lexsort((thought.reward, thought.visits))[::-1]
    return [thought.moves[int(place)] for place in order]


def explained(best: int, outlooks: dict[int, Outlook]) -> Advice:
    """The advice to play the best rather than the first of the others that shows why."""
    others = [move for move in outlooks if move != best]
    advices = [compared(best, outlooks[best], other, outlooks[other]) for other in others]
    told = next((advice for advice in advices if advice.has_reason), advices[0])
    return told if told is advices[0] else replace(told, even=others[0])


def compared(best: int, one: Outlook, instead_of: int, other: Outlook) -> Advice:
    """The advice to play the one rather than the other."""
    return Advice(
        best, instead_of,
        {line: points - other.lines[line] for line, points in one.lines.items()},
        one.rival - other.rival,
        (one.wins, other.wins),
        {name: far - other.signs[name] for name, far in one.signs.items()},
    )  # fmt: skip
