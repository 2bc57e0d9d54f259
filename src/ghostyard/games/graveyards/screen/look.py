"""Graveyards, Ghosts & Haunted Houses as a scene: from what a viewer may know to what lies where and can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ghostyard.core.game import legal_now
from ghostyard.core.scene import Badge, Choice, Scene
from ghostyard.core.text import listed
from ghostyard.core.words import Words
from ghostyard.games.graveyards.rules.decisions import legal
from ghostyard.games.graveyards.rules.ground import tile_at, token_on
from ghostyard.games.graveyards.rules.move_numbers import (
    AT,
    DECLINE,
    HOUSE,
    KIND,
    MOST_MOVES,
    ON,
    POINT,
    TILE,
    space_of,
)
from ghostyard.games.graveyards.rules.moves import BOOK, COLOUR_NAMES
from ghostyard.games.graveyards.rules.state import COLOUR, FACING, FIRST_TURN, NEW_TURN, ROTATED, SECOND_TURN
from ghostyard.games.graveyards.screen.graveyard import Graveyard
from ghostyard.games.graveyards.screen.highlights import Highlights
from ghostyard.games.graveyards.screen.marks import marks
from ghostyard.games.graveyards.screen.outcome import DEEDS, points_after, points_of, with_outcome
from ghostyard.games.graveyards.screen.pieces import colour_id, house_id, tile_id, token_id
from ghostyard.games.graveyards.screen.player import PlayerArea, supply_id
from ghostyard.games.graveyards.words.tell import say_here, say_move, turning_tile

TURNING = (FACING, FIRST_TURN, SECOND_TURN, NEW_TURN, ROTATED)  # when the turn of a tile is chosen


def look(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Scene:
    """All this viewer sees and can touch; a watcher (-1) sees every player as a rival."""
    standing, seats = Highlights(box, v), int(v.seats)
    offered = list(choices(box, v, seat, names, words))
    places = [choice.move for choice in offered if choice.touch == [choice.move]]
    around = [(max(seat, 0) + step) % seats for step in range(seats)]
    areas = [Graveyard(standing, words, places).area()]
    areas += [PlayerArea(standing, owner, names[owner], words, own=owner == seat).area() for owner in around]
    return Scene(areas, offered, marks(standing))


def badge(box: Any, v: Any, seat: int, words: Words) -> Badge:
    """Whoever plays a colour is told by its ghosts: the colour of a lantern would contradict them."""
    own = [name for colour, name in enumerate(COLOUR_NAMES) if v.owner[colour] == seat + 1]
    said = listed([words.say("colour-said", colour=name) for name in own], words)
    return Badge(own, label=words.say("badge-plays", colours=said) if own else "")


def choices(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> Iterator[Choice]:
    """Every legal move of this seat, with the piece that is touched to make it."""
    before = points_of(box, v) if v.phase in DEEDS else None
    for move in legal_now(legal, MOST_MOVES, box, v, seat):
        label, here = say_move(box, v, seat, move, names, words), say_here(v, move, words)
        if before:
            after = points_after(box, v, seat, move)
            label = with_outcome(label, before, after, words)
            here = here and with_outcome(here, before, after, words, [owner != seat + 1 for owner in v.owner])
        touch, text, takes_up = touches(v, seat, move), BOOK.texts[move], before is None and bool(v.phase != COLOUR)
        if POINT <= move < KIND:
            yield Choice(text, label, touch, move - POINT, touch[0], here, takes_up)
        else:
            yield Choice(text, label, touch, here=here, step=takes_up and move != DECLINE)


def touches(v: Any, seat: int, move: int) -> list[str]:
    """What one touches for this move, legal or not; none for a button. A free place is called as its move."""
    if move >= ON:
        token = int(token_on(v, space_of(move)))
        return [token_id(token - 1) if token else BOOK.texts[move]]
    if move >= AT:
        tile = int(tile_at(v, move - AT))
        return [tile_id(tile) if tile else BOOK.texts[move]]
    if move == DECLINE:
        return []
    if move >= KIND:
        return [supply_id(seat, move - KIND)]
    if move >= POINT:
        return [tile_id(turning_tile(v, seat))] if v.phase in TURNING else []
    if move >= HOUSE:
        return [house_id(move - HOUSE)]
    if move >= TILE:
        tile = int(v.hand[seat, move - TILE])
        return [tile_id(tile)] if tile else []
    return [colour_id(move)]
