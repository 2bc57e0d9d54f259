"""The numbers of all moves: each name is the first number of its kind."""

from __future__ import annotations

import numpy as np

from ghostyard.core.rule import table
from ghostyard.games.geisterbahn.rules.board import MOST_DOORS
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    CARDS,
    CELLS,
    CODE,
    COMPASS,
    DIE,
    HORRORS,
    ITEMS,
    KINDS,
    LAMP,
    LORGNETTE,
    MOST_SEATS,
    PLIERS,
    RASP,
    WHISTLE,
)

PAIRS = [(one, other) for one in range(KINDS) for other in range(one + 1, KINDS)]  # of Key Chambers
ORDERED_PAIRS = [(one, other) for one in range(KINDS) for other in range(KINDS) if one != other]
PAIR = table(np.array(PAIRS, np.int8))
ORDERED_PAIR = table(np.array(ORDERED_PAIRS, np.int8))
PROTECTIONS = 6

TURN_TILE = 0
DRIVE = TURN_TILE + 5 * CELLS
RIDE_TO = DRIVE + 1
TELEPORT = RIDE_TO + 6
THROUGH = TELEPORT + MOST_DOORS
STOP_HERE = THROUGH + 1
PLAY_HORROR = STOP_HERE + 1
PLAY_TOP = PLAY_HORROR + HORRORS
ROLL = PLAY_TOP + 1
PROTECT = ROLL + 1  # garlic, cross, umbrella, letter, mirror, muzzle loader
TERRIFY = PROTECT + PROTECTIONS
DECLINE = TERRIFY + MOST_SEATS
DISCARD = DECLINE + 1  # a horror or an item
GIVE_BACK = DISCARD + HORRORS + ITEMS  # the key of the pile at this chamber
MUG_SEAT = GIVE_BACK + KINDS
TAKE_CARD = MUG_SEAT + MOST_SEATS
TAKE_KEY, TAKE_BOOK, TAKE_BOOZE, TAKE_NOTHING = range(TAKE_CARD + 1, TAKE_CARD + 5)
LOOK = TAKE_NOTHING + 1
LAY = LOOK + CODE
DONE = LAY + KINDS
USE_LAMP = DONE + 1
USE_BOOK, USE_BOOZE, USE_COMPASS = range(USE_LAMP + 1, USE_LAMP + 4)
USE_LORGNETTE = USE_COMPASS + 1
USE_WHISTLE = USE_LORGNETTE + CODE
USE_DIE = USE_WHISTLE + CODE
USE_RASP = USE_DIE + len(PAIRS)
USE_PLIERS = USE_RASP + len(ORDERED_PAIRS)
SWAP_WITH = USE_PLIERS + CELLS
MOVES = SWAP_WITH + CELLS

MOST_MOVES = 5 * CELLS + 1 + (MOVES - USE_LAMP)  # in one decision: more than can ever be on offer at once

# The run of moves that plays each item; protection is not played so. GEI-65
USES_OF = {
    LAMP: range(USE_LAMP, USE_BOOK),
    BOOK: range(USE_BOOK, USE_BOOZE),
    BOOZE: range(USE_BOOZE, USE_COMPASS),
    COMPASS: range(USE_COMPASS, USE_LORGNETTE),
    LORGNETTE: range(USE_LORGNETTE, USE_WHISTLE),
    WHISTLE: range(USE_WHISTLE, USE_DIE),
    DIE: range(USE_DIE, USE_RASP),
    RASP: range(USE_RASP, USE_PLIERS),
    PLIERS: range(USE_PLIERS, SWAP_WITH),
}
FIRST_USE = table(np.array([USES_OF.get(card, range(0)).start for card in range(CARDS + 1)], np.int16))
END_OF_USE = table(np.array([USES_OF.get(card, range(0)).stop for card in range(CARDS + 1)], np.int16))
ITEM_OF = table(
    np.array([sum(item for item, uses in USES_OF.items() if move in uses) for move in range(MOVES)], np.int8)
)
