"""Ghosts Galore: set-up, the decisions, and what each of them does."""

from __future__ import annotations

from ghostyard.core.chance import below, shuffle
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.core.seats import after, bit, everybody
from ghostyard.games.galore.rules.state import (
    CELLS,
    DRAWN,
    EXPERIENCED,
    KEEPING,
    LAST_TILE,
    OVER,
    PLACING,
    RANDOM_SIDES,
    RETURNED,
    ROUNDS,
    SIDES,
    TILES,
    TURN,
    Box,
    State,
)

# Move numbers: each name is the first number of its kind.
SIDE, KEEP, DRAW, CLAIM, LEAVE, TAKE, PLACE = 0, 2, 4, 5, 6, 7, 16
MOVES = PLACE + CELLS * 4
MOST_MOVES = CELLS * 4  # in one decision
MOST_PLIES = 5 + 5 + ROUNDS * (2 * 9 + 5 + 5) + 5

# Why a move is refused.
(
    FINE,
    GAME_OVER,
    NOT_ASKED,
    NOT_NOW,
    STACK_EMPTY,
    NOTHING_THERE,
    LAST_MUST_TAKE,
    ONLY_THE_DRAWN,
    SPACE_TAKEN,
) = range(9)


@rule
def stack_size(s: State) -> int:
    """Players + 4 tiles are in each of the eight stacks. GAL-07"""
    return s.seats + 4


@rule
def stack_start(s: State) -> int:
    """Where the current stack begins in the deck."""
    return s.rounds * stack_size(s)


# ---------------------------------------------------------------- set-up


@rule
def deal(box: Box, s: State) -> None:
    """Everybody gets a random board; then sides are chosen, or dealt. GAL-06 GAL-08"""
    for tile in range(TILES):
        s.deck[tile] = tile + 1
    deal_boards(s)
    s.lamp = below(s.chance, s.seats)
    s.phase = SIDES
    s.pending = everybody(s)
    if s.option[RANDOM_SIDES]:
        for seat in range(s.seats):
            s.side[seat] = below(s.chance, 2)
        deal_tiles(s)


@rule
def deal_boards(s: State) -> None:
    """A random board each. GAL-06"""
    for board in range(5):
        s.board[board] = board
    shuffle(s.chance, s.board, 5)
    for seat in range(s.seats, 5):
        s.board[seat] = 0


@rule
def deal_tiles(s: State) -> None:
    """Secret tiles off the end of the shuffled deck: one each, or two to choose from. GAL-06 GAL-09"""
    shuffle(s.chance, s.deck, TILES)
    s.revealed += 1
    for seat in range(s.seats):
        if s.option[EXPERIENCED]:
            s.offer[seat, 0] = take_last_of_deck(s, 2 * seat)
            s.offer[seat, 1] = take_last_of_deck(s, 2 * seat + 1)
        else:
            s.secret[seat] = take_last_of_deck(s, seat)
    if s.option[EXPERIENCED]:
        s.phase = KEEPING
        s.pending = everybody(s)
    else:
        begin_round(s)


@rule
def take_last_of_deck(s: State, already_taken: int) -> int:
    """The last tile of the shuffled deck."""
    place = TILES - 1 - already_taken
    tile = s.deck[place]
    s.deck[place] = 0
    return tile


@rule
def mix_the_others_back_in(s: State) -> None:
    """Everybody has kept one tile and remembers the other; those join the rest before the stacks are formed. GAL-09"""
    rest = TILES - 2 * s.seats
    for seat in range(s.seats):
        kept = s.choice[seat] - 1
        returned = s.offer[seat, 1 - kept]
        s.secret[seat] = s.offer[seat, kept]
        s.deck[rest + seat] = returned
        s.offer[seat, RETURNED] = returned if s.revision > 0 else 0
        s.offer[seat, 1 - RETURNED] = 0
        s.choice[seat] = 0
    shuffle(s.chance, s.deck, TILES - s.seats)
    s.revealed += 1
    begin_round(s)


# ---------------------------------------------------------------- a round


@rule
def begin_round(s: State) -> None:
    """The lamp holder begins with a fresh stack. GAL-10"""
    s.turned = 0
    s.phase = TURN
    s.pending = bit(s.lamp)


@rule
def turn_up(s: State) -> None:
    """The top tile of the stack is turned face up beside it. GAL-11"""
    s.turned += 1
    s.revealed += 1


@rule
def claim(s: State, seat: int, slot: int) -> None:
    """The tile is this seat's; the turn passes. GAL-11"""
    place = stack_start(s) + slot
    s.claimed[seat] = s.deck[place]
    s.deck[place] = 0
    next_turn(s, seat)


@rule
def next_turn(s: State, seat: int) -> None:
    """Clockwise, skipping whoever has claimed; when all have, everybody places. GAL-10 GAL-16"""
    if unclaimed_seats(s) == 0:
        s.phase = PLACING
        s.pending = everybody(s)
        return
    seat = after(s, seat)
    while s.claimed[seat] != 0:
        seat = after(s, seat)
    s.phase = TURN
    s.pending = bit(seat)
    if unclaimed_seats(s) == 1:
        turn_up_the_rest(s)


@rule
def unclaimed_seats(s: State) -> int:
    """How many players have not claimed a tile this round."""
    count = 0
    for seat in range(s.seats):
        if s.claimed[seat] == 0:
            count += 1
    return count


@rule
def turn_up_the_rest(s: State) -> None:
    """Only one player is left: all tiles still in the stack are turned up. GAL-15"""
    if s.turned < stack_size(s):
        s.turned = stack_size(s)
        s.revealed += 1


# ---------------------------------------------------------------- placing


@rule
def place_all(s: State) -> None:
    """All have placed: show it, pass the lamp, go on to the next round or the secret tile. GAL-16 GAL-17"""
    for seat in range(s.seats):
        put_on_board(s, seat, s.claimed[seat])
        s.claimed[seat] = 0
    s.revealed += 1
    s.lamp = after(s, s.lamp)
    s.rounds += 1
    if s.rounds < ROUNDS:
        begin_round(s)
    else:
        s.turned = 0
        s.phase = LAST_TILE
        s.pending = everybody(s)


@rule
def place_secrets(s: State) -> None:
    """All secret tiles are shown together, and the game is over. GAL-18"""
    for seat in range(s.seats):
        put_on_board(s, seat, s.secret[seat])
        s.secret[seat] = 0
        s.offer[seat, RETURNED] = 0  # nothing is left to be told from it
    s.revealed += 1
    s.phase = OVER


@rule
def put_on_board(s: State, seat: int, tile: int) -> None:
    """The chosen space and turn. GAL-16"""
    where = s.choice[seat] - 1
    s.tile[seat, where >> 2] = tile
    s.turn[seat, where >> 2] = where & 3
    s.choice[seat] = 0


# ---------------------------------------------------------------- decisions


@rule
def refusal(box: Box, s: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; FINE if it may."""
    if move < first_move(s.phase) or move >= end_of_moves(s.phase):
        return ONLY_THE_DRAWN if s.phase == DRAWN and TAKE <= move < PLACE else NOT_NOW
    if s.phase == TURN:
        return draw_refusal(s) if move == DRAW else take_refusal(s, move - TAKE)
    if s.phase == PLACING or s.phase == LAST_TILE:
        return space_refusal(s, seat, (move - PLACE) >> 2)
    return FINE


@rule
def draw_refusal(s: State) -> int:
    """Drawing needs a tile in the stack; the last player may only take. GAL-12 GAL-15"""
    if s.turned < stack_size(s):
        return FINE
    return LAST_MUST_TAKE if unclaimed_seats(s) == 1 else STACK_EMPTY


@rule
def take_refusal(s: State, slot: int) -> int:
    """Taking needs a face-up tile there that nobody has claimed. GAL-11 GAL-12"""
    if 0 <= slot < s.turned and s.deck[stack_start(s) + slot] != 0:
        return FINE
    return NOTHING_THERE


@rule
def space_refusal(s: State, seat: int, cell: int) -> int:
    """Nothing is ever covered. GAL-16"""
    return FINE if s.tile[seat, cell] == 0 else SPACE_TAKEN


@rule
def first_move(phase: int) -> int:
    """The first move number that can be an answer in this phase."""
    if phase == TURN:
        return DRAW
    if phase == DRAWN:
        return CLAIM
    if phase >= PLACING:
        return PLACE
    return KEEP if phase == KEEPING else SIDE


@rule
def end_of_moves(phase: int) -> int:
    """One past the last move number that can be an answer in this phase."""
    if phase == TURN:
        return PLACE
    if phase == DRAWN:
        return TAKE
    if phase >= PLACING:
        return MOVES
    return DRAW if phase == KEEPING else KEEP


@rule
def legal(box: Box, s: State, seat: int, out: Array) -> int:
    """Write the moves this seat may make now; say how many. Agrees with `refusal`."""
    if s.phase == TURN:
        return legal_turns(s, out)
    if s.phase == PLACING or s.phase == LAST_TILE:
        return legal_spaces(s, seat, out)
    first = first_move(s.phase)  # two answers: a side, a tile to keep, claim or leave
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def legal_turns(s: State, out: Array) -> int:
    """Draw, or take any tile that lies open. GAL-11"""
    count = 0
    if draw_refusal(s) == FINE:
        out[0] = DRAW
        count = 1
    for slot in range(s.turned):
        if take_refusal(s, slot) == FINE:
            out[count] = TAKE + slot
            count += 1
    return count


@rule
def legal_spaces(s: State, seat: int, out: Array) -> int:
    """Any empty space, any of four turns. GAL-16"""
    count = 0
    for cell in range(CELLS):
        if space_refusal(s, seat, cell) == FINE:
            for turn in range(4):
                out[count + turn] = PLACE + 4 * cell + turn
            count += 4
    return count


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """Make one legal move, then run on to the next decision."""
    s.ply += 1
    if DRAW <= move < PLACE:
        claiming_move(s, seat, move)
    else:
        choose_secretly(s, seat, move)


@rule
def claiming_move(s: State, seat: int, move: int) -> None:
    """A turn: draw, and then claim or leave; or take a tile that lies open. GAL-11 GAL-13"""
    if move == DRAW:
        turn_up(s)
        s.phase = DRAWN
    elif move == CLAIM:
        claim(s, seat, s.turned - 1)
    elif move == LEAVE:
        next_turn(s, seat)
    else:
        claim(s, seat, move - TAKE)


@rule
def choose_secretly(s: State, seat: int, move: int) -> None:
    """Choices made at the same time stay hidden until everybody has chosen. GAL-06 GAL-09 GAL-16 GAL-18"""
    s.choice[seat] = 1 + move - first_move(s.phase)
    s.pending ^= bit(seat)
    if s.pending != 0:
        return
    if s.phase == SIDES:
        show_sides(s)
    elif s.phase == KEEPING:
        mix_the_others_back_in(s)
    elif s.phase == PLACING:
        place_all(s)
    else:
        place_secrets(s)


@rule
def show_sides(s: State) -> None:
    """All have chosen a side of their board; now tiles are dealt. GAL-06"""
    for seat in range(s.seats):
        s.side[seat] = s.choice[seat] - 1
        s.choice[seat] = 0
    deal_tiles(s)
