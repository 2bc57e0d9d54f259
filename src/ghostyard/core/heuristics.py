"""Heuristics: what a good player of a game knows, as rule functions, and how five levels of players use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from ghostyard.core.record import Array
from ghostyard.core.rules import B, S


class Skill(NamedTuple):
    """How one level of a game thinks; without iterations it plays what seems best at first sight."""

    iterations: int = 0
    blur: float = 0.0  # how many points it may misjudge a move by at first sight
    halving: bool = False  # compare a few moves in the same worlds, instead of growing a tree
    width: int = 0  # how many moves it compares at most, the best-looking ones; 0: all
    explore: float = 0.7  # how much untried moves draw
    greed: int = 0  # of a thousand decisions in a roll-out, how many follow the heuristics
    widen: float = 0.0  # a node opens about widen * sqrt(times met) moves, best ones first; 0: all at once
    trust: float = 0.0  # how much the first sight of a move counts before it has been tried much
    horizon: int = 0  # how many quiet moments a roll-out meets before it is cut off there and judged; 0: to the end
    points: float = 0.3  # how much of the reward is the lead in points; the rest is the share of victory


SCRATCH = 1024  # numbers behind the values of the moves, where heuristics may work
AGAINST_RANDOM = 0.99  # the share of games that a strong player wins against random play, where luck allows it


class Heuristics(NamedTuple, Generic[S, B]):
    """Search plays any game without heuristics, and better with it.

    The functions may look only at what the seat could know: other seats' secrets in `s` were determinized.
    """

    # (box, s, seat, moves, count, values): how good each of the first `count` moves seems, in points
    appraise: Callable[[B, S, int, Array, int, Array], None]
    skills: tuple[Skill, ...]  # five, from the weakest to the strongest
    # (box, s, seat, dice, values): likely secret choices of the others
    sample_choices: Callable[[B, S, int, Array, Array], None] | None = None
    # (box, s, points): writes what every seat will score in the end, about, and says True: at quiet moments only, when
    # nothing is under way. Without it every moment counts as quiet, and the score as it stands is the outlook.
    evaluate: Callable[[B, S, Array], bool] | None = None
    # (box, s, seat): how a seat stands before anything is scored, for the reasons of hints: by the names of messages
    # `sign-…`; those that begin with "rival" are good for the others. Plain Python.
    signs: Callable[[B, S, int], dict[str, float]] | None = None
    against_random: float = AGAINST_RANDOM  # what the strongest level owes us
