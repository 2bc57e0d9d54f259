"""What lies on the table in Gefangen in der Geisterbahn: the state of a game, and the box of components."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from ghostyard.core.record import Array, Header, Hidden, Partly, Public, Record
from ghostyard.core.rule import rule

I8 = Annotated[int, np.int8]

MOST_SEATS = 5
PUBLIC = 5  # the notebook of somebody who only watches: what everybody has seen
VIEWERS = 6
NOBODY = 7  # instead of a seat
EVERYONE = (1 << VIEWERS) - 1

CELLS = 37
TRACK_TILES = 28
LOOSE = 6  # instead of an edge: not on any track

# Cards: 51 horrors, 15 items, 10 encounters, all with the same back.
HORRORS, ITEMS, ENCOUNTERS = 51, 15, 10
FIRST_ITEM, FIRST_ENCOUNTER = 1 + HORRORS, 1 + HORRORS + ITEMS
CARDS = HORRORS + ITEMS + ENCOUNTERS
HAND = 8  # never more than 6 cards are held
HAND_LIMIT = 5

# Items, by card number.
(
    LAMP, BOOK, BOOZE, RASP, LORGNETTE, WHISTLE, DIE, COMPASS, PLIERS,
    GARLIC, CROSS, UMBRELLA, LETTER, MIRROR, MUZZLE,
) = range(FIRST_ITEM, FIRST_ITEM + ITEMS)  # fmt: skip

# Classes of horrors, and the eleven horrors with a further effect.
FIEND, WRAITH, ALIEN, EVIL_MAN, VISION = range(1, 6)
(
    PLAIN, DRACULA, GHOST_TRAIN, RICKSHAW, THE_HAND, HORLA, KLARA, VANDERHUSEN, HOODS, INVISIBLE, WENDIGO,
    WEREWOLF,
) = range(12)  # fmt: skip
EFFECTS = 12

KINDS = 6  # of keys and code cards
KEYS_OF_A_KIND = 5
CODE = 3
MOST_MORALE = 9

# Kinds of tiles.
TRACK, KEY_CHAMBER, MEETING_ROOM, STORE_ROOM, GATE_HOUSE = range(5)

# The options, by their place in `State.option`.
OPEN_PILES, REVERSING, LAST_KEY, EVERY_TERROR, DAWN, SHOWN_AS = range(6)

# Frames of the stack of running things, and the columns of a frame.
TURN, RIDE, STOP, TERROR, MEETING = range(1, 6)
KIND, SEAT, STAGE, BY, CARD, WHY = range(6)
FRAMES = 6

# What somebody is asked.
(
    NOTHING, STEP_ONE, SECOND_TILE, WAY, TELEPORTER, WALL, HORROR, FACE_IT, WHICH_ITEM, WHICH_KEY, WHOM, PASS_ON,
    MUG, LOOT, GATE, NEXT_KEY, FREE, TOO_MANY,
) = range(18)  # fmt: skip

# Effects that wait for the next own turn, as bits.
DUE_TRAIN, DUE_HORLA, DUE_INVISIBLE = 1, 2, 4

MOST_EVENTS = 32


class State(Header):
    """One game. Everything is numbered from 1 where 0 means nothing, or a thing the viewer may not know."""

    asked: Public[I8]  # what the pending seat decides
    rounds: Public[I8]  # completed
    starter: Public[I8]
    active: Public[I8]
    cracker: Public[I8]  # 1 + the seat that cracked the code
    depth: Public[I8]
    frame: Public[Annotated[Array, np.int8, FRAMES, 6]]

    # This turn.
    turned: Public[I8]  # tiles turned so far
    turns_left: Public[I8]
    lamp_lit: Public[I8]  # a declared Lamp whose wall has not been passed yet
    no_turning: Public[I8]  # by Lamp or Ghost Train
    no_teleport: Public[I8]
    teleported: Public[I8]
    born_living: Public[I8]  # was the active player alive when the turn began?
    mover: Public[I8]  # whose car moves in this turn
    driver: Public[I8]  # who chooses its way
    invisible: Public[I8]  # goes straight to a Key Chamber
    way_out: Public[I8]  # the track ends to choose from, a mask
    lapses: Public[I8]  # step 3 does not happen
    first_tile: Public[I8]  # 1 + the cell picked first for the Pliers
    looked: Public[I8]  # at a code card, at this stop
    laid: Public[Annotated[Array, np.int8, CODE]]  # 1 + the pile of each key laid in this attempt

    # This movement.
    haunting: Public[I8]  # the mover is a ghost
    met_ghosts: Public[I8]  # masks of seats: met already in this movement
    met_dracula: Public[I8]
    met_werewolf: Public[I8]
    stirred: Public[I8]  # cards that changed hands in this movement: 1 Dracula, 2 Werewolf
    placed: Public[I8]  # seats whose car a card has put somewhere in this turn
    left: Public[Annotated[Array, np.int8, CELLS]]  # track ends left, a mask for every cell

    # The board.
    gate_turned: Public[I8]
    tile: Public[Annotated[Array, np.int8, CELLS]]
    turn: Public[Annotated[Array, np.int8, CELLS]]
    cell: Public[Annotated[Array, np.int8, MOST_SEATS]]
    edge: Public[Annotated[Array, np.int8, MOST_SEATS]]

    # The players.
    ghosts: Public[I8]  # a mask of seats
    morale: Public[Annotated[Array, np.int8, MOST_SEATS]]
    points: Public[Annotated[Array, np.int16, MOST_SEATS]]
    keys: Public[Annotated[Array, np.int8, MOST_SEATS, KINDS]]  # by the pile they came from
    due: Public[Annotated[Array, np.int8, MOST_SEATS]]
    holder: Public[Annotated[Array, np.int8, EFFECTS]]  # 1 + the seat a horror lies in front of
    book: Public[I8]  # 1 + the seat it lies in front of
    book_gave: Public[I8]
    booze: Public[I8]
    booze_gave: Public[I8]
    booze_turns: Public[I8]

    # Keys and code. A pile keeps its kind for ever; the Die changes the chamber where it lies.
    pile_kind: Partly[Annotated[Array, np.int8, KINDS]]
    pile_at: Public[Annotated[Array, np.int8, KINDS]]
    pile_left: Public[Annotated[Array, np.int8, KINDS]]
    code: Partly[Annotated[Array, np.int8, 2 * CODE]]  # the three places of the code, then the box, then what is gone

    # Cards. Piles have no order: drawing picks one at random, which is the same as shuffling.
    horrors: Public[I8]
    horror_pile: Hidden[Annotated[Array, np.int8, HORRORS]]
    horrors_gone: Public[I8]
    horror_gone: Public[Annotated[Array, np.int8, HORRORS]]
    items: Public[I8]
    item_pile: Hidden[Annotated[Array, np.int8, ITEMS + 1]]
    items_gone: Public[I8]
    item_gone: Public[Annotated[Array, np.int8, ITEMS]]
    encounters: Public[I8]
    encounter_pile: Hidden[Annotated[Array, np.int8, ENCOUNTERS + 1]]
    encounters_gone: Public[I8]
    encounter_gone: Public[Annotated[Array, np.int8, ENCOUNTERS]]
    mixed_in: Public[I8]  # where a mixed-in horror still waits: 1 items, 2 encounters
    held: Public[Annotated[Array, np.int8, MOST_SEATS]]
    hand: Partly[Annotated[Array, np.int8, MOST_SEATS, HAND]]

    # The notebook: what each seat, and somebody who only watches, has legitimately seen.
    seen: Partly[Annotated[Array, np.int8, CARDS + 1]]  # who knows in which hand this card is: a mask of viewers
    least_items: Public[Annotated[Array, np.int8, MOST_SEATS]]  # in a hand, as everybody can tell
    most_items: Public[Annotated[Array, np.int8, MOST_SEATS]]
    knows_pile: Public[Annotated[Array, np.int8, VIEWERS]]  # a mask of piles
    knows_code: Public[Annotated[Array, np.int8, VIEWERS]]  # a mask of places

    # What happened in the last ply, in order; only what everybody saw.
    events: Public[I8]
    event: Public[Annotated[Array, np.int8, MOST_EVENTS, 4]]

    code_gone: Public[I8]  # code cards that the Whistle has put out of the game: the last ones of `code`


class Box(Record):
    """The printed components, as the rules read them; tiles 1 to 28 are track, then the chambers."""

    kind: Annotated[Array, np.int8, CELLS + 1]
    ends: Annotated[Array, np.int8, CELLS + 1, 6]  # by tile and turn: edges with a track end
    way: Annotated[Array, np.int8, CELLS + 1, 6, 6]  # by tile, turn, edge of entry: edges one can leave by
    track: Annotated[Array, np.int8, CELLS + 1, 6, 6]  # by tile, turn, edge: all ends of that track
    start_tile: Annotated[Array, np.int8, CELLS]
    start_turn: Annotated[Array, np.int8, CELLS]
    working: I8  # the tracks of the Gate House once it is turned over
    class_of: Annotated[Array, np.int8, HORRORS + 1]  # the class of a horror
    success: Annotated[Array, np.int8, HORRORS + 1]
    failure: Annotated[Array, np.int8, HORRORS + 1]
    effect: Annotated[Array, np.int8, HORRORS + 1]
    card: Annotated[Array, np.int8, EFFECTS]  # the horror with this effect
    low: Annotated[Array, np.int8, ENCOUNTERS]
    high: Annotated[Array, np.int8, ENCOUNTERS]
    gain: Annotated[Array, np.int8, ENCOUNTERS]
    rise_to: Annotated[Array, np.int8, ENCOUNTERS]


# What can have happened; the columns of an event are kind, seat, and two numbers.
(
    NO_EVENT, TURNED, SWAPPED, STARTS, DRACULA_BITES, HOODS_ROLL, HOODS_GO, DRIVEN, HORLA_DRIVES, STAYS,
    TURNS_ROUND, RIDES, TELEPORTS, WALKS_THROUGH, STOPS, GATE_TURNS, PLAYS, FROM_PILE, MIXED_HORROR, PROTECTED,
    TESTED, MORALE, LAYS_OUT, DUE, LOSES_ITEM, RETURNS_KEY, KLARA_PUTS, WOLF_GAINS, MOVES_TO, HORROR_GOES,
    POINT, BECOMES_GHOST, DRAWS_THREE, DRAWS_KEY, NO_KEY, ENCOUNTER, DRAWS_ITEM, LOOKS, CODE_SHOWN, CRACK_FAILS,
    CRACKED, MUGS, MUGGED, TAKES, USES, ITEM_ENDS, EXCHANGES, WHISTLES, PILES_SWAPPED, DISCARDS, DAWN_BREAKS,
    ALL_GHOSTS, APPEARS, DECLINES, RESHUFFLED, NOTHING_TO_LOSE,
) = range(56)  # fmt: skip


@rule
def note(s: State, event: int, seat: int, first: int, second: int) -> None:
    """Write down something that everybody saw, for telling."""
    place = s.events
    if place < MOST_EVENTS:
        s.event[place, 0] = event
        s.event[place, 1] = seat
        s.event[place, 2] = first
        s.event[place, 3] = second
        s.events = place + 1


@rule
def is_ghost(s: State, seat: int) -> bool:
    """Has this player become a ghost?"""
    return (s.ghosts >> seat) & 1 == 1


@rule
def push(s: State, kind: int, seat: int, by: int, card: int, why: int) -> None:
    """Put a new running thing on top of the stack, at its first stage."""
    place = s.depth
    s.frame[place, KIND] = kind
    s.frame[place, SEAT] = seat
    s.frame[place, STAGE] = 0
    s.frame[place, BY] = by
    s.frame[place, CARD] = card
    s.frame[place, WHY] = why
    s.depth = place + 1


@rule
def pop(s: State) -> None:
    """The running thing on top is done; nothing of it stays behind."""
    place = s.depth - 1
    for column in range(6):
        s.frame[place, column] = 0
    s.depth = place


@rule
def top(s: State, column: int) -> int:
    """A number of the running thing on top."""
    return s.frame[s.depth - 1, column]


@rule
def set_top(s: State, column: int, value: int) -> None:
    """Change a number of the running thing on top."""
    s.frame[s.depth - 1, column] = value


@rule
def ask(s: State, question: int, seat: int) -> None:
    """This seat decides now."""
    s.asked = question
    s.pending = 1 << seat
