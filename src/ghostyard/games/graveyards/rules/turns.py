"""Graveyards, Ghosts & Haunted Houses: set-up, the course of a turn, and the end."""

from __future__ import annotations

from ghostyard.core.chance import below, shuffle
from ghostyard.core.rule import rule
from ghostyard.core.seats import after, bit
from ghostyard.games.graveyards.rules.actions import act, begin_action, hold, put_in_hand, take_from_hand
from ghostyard.games.graveyards.rules.ground import lay, lift_house, put_house
from ghostyard.games.graveyards.rules.move_numbers import AT, HOUSE, POINT, TILE, space_of
from ghostyard.games.graveyards.rules.state import (
    CELL,
    CHOOSE_COLOURS,
    COLOUR,
    COLOURS,
    FACING,
    HOUSE_SPOT,
    OVER,
    TILES,
    TURN,
    Box,
    State,
)

FIRST_HAND = 3

# Turns: a tile each, a house each, and house moves between them: one for every other turn of a seat, or, with the
# option, MOST_STILL in a row. A tile takes at most seven touches (a swap), a house two. GRA-07 GRA-11
MOST_STILL = 12
MOST_PLIES = COLOURS + 7 * TILES + 2 * COLOURS + 2 * MOST_STILL * (TILES + COLOURS + 1)


# ---------------------------------------------------------------- set-up


@rule
def deal(box: Box, s: State) -> None:
    """Tokens are handed out; colours are dealt at random, or chosen in seat order. GRA-05 GRA-06"""
    for seat in range(s.seats):
        for kind in range(3):
            s.supply[seat, kind] = 4 if s.seats == 2 else 2
    for tile in range(TILES):
        s.deck[tile] = tile + 1
    if s.option[CHOOSE_COLOURS]:
        s.phase = COLOUR
        s.pending = bit(0)
    else:
        deal_colours(s)
        deal_tiles(s)


@rule
def deal_colours(s: State) -> None:
    """A random colour each, two each with two players; with three the last is nobody's. GRA-05"""
    for colour in range(COLOURS):
        s.owner[colour] = 0 if s.seats == 3 and colour == 3 else 1 + colour % s.seats
    shuffle(s.chance, s.owner, COLOURS)


@rule
def choose_colour(s: State, seat: int, colour: int) -> None:
    """Seat after seat takes a colour, twice around with two players. GRA-05"""
    s.owner[colour] = seat + 1
    s.pending = bit(after(s, seat))
    if colours_taken(s) == (3 if s.seats == 3 else COLOURS):
        deal_tiles(s)


@rule
def colours_taken(s: State) -> int:
    """How many colours somebody plays."""
    taken = 0
    for colour in range(COLOURS):
        if s.owner[colour] != 0:
            taken += 1
    return taken


@rule
def deal_tiles(s: State) -> None:
    """Three hidden tiles each, and a random start player. GRA-06"""
    shuffle(s.chance, s.deck, TILES)
    for seat in range(s.seats):
        for _ in range(FIRST_HAND):
            draw(s, seat)
    s.phase = TURN
    s.pending = bit(below(s.chance, s.seats))


@rule
def draw(s: State, seat: int) -> None:
    """The top tile of the stack goes into the hand. GRA-08"""
    tile = s.deck[s.drawn]
    s.deck[s.drawn] = 0
    s.drawn += 1
    s.revealed += 1
    put_in_hand(s, seat, tile)


# ---------------------------------------------------------------- a turn


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """Make one legal move, then run on to the next decision."""
    s.ply += 1
    if s.phase == COLOUR:
        choose_colour(s, seat, move)
    elif s.phase == TURN:
        pick(s, move)
    elif s.phase == CELL:
        hold(s, FACING, move - AT)
    elif s.phase == FACING:
        play_tile(box, s, seat, move - POINT)
    elif s.phase == HOUSE_SPOT:
        play_house(s, seat, space_of(move))
    elif act(box, s, seat, move):
        end_turn(s, seat, True)


@rule
def pick(s: State, move: int) -> None:
    """A turn begins: with a tile from the hand, or with a house from the hand or in play. GRA-07"""
    if move >= HOUSE:
        s.kind = move - HOUSE + 1
        s.phase = HOUSE_SPOT
    else:
        s.slot = move - TILE + 1
        s.phase = CELL


@rule
def play_tile(box: Box, s: State, seat: int, turn: int) -> None:
    """The tile is laid; its icon allows an action, if there is anything to do. GRA-09 GRA-13"""
    tile = take_from_hand(s, seat, s.slot - 1)
    lay(box, s, tile, s.here - 1, turn)
    clear_touches(s)
    s.laid = tile
    s.moved &= ~bit(seat)
    s.still = 0
    if not begin_action(s, seat, box.icon[tile]):
        end_turn(s, seat, True)


@rule
def play_house(s: State, seat: int, space: int) -> None:
    """A house from the hand counts like a tile; moving one draws nothing. GRA-08 GRA-10 GRA-11"""
    colour = s.kind - 1
    moving = s.house[colour] != 0
    lift_house(s, colour)
    put_house(s, colour, space)
    if moving:
        s.moved |= bit(seat)
        s.still += 1
    else:
        s.moved &= ~bit(seat)
        s.still = 0
    end_turn(s, seat, not moving)


@rule
def end_turn(s: State, seat: int, draws: bool) -> None:
    """Draw if there is a tile; after the last one everybody has one more turn, the drawer last. GRA-08 GRA-19"""
    clear_touches(s)
    s.phase = TURN
    s.pending = bit(after(s, seat))
    if draws and s.drawn < TILES:
        draw(s, seat)
        if s.drawn == TILES:
            s.last_turns = s.seats
    elif s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            s.phase = OVER
            s.pending = 0


@rule
def clear_touches(s: State) -> None:
    """Nothing is picked up any more."""
    s.laid = s.slot = s.kind = s.facing = 0
    s.here = s.there = 0
