"""Where the things of a score sheet lie in Graveyards, Ghosts & Haunted Houses, so that a line can be lit up."""

from __future__ import annotations

from ghostyard.core.scene import Mark
from ghostyard.games.graveyards.rules.moves import KIND_NAMES, xy_text
from ghostyard.games.graveyards.rules.names import tokens_in_play
from ghostyard.games.graveyards.screen.highlights import Highlights
from ghostyard.games.graveyards.screen.pieces import SPACE, space_middle


def marks(standing: Highlights) -> dict[str, Mark]:
    """A mark for everything that a score sheet names: "0 space 3,-1", "1 token kids 2,2"."""
    tokens, found = tokens_in_play(standing.v), {}
    for colour, (_, spaces) in enumerate(standing.sections):
        for xy in spaces:
            what = f"token {KIND_NAMES[tokens[xy]]}" if xy in tokens else "space"
            key = f"{int(standing.v.owner[colour]) - 1} {what} {xy_text(xy)}"
            found[key] = Mark("yard", *space_middle(xy), SPACE, SPACE)
    return found
