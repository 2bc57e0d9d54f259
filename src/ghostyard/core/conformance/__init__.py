"""The conformance suite: what every game must keep to, checked by playing. It ships with the package, so that
anybody can prove a game of their own: `ghostyard conformance NAME`, or `prove(game)` from Python."""

from __future__ import annotations

from ghostyard.core.conformance.case import Case, all_options, census, finished, trace, world_of
from ghostyard.core.conformance.proof import CHECKS, Failure, prove

__all__ = ["CHECKS", "Case", "Failure", "all_options", "census", "finished", "prove", "trace", "world_of"]
