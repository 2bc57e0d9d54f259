"""Outlooks: what lines of play lead to, in worlds determinized from a view, the same worlds and luck for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ghostyard.bots.search import Workspace, new_workspace, search_kernels
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.record import Array

WORTH_TELLING = 0.25  # points
WORTH_WINNING = 0.05  # share of the games

Moves = tuple[int, ...]  # of one seat, one after the other


@dataclass(frozen=True)
class Outlook:
    """What a line leads to, on average: by line of the own score sheet, for the best rival, in games won; and signs of
    how one stands some turns later, where a game has such."""

    lines: Mapping[str, float]
    rival: float
    wins: float
    signs: Mapping[str, float]

    @property
    def lead(self) -> float:
        """By how many points the seat ends before the best of the others."""
        return sum(self.lines.values()) - self.rival

    def beats(self, other: Outlook) -> bool:
        """Is this better in every respect, and by enough to be told in one?"""
        wins, lead = self.wins - other.wins, self.lead - other.lead
        return wins >= 0 and lead >= 0 and (wins >= WORTH_WINNING or lead >= WORTH_TELLING)


class Trial(NamedTuple):
    """How lines ended, world by world; the first index is the line."""

    lead: Array  # by world: points before the best of the others, at the end or where looking ahead was cut off
    wins: Array  # by world: the share of the victory; nothing where it was cut off
    sheet: Array  # by column of the own score sheet, on average
    signs: list[dict[str, float]]

    def outlooks(self, game: Game) -> list[Outlook]:
        """The averages."""
        found = []
        for sheet, lead, wins, signs in zip(self.sheet, self.lead, self.wins, self.signs, strict=True):
            named = dict(zip(game.lines, sheet.tolist(), strict=False))
            found.append(Outlook(named, sum(named.values()) - float(lead.mean()), float(wins.mean()), signs))
        return found


class Trials:
    """Tries lines of one seat in determinized worlds; what comes after a line is played as the heuristics say."""

    def __init__(self, game: Game, skill: Skill, *, guesses: bool = False) -> None:
        """`guesses`: suppose that secret choices of the others are likely ones."""
        self.game, self.skill = game, skill
        self.workspace: Workspace = new_workspace(game)
        self._roll_out = search_kernels(game).roll_out
        self._signs = game.heuristics.signs if game.heuristics else None
        self._guess = game.heuristics.sample_choices if game.heuristics and guesses else None

    def of(
        self, box: Any, view: Any, seat: int, lines: Sequence[Moves], worlds: int, seed: int,
        *, horizon: int = 0, signs: bool = True,
    ) -> Trial:  # fmt: skip
        """What comes of these lines; with a horizon, only so many quiet moments ahead."""
        game, workspace = self.game, self.workspace
        seed_chance(workspace.chance, seed_words(seed), 0)
        lead, wins = np.zeros((len(lines), worlds)), np.zeros((len(lines), worlds))
        sheet, told = np.zeros((len(lines), len(game.columns))), [dict[str, float]() for _ in lines]
        for world in range(worlds):
            determinized = game.state.blank()
            game.rules.determinize(box, view, seat, workspace.chance, workspace.scratch, determinized)
            seed_chance(workspace.dice, seed_words(seed), world)
            if self._guess is not None:
                self._guess(box, determinized, seat, workspace.dice, workspace.values)
            luck = workspace.dice.copy()
            for place, moves in enumerate(lines):
                workspace.worlds[1], workspace.dice[:] = determinized, luck
                played = workspace.worlds[1]
                for move in moves:
                    game.rules.play(box, played, seat, move)
                if signs and self._signs is not None:
                    self._note_signs(box, played, seat, told[place], worlds)
                self._roll_out(box, played, workspace, self.skill.greed, horizon)
                if horizon and played.pending:
                    lead[place, world] = _lead(workspace.points[: int(played.seats)], seat)
                    continue
                ended = game.lines_of(box, played)
                sheet[place] += ended[seat] / worlds
                lead[place, world] = _lead(ended[:, : len(game.lines)].sum(axis=1), seat)
                ranks = game.ranks(box, played)
                wins[place, world] = (ranks[seat] == 1) / ranks.count(1)
        return Trial(lead, wins, sheet, told)

    def _note_signs(self, box: Any, played: Any, seat: int, told: dict[str, float], worlds: int) -> None:
        """How the seat stands when it is about its turn again."""
        assert self._signs is not None
        self._roll_out(box, played, self.workspace, self.skill.greed, int(played.seats))
        for name, far in self._signs(box, played, seat).items():
            told[name] = told.get(name, 0.0) + far / worlds


def _lead(points: Array, seat: int) -> float:
    return float(points[seat] - np.delete(points, seat).max())
