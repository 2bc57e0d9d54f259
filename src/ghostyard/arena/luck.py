"""Luck and skill: how much of what people score comes from their seat, from the deal, and from how well they play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable

import numpy as np

from ghostyard.arena.contest import PlayedGame

PARTS = ("seat", "deal", "level", "rest")


def shares_of_variance(played: Iterable[PlayedGame], value: Callable[[PlayedGame, int], float]) -> dict[str, float]:
    """The share of the variance of a value (points, or victories) that each part explains.

    Bots of several levels play all seatings of the same deals, so seats, deals and levels meet each other equally
    often, and what each explains simply adds up: the mean of a seat, what a deal gave to a seat beyond that, and the
    mean of a level. The rest is chance during the game, what others do, and how all this works together. Means of few
    games differ by chance alone: as much as the rest lets one expect of so many means is taken off (epsilon squared).
    """
    entries = [
        (seat, (one.deal, seat), one.seating[seat], value(one, seat))
        for one in played
        for seat in range(len(one.ranks))
    ]
    values = np.array([entry[-1] for entry in entries])
    total = float(((values - values.mean()) ** 2).sum())
    if total == 0:
        return dict.fromkeys(PARTS, 0.0)
    (seat, seats), (dealt, deals), (level, levels) = (
        _between([entry[place] for entry in entries], values) for place in range(3)
    )
    found = {"seat": (seat, seats - 1), "deal": (dealt - seat, deals - seats), "level": (level, levels - 1)}
    rest = total - dealt - level
    by_chance = rest / max(1, len(values) - deals - levels + 1)
    shares = {part: max(0.0, sum_ - freedom * by_chance) / total for part, (sum_, freedom) in found.items()}
    return {**{part: round(share, 4) for part, share in shares.items()}, "rest": round(1 - sum(shares.values()), 4)}


def _between(groups: list[Hashable], values: np.ndarray) -> tuple[float, int]:
    """The sum of squares between the means of groups, and how many there are."""
    members = defaultdict[Hashable, list[float]](list)
    for group, value in zip(groups, values.tolist(), strict=True):
        members[group].append(value)
    mean = values.mean()
    return float(sum(len(some) * (np.mean(some) - mean) ** 2 for some in members.values())), len(members)


def points(played: PlayedGame, seat: int) -> float:
    """What a seat has scored."""
    return float(played.points[seat])


def victory(played: PlayedGame, seat: int) -> float:
    """A seat's share of the victory."""
    return played.share(seat)
