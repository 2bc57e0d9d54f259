"""Five named levels for every game, from a friendly beginner to the strongest we can make."""

from __future__ import annotations

from ghostyard.bots.budget import Budget
from ghostyard.bots.greedy import Greedy
from ghostyard.bots.searcher import Searcher
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.words import words_for

LEVELS = ("moth", "bat", "owl", "wolf", "dragon")  # from the weakest to the strongest
BOT_NAMES = ("Lantern", "Mothwing", "Cobweb", "Rattle", "Hollow", "Tallow")  # who sits there
LONGEST = 2.0  # seconds that any level thinks about one decision, on any machine

# For a game that has told us nothing about itself.
PLAIN = tuple(Skill(iterations=iterations) for iterations in (10, 50, 250, 1000, 4000))


def skill(name: str, game: Game) -> Skill:
    """How this level thinks about this game."""
    skills = game.heuristics.skills if game.heuristics else PLAIN
    return skills[LEVELS.index(name)]


def player(name: str, game: Game, *, clock: bool = True, threads: int = 1) -> Greedy | Searcher:
    """The bot of a level; without a clock only iterations count, so that a game can be played again exactly."""
    how = skill(name, game)
    if not how.iterations:
        return Greedy(game, how.blur)
    return Searcher(game, Budget(how.iterations, LONGEST if clock else None), how, threads)


def character(name: str, language: str, game: str = "") -> str:
    """The sentence about a level for the lobby: the game's own, if it has one."""
    words, own = words_for(game, language), f"level-{name}-here"
    return words.say(own if words.has(own) else f"level-{name}-says")
