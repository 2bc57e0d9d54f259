"""Being terrified: horror, protection, die, further effects; and meetings with Dracula and the Werewolf."""

from __future__ import annotations

from ghostyard.core.chance import below
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import GATE_CELL, ends_at, has_living_car
from ghostyard.games.geisterbahn.rules.cards import (
    change_morale,
    discard,
    discard_horror,
    draw_horror,
    drop_laid_horror,
    end_book,
    end_booze,
    everybody_saw,
    ghost_check,
    keys_of,
    refill_hand,
    return_key,
    show_from_hand,
    use_up,
)
from ghostyard.games.geisterbahn.rules.ride import MET_A_GHOST, OTHER_REASON
from ghostyard.games.geisterbahn.rules.state import (
    ALIEN,
    BOOK,
    BOOZE,
    BY,
    CARD,
    CROSS,
    DRACULA,
    DUE,
    DUE_HORLA,
    DUE_INVISIBLE,
    DUE_TRAIN,
    EVERY_TERROR,
    FACE_IT,
    FIEND,
    FROM_PILE,
    GARLIC,
    GHOST_TRAIN,
    HOODS,
    HORLA,
    HORROR,
    INVISIBLE,
    KIND,
    KLARA,
    KLARA_PUTS,
    LAYS_OUT,
    LETTER,
    LOSES_ITEM,
    MEETING,
    MIRROR,
    MOVES_TO,
    MUZZLE,
    NOBODY,
    NOTHING_TO_LOSE,
    PASS_ON,
    PLAIN,
    PLAYS,
    POINT,
    PROTECTED,
    RICKSHAW,
    SEAT,
    STAGE,
    TERROR,
    TESTED,
    THE_HAND,
    UMBRELLA,
    VANDERHUSEN,
    VISION,
    WENDIGO,
    WEREWOLF,
    WHICH_ITEM,
    WHICH_KEY,
    WHOM,
    WHY,
    WOLF_GAINS,
    WRAITH,
    Box,
    State,
    ask,
    is_ghost,
    note,
    pop,
    push,
    set_top,
    top,
)

# Stages of a terror.
CHOOSING, FACING, LOSING_ITEM, LOSING_KEY, RICKSHAW_STAGE, WENDIGO_STAGE, ENDING = range(7)

# The die.
SIDES = 10


@rule
def test(s: State, seat: int) -> bool:
    """Roll the die: up to the morale is a success. GEI-07 GEI-28"""
    roll = 1 + below(s.chance, SIDES)
    s.revealed += 1
    success = roll <= s.morale[seat]
    note(s, TESTED, seat, roll, 1 if success else 0)
    return success


@rule
def protects(box: Box, item: int, card: int) -> bool:
    """Does this item protect against this horror? GEI-64"""
    if item == MUZZLE:
        return True
    if item == GARLIC:
        return box.effect[card] == DRACULA or box.effect[card] == WEREWOLF
    sort = box.class_of[card]
    if item == CROSS:
        return sort == VISION
    if item == UMBRELLA:
        return sort == ALIEN
    if item == LETTER:
        return sort == WRAITH
    return item == MIRROR and sort == FIEND


@rule
def terror_on(box: Box, s: State) -> None:
    """Go on with the terror on top of the stack by one stage."""
    stage = top(s, STAGE)
    if stage == CHOOSING:
        if top(s, CARD) == 0:
            ask(s, HORROR, top(s, BY))
        else:
            set_top(s, STAGE, FACING)
    elif stage == FACING:
        ask(s, FACE_IT, top(s, SEAT))
    elif stage == LOSING_ITEM:
        ask(s, WHICH_ITEM, top(s, SEAT))
    elif stage == LOSING_KEY:
        ask(s, WHICH_KEY, top(s, SEAT))
    elif stage == RICKSHAW_STAGE:
        ask(s, WHOM, top(s, SEAT))
    elif stage == WENDIGO_STAGE:
        ask(s, PASS_ON, top(s, SEAT))
    else:
        end_terror(box, s)


@rule
def play_horror(box: Box, s: State, card: int) -> None:
    """The terrifier plays a horror from hand. GEI-27 GEI-25"""
    seat = top(s, BY)
    note(s, PLAYS, seat, card, top(s, SEAT))
    show_from_hand(s, seat, card)
    set_top(s, CARD, card)
    set_top(s, STAGE, FACING)
    refill_hand(s, seat)


@rule
def play_from_pile(box: Box, s: State) -> None:
    """With no horror in hand the top of the pile; without any horror there is no terror. GEI-26 GEI-27"""
    seat, card = top(s, BY), draw_horror(s)
    note(s, FROM_PILE, seat, card, top(s, SEAT))
    if s.revision > 0:
        only_items(s, seat)
    if card == 0:
        pop(s)
        return
    set_top(s, CARD, card)
    set_top(s, STAGE, FACING)


@rule
def only_items(s: State, seat: int) -> None:
    """Whoever has no horror in hand holds nothing but items, as everybody can tell now. GEI-27 GEI-38"""
    s.least_items[seat] = s.held[seat]
    s.revealed += 1


@rule
def use_protection(box: Box, s: State, seat: int, item: int) -> None:
    """The horror is discarded without effect; lasting protection returns to hand. GEI-27 GEI-64"""
    note(s, PROTECTED, seat, item, 0)
    if item == MUZZLE:
        use_up(s, seat, item)
    else:
        everybody_saw(s, item)
    if top(s, KIND) == MEETING:
        pop(s)
    else:
        set_top(s, STAGE, ENDING)


@rule
def face_horror(box: Box, s: State) -> None:
    """The test, the card's number, then its further effect. GEI-28"""
    seat, card = top(s, SEAT), top(s, CARD)
    success = test(s, seat)
    change_morale(s, seat, box.success[card] if success else box.failure[card])
    if not success:
        score_point(s)
        if s.book == 1 + seat:
            lose_book(s)
    set_top(s, STAGE, ENDING)
    effect = box.effect[card]
    if effect != PLAIN:
        if success:
            effect_of_success(s, seat, effect)
        else:
            effect_of_failure(box, s, seat, effect)


@rule
def lose_book(s: State) -> None:
    """A failed test against a horror ends the Book. GEI-61"""
    end_book(s)
    discard(s, BOOK)


@rule
def score_point(s: State) -> None:
    """A ghost's player gets a point for a failed test in a meeting; with an option, for any. GEI-34"""
    by = top(s, BY)
    if by == NOBODY or not is_ghost(s, by):
        return
    if top(s, WHY) == MET_A_GHOST or s.option[EVERY_TERROR] == 1:
        s.points[by] += 1
        note(s, POINT, by, min(100, s.points[by]), 0)


@rule
def effect_of_success(s: State, seat: int, effect: int) -> None:
    """Rickshaw and Wendigo go on to somebody else. GEI-42 GEI-49"""
    if effect == RICKSHAW and victims(s, seat, 0) != 0:
        set_top(s, STAGE, RICKSHAW_STAGE)
    if effect == WENDIGO:
        had_it = terrified_so_far(s) | (1 << seat)
        if victims(s, seat, had_it) != 0:
            set_top(s, STAGE, WENDIGO_STAGE)


@rule
def terrified_so_far(s: State) -> int:
    """Whom this Wendigo has terrified before: a mask of seats. GEI-49"""
    return top(s, WHY) >> 2


@rule
def victims(s: State, seat: int, spared: int) -> int:
    """The other living players who can be terrified: a mask. GEI-31 GEI-42 GEI-49"""
    mask = 0
    for other in range(s.seats):
        if other != seat and not is_ghost(s, other) and (spared >> other) & 1 == 0:
            mask |= 1 << other
    return mask


@rule
def possible_victims(s: State, seat: int) -> int:
    """Whom the player who is asked may terrify now. GEI-42 GEI-49"""
    spared = terrified_so_far(s) | (1 << seat) if top(s, STAGE) == WENDIGO_STAGE else 0
    return victims(s, seat, spared)


@rule
def effect_of_failure(box: Box, s: State, seat: int, effect: int) -> None:
    """What else a failed test brings. GEI-40..48 GEI-50"""
    if effect == DRACULA or effect == HOODS or effect == WEREWOLF:
        s.holder[effect] = 1 + seat
        note(s, LAYS_OUT, seat, top(s, CARD), 0)
        set_top(s, CARD, 0)
    elif effect == GHOST_TRAIN:
        becomes_due(s, seat, DUE_TRAIN)
    elif effect == HORLA:
        becomes_due(s, seat, DUE_HORLA)
    elif effect == INVISIBLE:
        becomes_due(s, seat, DUE_INVISIBLE)
    elif effect == KLARA:
        put_in_gate_house(box, s, seat)
    elif effect == THE_HAND and (s.most_items[seat] > 0 or s.book == 1 + seat or s.booze == 1 + seat):
        set_top(s, STAGE, LOSING_ITEM)
    elif effect == VANDERHUSEN and keys_of(s, seat) > 0:
        set_top(s, STAGE, LOSING_KEY)


@rule
def becomes_due(s: State, seat: int, what: int) -> None:
    """Something will happen in this player's next turn. GEI-39"""
    s.due[seat] |= what
    note(s, DUE, seat, what, 0)


@rule
def put_in_gate_house(box: Box, s: State, seat: int) -> None:
    """The car is put on a random free track of the Gate House; none free: nothing. GEI-45 GEI-37"""
    ends = ends_at(box, s, GATE_CELL)
    free = 0
    for edge in range(6):
        if (ends >> edge) & 1 == 1 and not has_living_car(s, GATE_CELL, edge, seat):
            free += 1
    if free == 0:
        return
    which = below(s.chance, free)
    s.revealed += 1
    for edge in range(6):
        if (ends >> edge) & 1 == 1 and not has_living_car(s, GATE_CELL, edge, seat):
            if which == 0:
                put_car(s, seat, edge)
                return
            which -= 1


@rule
def put_car(s: State, seat: int, edge: int) -> None:
    """A card puts this car on a track of the Gate House. GEI-37"""
    s.cell[seat] = GATE_CELL
    s.edge[seat] = edge
    s.placed |= 1 << seat
    note(s, KLARA_PUTS, seat, edge, 0)


@rule
def lose_item(box: Box, s: State, seat: int, item: int) -> None:
    """The Hand takes an item of own choice, from hand or laid out. GEI-43"""
    note(s, LOSES_ITEM, seat, item, 0)
    if item == BOOK and s.book == 1 + seat:
        lose_book(s)
    elif item == BOOZE and s.booze == 1 + seat:
        end_booze(s)
        discard(s, BOOZE)
    else:
        show_from_hand(s, seat, item)
        discard(s, item)
    set_top(s, STAGE, ENDING)


@rule
def lose_nothing(s: State, seat: int) -> None:
    """There was no item to lose after all, which everybody learns. GEI-43"""
    s.most_items[seat] = 0
    s.revealed += 1
    note(s, NOTHING_TO_LOSE, seat, 0, 0)
    set_top(s, STAGE, ENDING)


@rule
def lose_key(s: State, seat: int, pile: int) -> None:
    """Mijnheer Vanderhusen puts a key of own choice back on its pile. GEI-46"""
    return_key(s, seat, pile)
    set_top(s, STAGE, ENDING)


@rule
def terrify(s: State, seat: int, other: int) -> None:
    """Rickshaw: with a horror from hand. Wendigo: with itself, which passes on. GEI-42 GEI-49"""
    if top(s, STAGE) == RICKSHAW_STAGE:
        set_top(s, STAGE, ENDING)
        push(s, TERROR, other, seat, 0, OTHER_REASON)
        return
    set_top(s, WHY, OTHER_REASON | ((terrified_so_far(s) | (1 << seat)) << 2))
    set_top(s, BY, seat)
    set_top(s, SEAT, other)
    set_top(s, STAGE, FACING)
    note(s, PLAYS, seat, top(s, CARD), other)


@rule
def end_terror(box: Box, s: State) -> None:
    """The card is fully resolved: discard it, then whoever lost heart becomes a ghost. GEI-29"""
    card, seat, earlier = top(s, CARD), top(s, SEAT), terrified_so_far(s)
    pop(s)
    if card != 0:
        discard_horror(s, card)
    for other in range(s.seats):
        if (earlier >> other) & 1 == 1:
            ghost_check(box, s, other)
    ghost_check(box, s, seat)


# ---------------------------------------------------------------- meetings


@rule
def meeting_on(box: Box, s: State) -> None:
    """Somebody meets a holder of Dracula or the Werewolf, and faces it or shows Garlic. GEI-40 GEI-50 GEI-64"""
    ask(s, FACE_IT, top(s, SEAT))


@rule
def face_holder(box: Box, s: State) -> None:
    """The test of a meeting. GEI-40 GEI-50"""
    other, holder, effect = top(s, SEAT), top(s, BY), top(s, CARD)
    pop(s)
    if effect == WEREWOLF:
        change_morale(s, holder, 1)
        note(s, WOLF_GAINS, holder, 0, 0)
    success = test(s, other)
    if effect == WEREWOLF:
        change_morale(s, other, -1 if success else -3)
    if not success and s.book == 1 + other:
        lose_book(s)
    if not success:
        move_card(box, s, other, effect)
    elif effect == WEREWOLF:
        drop_laid_horror(box, s, WEREWOLF)
    ghost_check(box, s, other)


@rule
def move_card(box: Box, s: State, seat: int, effect: int) -> None:
    """The card lies in front of the other player now, and does nothing more in this movement. GEI-36 GEI-40 GEI-50"""
    s.holder[effect] = 1 + seat
    s.stirred |= 1 if effect == DRACULA else 2
    note(s, MOVES_TO, seat, box.card[effect], 0)
