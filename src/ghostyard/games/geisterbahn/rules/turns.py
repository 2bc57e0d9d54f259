"""Gefangen in der Geisterbahn: what a move does, and how the stack of running things goes on."""

from __future__ import annotations

from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.cards import (
    discard,
    pile_in,
    show_from_hand,
)
from ghostyard.games.geisterbahn.rules.items import (
    swap_tiles,
    use_item,
)
from ghostyard.games.geisterbahn.rules.move_numbers import (
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    GIVE_BACK,
    LAY,
    LOOK,
    MUG_SEAT,
    PLAY_HORROR,
    PLAY_TOP,
    PROTECT,
    RIDE_TO,
    SWAP_WITH,
    TAKE_BOOK,
    TAKE_BOOZE,
    TAKE_CARD,
    TAKE_KEY,
    TELEPORT,
    TERRIFY,
    THROUGH,
    TURN_TILE,
    USE_LAMP,
)
from ghostyard.games.geisterbahn.rules.ride import finish_ride, go_to_end, ride_on, teleport, walk_through
from ghostyard.games.geisterbahn.rules.state import (
    ALL_GHOSTS,
    BOOK,
    BOOZE,
    BY,
    DECLINES,
    DISCARDS,
    FACE_IT,
    FREE,
    GARLIC,
    HORROR,
    KIND,
    LOOT,
    MEETING,
    MUG,
    PASS_ON,
    RIDE,
    STAGE,
    STEP_ONE,
    STOP,
    TERROR,
    TOO_MANY,
    TURN,
    WALL,
    WHICH_ITEM,
    WHICH_KEY,
    Box,
    State,
    note,
    set_top,
    top,
)
from ghostyard.games.geisterbahn.rules.stop import (
    LEFT,
    finish_mugging,
    lay_key,
    look_at_code,
    mug,
    steal_card,
    steal_key,
    steal_laid_item,
    stop_on,
)
from ghostyard.games.geisterbahn.rules.terror import (
    ENDING,
    face_holder,
    face_horror,
    lose_item,
    lose_key,
    lose_nothing,
    meeting_on,
    play_from_pile,
    play_horror,
    terrify,
    terror_on,
    use_protection,
)
from ghostyard.games.geisterbahn.rules.turn import (
    MOVING,
    SOBERING,
    finish,
    turn_on,
    turn_tile,
)

MOST_PLIES_OF_A_TURN = 144
"""No turn has more decisions than this, whatever is played and whatever the edition. Counted for five seats:

- Step 1 (only the living): two turns of tiles (one Compass), nine items and one drawn in this turn, the second tile
  of the Pliers, driving: 14.
- The ride: a way is asked only if two or more track ends were not left yet, so a roundabout of six asks five times
  and a switch of five branches four times; 5 x 5 + 7 x 4, setting off, one teleporter, one wall: 56.
- Terrors: a card, facing it, then an item or key to lose; or the Rickshaw's victim and a terror more; or the Wendigo
  passed on, twice for everybody else who lives. A ghost that rides meets at most four, 11 decisions each: 44. Someone
  living meets g ghosts and one terror at the stop, (g + 1) x (5 + 2 x (4 - g)): at most 28, and 8 with Dracula and
  the Werewolf, who ask once for each pair.
- Step 3 and the end: mugging 2, or the Gate House 5; one free choice, three discards: 9.

The living make at most 14 + 56 + 36 + 9 = 115, a ghost 56 + 44 + 3 = 103, and somebody who drives a ghost for the
Horla 14 + 56 + 44 + 4 = 118. The longest of 1.6 million turns at random had 17; a test keeps watch.
"""
MOST_PLIES = 90 * 5 * MOST_PLIES_OF_A_TURN
"""A game ends within this many decisions: at most 90 rounds of 5 turns (GEI-35). `State.ply` can hold them."""

# ---------------------------------------------------------------- the stack


@rule
def run(box: Box, s: State) -> None:
    """Go on with whatever is on top of the stack until somebody must decide, or the game ends. GEI-24 GEI-35"""
    s.pending = 0
    s.asked = 0
    while s.pending == 0:
        if s.cracker != 0:
            finish(s)
            return
        if s.ghosts == (1 << s.seats) - 1:
            note(s, ALL_GHOSTS, 0, 0, 0)
            finish(s)
            return
        kind = top(s, KIND)
        if kind == RIDE:
            ride_on(box, s)
        elif kind == TERROR:
            terror_on(box, s)
        elif kind == TURN:
            turn_on(box, s)
            if s.depth == 0:
                return
        elif kind == STOP:
            stop_on(box, s)
        else:
            meeting_on(box, s)


# ---------------------------------------------------------------- play


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """Make one legal move, then run on to the next decision."""
    s.ply += 1
    forget_events(s)
    asked = s.asked
    if move >= USE_LAMP and move < SWAP_WITH:
        use_item(box, s, seat, move)
    elif asked == STEP_ONE:
        play_step_one(s, seat, move)
    elif asked <= WALL:
        play_ride(box, s, seat, move)
    elif asked <= PASS_ON:
        play_terror(box, s, seat, asked, move)
    else:
        play_stop(box, s, seat, asked, move)
    run(box, s)


@rule
def forget_events(s: State) -> None:
    """What happened in the last ply has been told."""
    for place in range(s.events):
        for column in range(4):
            s.event[place, column] = 0
    s.events = 0


@rule
def play_step_one(s: State, seat: int, move: int) -> None:
    """Turn a tile; after the last turn the car must drive only when the player says so. GEI-12"""
    if move == DRIVE:
        set_top(s, STAGE, MOVING)
    else:
        turn_tile(s, seat, (move - TURN_TILE) // 5, 1 + (move - TURN_TILE) % 5)


@rule
def play_ride(box: Box, s: State, seat: int, move: int) -> None:
    """The driver has chosen. GEI-15 GEI-17 GEI-32"""
    if move >= SWAP_WITH:
        swap_tiles(box, s, seat, s.first_tile - 1, move - SWAP_WITH)
    elif move < TELEPORT:
        go_to_end(s, move - RIDE_TO)
    elif move < THROUGH:
        teleport(box, s, move - TELEPORT)
    elif move == THROUGH:
        walk_through(box, s)
    else:
        finish_ride(box, s, 0)


@rule
def play_terror(box: Box, s: State, seat: int, asked: int, move: int) -> None:
    """A horror is chosen, faced, warded off or passed on. GEI-27 GEI-42..49"""
    if asked == HORROR:
        if move == PLAY_TOP:
            play_from_pile(box, s)
        else:
            play_horror(box, s, 1 + move - PLAY_HORROR)
    elif asked == FACE_IT:
        face_it(box, s, seat, move)
    elif move == DECLINE:
        if asked == WHICH_ITEM:
            lose_nothing(s, seat)
        else:
            note(s, DECLINES, seat, 0, 0)
            set_top(s, STAGE, ENDING)
    elif asked == WHICH_ITEM:
        lose_item(box, s, seat, 1 + move - DISCARD)
    elif asked == WHICH_KEY:
        lose_key(s, seat, pile_in(s, move - GIVE_BACK))
    else:
        terrify(s, seat, move - TERRIFY)


@rule
def face_it(box: Box, s: State, seat: int, move: int) -> None:
    """Roll the die, or use protection. GEI-27 GEI-28"""
    if move >= PROTECT:
        use_protection(box, s, seat, GARLIC + move - PROTECT)
    elif top(s, KIND) == MEETING:
        face_holder(box, s)
    else:
        face_horror(box, s)


@rule
def play_stop(box: Box, s: State, seat: int, asked: int, move: int) -> None:
    """Mugging, looking, cracking, discarding, and being done. GEI-20 GEI-23..25"""
    if asked == MUG:
        if move == DECLINE:
            set_top(s, STAGE, LEFT)
        else:
            mug(box, s, seat, move - MUG_SEAT)
    elif asked == LOOT:
        loot(box, s, seat, top(s, BY), move)
    elif asked == TOO_MANY:
        card = 1 + move - DISCARD
        note(s, DISCARDS, seat, card, 0)
        show_from_hand(s, seat, card)
        discard(s, card)
    elif move < LAY:
        look_at_code(s, seat, move - LOOK)
    elif move < DONE:
        lay_key(box, s, seat, pile_in(s, move - LAY))
    elif asked == FREE:
        set_top(s, STAGE, SOBERING)
    else:
        leave_gate(s, seat)


@rule
def loot(box: Box, s: State, seat: int, other: int, move: int) -> None:
    """One hand card, one key, one laid-out item, or nothing. GEI-20"""
    if move == TAKE_CARD:
        steal_card(s, seat, other)
    elif move == TAKE_KEY:
        steal_key(s, seat, other)
    elif move == TAKE_BOOK:
        steal_laid_item(s, seat, BOOK)
    elif move == TAKE_BOOZE:
        steal_laid_item(s, seat, BOOZE)
    finish_mugging(box, s, seat, other)


@rule
def leave_gate(s: State, seat: int) -> None:
    """Done at the Gate House; in the own turn that was the free choice before step 4 too. GEI-65"""
    set_top(s, STAGE, LEFT)
    if s.active == seat:
        s.frame[0, STAGE] = SOBERING
