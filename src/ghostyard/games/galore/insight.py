"""What a good player of Ghosts Galore knows: which tile is worth how much to whom, and where it belongs.

Points that a board has already are counted by the rules of scoring; what is still open is priced by the chance that it will be finished.
"""

from __future__ import annotations

from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.galore.rules import CLAIM, DRAW, LEAVE, PLACE, TAKE, stack_size, stack_start, unclaimed_seats
from ghostyard.games.galore.scoring import CURVES_OF, count, ghost_points, golem_points, kinds_in, wisp_points
from ghostyard.games.galore.state import (
    BAT,
    BONE,
    BRIDGE,
    CELLS,
    DRAGON,
    DRAWN,
    GHOST,
    GOLEM,
    LAST_TILE,
    PLACING,
    SATYR,
    SKELETON,
    SLIME,
    TOOTH,
    TURN,
    WEREWOLF,
    WISP,
    Box,
    State,
)
from ghostyard.games.galore.track import (
    DEAD_END,
    EDGE_OF,
    NEAR,
    NO_EDGE,
    OPEN_END,
    path_through,
    section_bit,
    track_row,
)

# The price of a tile that suits nobody and everybody: what a fresh tile is worth on average.
USUAL_TILE = 13.0
LUCK = 3.0  # how far tiles lie around it


# ---------------------------------------------------------------- where a tile belongs


@rule
def path_outlook(length: int, herd: int, end: int, other_end: int) -> float:
    """What a path is worth as it lies, or may be worth while it has open ends. GAL-21 GAL-23 GAL-30..32"""
    ghosts, satyrs = count(herd, GHOST), count(herd, SATYR)
    points = float(ghost_points(ghosts))
    if satyrs != 0:
        points += satyrs * kinds_in(herd)
    open_ends = (end == OPEN_END) + (other_end == OPEN_END)
    if open_ends != 0:
        points += open_ends * (0.9 * ghosts * (ghosts < 3) + 0.8 * satyrs)
        return points + open_path_outlook(length, end, other_end)
    if end == DEAD_END or other_end == DEAD_END or end > TOOTH:
        return points - 0.3
    return points + (2.0 * length if end == other_end and end >= BONE else 1.0 * length)


@rule
def open_path_outlook(length: int, end: int, other_end: int) -> float:
    """A path that can still grow: likely to reach a door, and worth double if it began at a special one."""
    if end == DEAD_END or other_end == DEAD_END:
        return -0.2
    door = min(end, other_end)
    if door == OPEN_END:
        return 0.5 * length
    return (1.2 if door >= BONE else 0.7) * length


@rule
def paths_outlook(box: Box, s: State, seat: int) -> float:
    """All paths of a board. GAL-19"""
    points, seen = 0.0, 0
    for cell in range(CELLS):
        if s.tile[seat, cell] == 0:
            continue
        row = track_row(box, s, seat, cell)
        for section in range(2):
            if EDGE_OF[row, section] == NO_EDGE or seen & section_bit(cell, section) != 0:
                continue
            sections, length, herd, end, other_end = path_through(box, s, seat, cell, section)
            seen |= sections
            points += path_outlook(length, herd, end, other_end)
    return points


@rule
def neighbours_outlook(box: Box, s: State, seat: int) -> float:
    """Bats want company, golems none; an empty space next door may still bring it. GAL-22 GAL-26"""
    bats, golems, empty = 0, 0, 0
    for cell in range(CELLS):
        tile = s.tile[seat, cell]
        herd = box.herd[tile, 0] + box.herd[tile, 1]
        bats |= (count(herd, BAT) != 0) << cell
        golems |= (count(herd, GOLEM) != 0) << cell
        empty |= (tile == 0) << cell
    points, lone_golems = 0.0, 0
    for cell in range(CELLS):
        if (bats >> cell) & 1 == 1:
            if bats & NEAR[cell] != 0:
                points += 5.0
            elif empty & NEAR[cell] != 0:
                points += 3.0
        if (golems >> cell) & 1 == 1 and golems & NEAR[cell] == 0:
            lone_golems += 1
    return points + golem_points(lone_golems)


@rule
def outlook(box: Box, s: State, seat: int) -> float:
    """All that depends on where tiles lie."""
    return paths_outlook(box, s, seat) + neighbours_outlook(box, s, seat)


@rule
def outlook_with(box: Box, s: State, seat: int, tile: int, where: int) -> float:
    """The outlook if the tile lay there, turned so; the board is left as it was."""
    cell = where >> 2
    s.tile[seat, cell] = tile
    s.turn[seat, cell] = where & 3
    points = outlook(box, s, seat)
    s.tile[seat, cell] = 0
    s.turn[seat, cell] = 0
    return points


@rule
def best_last_outlook(box: Box, s: State, seat: int, tile: int) -> float:
    """The best that the secret tile can do on the last empty space: exact, for then the board is full. GAL-18"""
    best = -1000.0
    for cell in range(CELLS):
        if s.tile[seat, cell] == 0:
            for turn in range(4):
                best = max(best, outlook_with(box, s, seat, tile, 4 * cell + turn))
    return best


@rule
def empty_cells(s: State, seat: int) -> int:
    """How many spaces of this board are empty."""
    empty = 0
    for cell in range(CELLS):
        empty += s.tile[seat, cell] == 0
    return empty


@rule
def appraise_spaces(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """Placing: the outlook after it; with one space left for the secret tile, what both score together."""
    tile = s.claimed[seat] if s.phase == PLACING else s.secret[seat]
    sees_the_end = s.phase == PLACING and empty_cells(s, seat) == 2 and s.secret[seat] != 0
    for i in range(options):
        where = moves[i] - PLACE
        if sees_the_end:
            s.tile[seat, where >> 2] = tile
            s.turn[seat, where >> 2] = where & 3
            values[i] = best_last_outlook(box, s, seat, s.secret[seat])
            s.tile[seat, where >> 2] = 0
            s.turn[seat, where >> 2] = 0
        else:
            values[i] = outlook_with(box, s, seat, tile, where)


# ---------------------------------------------------------------- what a tile is worth


@rule
def herd_outlook(herd: int, curves: int, diamonds: int, empty: int, seats: int) -> float:
    """What these monsters will score on a board that still gets `empty` tiles. GAL-20..28"""
    dragons, bats, golems = count(herd, DRAGON), count(herd, BAT), count(herd, GOLEM)
    points = dragons * dragons + 1.5 * dragons if dragons > 0 else -3.0
    points += count(herd, SKELETON) * (diamonds + 0.3 * empty)
    points += count(herd, SLIME) * (curves + 0.75 * empty)
    points += wisp_points(count(herd, WISP)) + 0.3 * count(herd, WISP)
    points += count(herd, WEREWOLF) * (5.0 if seats == 2 else 5.5)
    points += 4.2 * bats if bats > 1 else 3.0 * bats
    points += 0.85 * golem_points(golems) + golems
    points += 4.3 * count(herd, GHOST) + 4.5 * count(herd, SATYR)
    return points


@rule
def tile_worth(box: Box, s: State, seat: int, tile: int) -> float:
    """How much richer this tile makes the seat, wherever it will lie."""
    secret = s.secret[seat]
    herd = box.herd[secret, 0] + box.herd[secret, 1]
    curves, diamonds, empty = CURVES_OF[box.track[secret]], box.diamonds[secret], 0
    for cell in range(CELLS):
        own = s.tile[seat, cell]
        herd += box.herd[own, 0] + box.herd[own, 1]
        curves += CURVES_OF[box.track[own]]
        diamonds += box.diamonds[own]
        empty += own == 0
    before = herd_outlook(herd, curves, diamonds, empty - 1, s.seats)
    herd += box.herd[tile, 0] + box.herd[tile, 1]
    curves += CURVES_OF[box.track[tile]]
    diamonds += box.diamonds[tile]
    sections = 2.0 if box.track[tile] >= BRIDGE else 1.0
    return herd_outlook(herd, curves, diamonds, empty - 2, s.seats) - before + box.value[tile] + 1.3 * sections


@rule
def appraise_claims(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """Claiming: a tile for its worth; waiting for what the others will have to leave. GAL-11 GAL-15"""
    start, left = stack_start(s), stack_size(s) - s.turned
    waiting = USUAL_TILE + LUCK * (0.5 + 0.1 * left) - LUCK * 0.3 * (unclaimed_seats(s) - 2)
    for i in range(options):
        move = moves[i]
        if move == DRAW or move == LEAVE:
            values[i] = waiting
        elif move == CLAIM:
            values[i] = tile_worth(box, s, seat, s.deck[start + s.turned - 1])
        else:
            values[i] = tile_worth(box, s, seat, s.deck[start + move - TAKE])


@rule
def appraise(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """How good each of these legal moves seems to this seat, in points."""
    if s.phase == PLACING or s.phase == LAST_TILE:
        appraise_spaces(box, s, seat, moves, options, values)
    elif s.phase == TURN or s.phase == DRAWN:
        appraise_claims(box, s, seat, moves, options, values)
    else:
        for i in range(options):
            values[i] = 0.0
