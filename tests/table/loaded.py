"""All that a server imports and loads, for programs that are forked from one that has it already."""

from __future__ import annotations

from ghostyard.bots.precompile import is_precompiled, precompile
from ghostyard.games import OURS, game

for name in OURS:
    if is_precompiled(game(name)):
        list(precompile(game(name), alone=True))
