"""The conformance suite: what every game must keep to, checked by playing. It ships with the package, so that
anybody can prove a game of their own: `for check in CHECKS: check(Case(game, seats=3, seed=1))`."""

from __future__ import annotations

from collections.abc import Callable

from ghostyard.core.conformance import presentation, rules, secrets
from ghostyard.core.conformance.case import Case, all_options, census, finished, trace, world_of

__all__ = ["CHECKS", "Case", "all_options", "census", "finished", "trace", "world_of"]

CHECKS: tuple[Callable[[Case], None], ...] = (*rules.CHECKS, *secrets.CHECKS, *presentation.CHECKS)
