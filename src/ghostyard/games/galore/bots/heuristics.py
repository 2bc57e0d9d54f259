"""What a good player of Ghosts Galore knows: which tile is worth how much to whom, and where it belongs.

Points that a board has already are counted by the rules of scoring; what is still open is priced by the chance that
it will be finished.
"""

from __future__ import annotations

from ghostyard.core.heuristics import Heuristics, Skill
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.galore.rules.scoring import (
    CURVES_OF,
    count,
    ghost_points,
    golem_points,
    kinds_in,
    wisp_points,
)
from ghostyard.games.galore.rules.state import (
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
    STRAIGHT,
    TOOTH,
    TURN,
    WEREWOLF,
    WISP,
    Box,
    State,
)
from ghostyard.games.galore.rules.track import (
    ACROSS,
    BESIDE,
    DEAD_END,
    EDGE_OF,
    NEAR,
    NO_EDGE,
    NOWHERE,
    OPEN_END,
    SECTION_ON,
    path_through,
    section_bit,
    track_row,
)
from ghostyard.games.galore.rules.turns import CLAIM, DRAW, LEAVE, PLACE, TAKE, stack_size, stack_start, unclaimed_seats

# The price of a tile that suits nobody and everybody: what a fresh tile is worth on average.
USUAL_TILE = 11.2
LUCK = 2.7  # how far tiles lie around it


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
def paths_at(box: Box, s: State, seat: int, cell: int) -> float:
    """The outlook of all paths that run through this space or end at it: the only ones a tile there can change."""
    points, seen = 0.0, 0
    row = track_row(box, s, seat, cell)
    for section in range(2):
        if s.tile[seat, cell] != 0 and EDGE_OF[row, section] != NO_EDGE and seen & section_bit(cell, section) == 0:
            sections, length, herd, end, other_end = path_through(box, s, seat, cell, section)
            seen |= sections
            points += path_outlook(length, herd, end, other_end)
    for edge in range(4):
        beside = BESIDE[cell, edge]
        if beside == NOWHERE or s.tile[seat, beside] == 0:
            continue
        row = track_row(box, s, seat, beside)
        section = SECTION_ON[row, edge ^ 2]
        if ACROSS[row, edge ^ 2] != NO_EDGE and seen & section_bit(beside, section) == 0:
            sections, length, herd, end, other_end = path_through(box, s, seat, beside, section)
            seen |= sections
            points += path_outlook(length, herd, end, other_end)
    return points


@rule
def company(bats: int, golems: int, empty: int) -> float:
    """Bats want company, golems none; an empty space next door may still bring it. GAL-22 GAL-26"""
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
def cells_of(box: Box, s: State, seat: int) -> tuple[int, int, int]:
    """The spaces with bats, with golems, and empty ones, as masks."""
    bats, golems, empty = 0, 0, 0
    for cell in range(CELLS):
        tile = s.tile[seat, cell]
        herd = box.herd[tile, 0] + box.herd[tile, 1]
        if tile == 0:
            empty |= 1 << cell
        if count(herd, BAT) != 0:
            bats |= 1 << cell
        if count(herd, GOLEM) != 0:
            golems |= 1 << cell
    return bats, golems, empty


@rule
def lay(s: State, seat: int, where: int, tile: int) -> None:
    """Try a tile out on a space, turned so; tile 0 takes it away again."""
    s.tile[seat, where >> 2] = tile
    s.turn[seat, where >> 2] = where & 3 if tile != 0 else 0


@rule
def gain(box: Box, s: State, seat: int, tile: int, where: int, bats: int, golems: int, empty: int) -> float:
    """How much better the board looks with this tile there; the masks are those of the board without it."""
    cell = where >> 2
    herd, here = box.herd[tile, 0] + box.herd[tile, 1], 1 << cell
    before = paths_at(box, s, seat, cell)
    lay(s, seat, where, tile)
    after = paths_at(box, s, seat, cell)
    lay(s, seat, where, 0)
    with_bats = bats | here if count(herd, BAT) != 0 else bats
    with_golems = golems | here if count(herd, GOLEM) != 0 else golems
    return after - before + company(with_bats, with_golems, empty ^ here) - company(bats, golems, empty)


@rule
def best_last_gain(box: Box, s: State, seat: int) -> float:
    """The best that the secret tile can do on the last empty space: exact, for then the board is full. GAL-18"""
    best = -1000.0
    bats, golems, empty = cells_of(box, s, seat)
    for cell in range(CELLS):
        if s.tile[seat, cell] == 0:
            for turn in range(4):
                best = max(best, gain(box, s, seat, s.secret[seat], 4 * cell + turn, bats, golems, empty))
    return best


@rule
def two_left(empty: int) -> bool:
    """Are exactly two spaces of this mask left?"""
    without_first = empty & (empty - 1)
    return without_first != 0 and without_first & (without_first - 1) == 0


@rule
def appraise_spaces(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """Placing: what it gains; with one space left for the secret tile, what both gain together."""
    tile = s.claimed[seat] if s.phase == PLACING else s.secret[seat]
    bats, golems, empty = cells_of(box, s, seat)
    sees_the_end = s.phase == PLACING and s.secret[seat] != 0 and two_left(empty)
    looks_the_same_turned_round = box.track[tile] == STRAIGHT or box.track[tile] == BRIDGE
    for i in range(options):
        where = moves[i] - PLACE
        if looks_the_same_turned_round and where & 2 != 0 and i >= 2 and moves[i - 2] == moves[i] - 2:
            values[i] = values[i - 2]
            continue
        values[i] = gain(box, s, seat, tile, where, bats, golems, empty)
        if sees_the_end:
            lay(s, seat, where, tile)
            values[i] += best_last_gain(box, s, seat)
            lay(s, seat, where, 0)


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
        if move in (DRAW, LEAVE):
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


HEURISTICS = Heuristics(
    appraise,
    (
        Skill(blur=3.2),
        Skill(blur=1.7),
        Skill(blur=0.6),
        Skill(iterations=100, halving=True, width=8, greed=1000, points=0.8),
        Skill(iterations=700, halving=True, width=16, greed=1000, points=0.8),
    ),
)
