"""Who is better: win rates and points with intervals, duels, ratings, and when enough has been played."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import combinations
from statistics import NormalDist
from typing import Any

from ghostyard.arena.contest import Plan, PlayedGame
from ghostyard.arena.simulate import wilson

LEAST_DEALS = 20  # before anything counts as settled
SURE = 0.999  # looking again and again needs a stricter measure than looking once


def interval(by_deal: list[float], games: int, sure: float = 0.95) -> tuple[float, float]:
    """The interval of a share. Games of one deal are not independent, so deals are what is counted.

    Wilson's interval, for as many independent games as would spread like these deals do.
    """
    share = sum(by_deal) / len(by_deal)
    error = _variance(by_deal) / len(by_deal)
    alike = share * (1 - share) / error if error > 0 else float(games)
    return wilson(share, max(1, round(min(alike, 4 * games))), NormalDist().inv_cdf(0.5 + sure / 2))


def _variance(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def by_deal(games: Iterable[PlayedGame], value: Callable[[PlayedGame], float | None]) -> list[float]:
    """The mean over each deal's games of a value; games without one are left out."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        if (number := value(game)) is not None:
            found[game.deal].append(number)
    return [sum(numbers) / len(numbers) for numbers in found.values()]


def seats_of(game: PlayedGame, name: str) -> list[int]:
    """Where this bot sat."""
    return [seat for seat, sitter in enumerate(game.seating) if sitter == name]


def share_of(name: str) -> Callable[[PlayedGame], float | None]:
    """A bot's share of the victory, for each of its seats."""

    def value(game: PlayedGame) -> float | None:
        seats = seats_of(game, name)
        return sum(game.share(seat) for seat in seats) / len(seats) if seats else None

    return value


def victory_of(name: str) -> Callable[[PlayedGame], float | None]:
    """A bot's share of the victory, for all its seats together."""

    def value(game: PlayedGame) -> float | None:
        return sum(game.share(seat) for seat in seats_of(game, name))

    return value


def points_of(name: str) -> Callable[[PlayedGame], float | None]:
    """A bot's mean points."""

    def value(game: PlayedGame) -> float | None:
        seats = seats_of(game, name)
        return sum(game.points[seat] for seat in seats) / len(seats) if seats else None

    return value


def duel(one: str, other: str) -> Callable[[PlayedGame], float | None]:
    """How often the one was placed before the other, a tie being half."""

    def value(game: PlayedGame) -> float | None:
        pairs = [(game.ranks[a], game.ranks[b]) for a in seats_of(game, one) for b in seats_of(game, other)]
        return sum((a < b) + 0.5 * (a == b) for a, b in pairs) / len(pairs) if pairs else None

    return value


def share_with_interval(games: list[PlayedGame], value: Callable[[PlayedGame], float | None]) -> dict[str, Any]:
    """A share with its 95 % interval."""
    deals = by_deal(games, value)
    low, high = interval(deals, sum(value(game) is not None for game in games))
    return {"share": round(sum(deals) / len(deals), 4), "interval": [round(low, 4), round(high, 4)]}


def standing(plan: Plan, games: list[PlayedGame]) -> dict[str, Any]:
    """Everything that a contest says, for JSON."""
    rated = ratings(plan, games)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": len(games),
        "deals": len({game.deal for game in games}),
        "bots": [_bot(name, games) | rated[name] for name in dict.fromkeys(plan.bots)],
        "duels": [
            {"bot": one, "against": other, **share_with_interval(games, duel(one, other))}
            for one, other in combinations(dict.fromkeys(plan.bots), 2)
            if any(duel(one, other)(game) is not None for game in games)
        ],
    }


def _bot(name: str, games: list[PlayedGame]) -> dict[str, Any]:
    points = by_deal(games, points_of(name))
    mean = sum(points) / len(points)
    width = 1.96 * math.sqrt(_variance(points) / len(points))
    wins = share_with_interval(games, share_of(name))
    return {
        "bot": name,
        "win_rate": wins["share"],
        "win_rate_95": wins["interval"],
        "points": round(mean, 2),
        "points_95": [round(mean - width, 2), round(mean + width, 2)],
    }


def ratings(plan: Plan, games: list[PlayedGame]) -> dict[str, dict[str, float]]:
    """Ratings by openskill (Plackett-Luce), which knows many players and ties."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in plan.bots}
    for game in games:
        if len(set(game.seating)) < len(game.seating):
            continue  # nobody is rated against a copy
        rated = model.rate([[known[name]] for name in game.seating], ranks=[float(rank) for rank in game.ranks])
        known |= {name: team[0] for name, team in zip(game.seating, rated, strict=True)}
    return {name: {"rating": round(r.mu, 2), "rating_spread": round(r.sigma, 2)} for name, r in known.items()}


def decided(name: str, least: float) -> Callable[[list[PlayedGame]], bool]:
    """A test for early stopping: is it beyond doubt whether this bot wins at least so much?"""

    def enough(games: list[PlayedGame]) -> bool:
        deals = by_deal(games, victory_of(name))
        if len(deals) < LEAST_DEALS:
            return False
        low, high = interval(deals, len(games), SURE)
        return low > least or high < least

    return enough


def settled(plan: Plan) -> Callable[[list[PlayedGame]], bool]:
    """A test for early stopping: is every pair of bots told apart beyond doubt?"""
    pairs = list(combinations(dict.fromkeys(plan.bots), 2))

    def enough(games: list[PlayedGame]) -> bool:
        if len({game.deal for game in games}) < LEAST_DEALS:
            return False
        for one, other in pairs:
            deals = by_deal(games, duel(one, other))
            low, high = interval(deals, len(games), SURE) if len(deals) >= LEAST_DEALS else (0.0, 1.0)
            if low <= 0.5 <= high:
                return False
        return True

    return enough
