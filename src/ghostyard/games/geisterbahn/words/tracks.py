"""The tracks of a tile of the ghost train in words: which edges are joined, for whoever cannot see it."""

from __future__ import annotations

from functools import cache

from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules.board import EDGE_NAMES

EDGES = range(len(EDGE_NAMES))


@cache
def tracks_said(ways: tuple[int, ...], words: Words) -> str:
    """ "north to south; north-east to south or south-west": by edge of entry, the edges one can leave by. GEI-02"""
    seen, said = 0, []
    for edge in sorted(EDGES, key=lambda edge: -ways[edge].bit_count()):  # the stem of a switch before its branches
        if not ways[edge] or seen >> edge & 1:
            continue
        seen |= ways[edge] | 1 << edge
        ends = [words.say(f"edge-{EDGE_NAMES[end]}") for end in EDGES if ways[edge] >> end & 1]
        if ways[edge] >> edge & 1:  # one can turn round in there
            said.append(words.say("track-roundabout", edges=", ".join(ends)))
        else:
            to = f" {words.say('track-or')} ".join(ends)
            said.append(words.say("track-joins", start=words.say(f"edge-{EDGE_NAMES[edge]}"), to=to))
    return "; ".join(said)
