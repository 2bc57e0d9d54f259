"""What a good player of the ghost train hopes for: how much heart, keys, code cards and places are worth, in points.

Only what a seat has seen is looked at: its own hand and keys, and the notebook that the record keeps for it.
"""

from __future__ import annotations

import numpy as np

from ghostyard.core.rule import rule, table
from ghostyard.games.geisterbahn.rules.board import CORNER, CORNERS, FAR, GATE_CELL, kind_at
from ghostyard.games.geisterbahn.rules.cards import is_horror, keys_of, pile_in
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    CODE,
    DAWN,
    DRACULA,
    ENCOUNTERS,
    FIRST_ITEM,
    GARLIC,
    HAND_LIMIT,
    HOODS,
    INVISIBLE,
    ITEMS,
    KINDS,
    KLARA,
    LAMP,
    LAST_KEY,
    MEETING_ROOM,
    MOST_MORALE,
    MUZZLE,
    THE_HAND,
    VANDERHUSEN,
    WEREWOLF,
    Box,
    State,
    is_ghost,
)

WIN = 40.0
# What it is worth to have so much morale: the last points are the dearest.
LIFE = table(5.0 * np.array([0.0, 3.0, 5.0, 6.4, 7.5, 8.3, 8.9, 9.4, 9.8, 10.0]))
# Whoever is far ahead of all others has time to take heart: every point of morale is worth more, and a meeting.
FAR_AHEAD = 4.0  # steps on the way out
LONG_NIGHT = 20.0  # rounds: with so many left before dawn time runs out, with twice as many there is plenty
HEART, COMFORT = 7.0, 1.0
USUAL_LOSS = 2  # of a horror
ITEM = 1.6
# What each item is worth in hand, from the Lamp on.
KEPT = table(np.array([1.0, 2.5, 2.5, 1.2, 2.2, 1.0, 0.4, 0.8, 0.6, 0.8, 1.4, 1.3, 1.4, 1.5, 2.0]))
# What is left of a hope that lies so many tiles away.
NEARNESS = table(np.array([0.0, 0.6, 0.44, 0.32, 0.23, 0.16, 0.11]))

# Which of the hopes belongs to a cell: a dead end, the rooms, the Gate House, then the six Key Chambers.
DEAD_END, MEETING_HOPE, STORE_HOPE, GATE_HOPE, FIRST_CHAMBER = range(5)
MEETING_CELL = FIRST_CHAMBER + KINDS  # not a hope: where the Chamber of Encounters lies
CHAMBER_AT = table(np.array([CORNERS.index(cell) if cell in CORNERS else KINDS for cell in range(CELLS)], np.int8))

Hopes = tuple[float, float, float, float, float, float, float, float, float, float, float]


# ---------------------------------------------------------------- morale


@rule
def life(morale: int) -> float:
    """What this much morale is worth; it stays within 0 and 9. GEI-28"""
    return LIFE[min(MOST_MORALE, max(0, morale))]


@rule
def change(morale: int, by: int) -> float:
    """What a change of morale is worth."""
    return life(morale + by) - life(morale)


@rule
def fear(s: State, seat: int) -> float:
    """How likely a test fails. GEI-28"""
    return min(1.0, 0.1 * (10 - s.morale[seat]))


@rule
def progress(s: State, seat: int) -> int:
    """How far everybody sees this player to be on the way out: code cards looked at, and keys. GEI-23 GEI-38"""
    return 0 if is_ghost(s, seat) else bits(s.knows_code[seat] & 7) + min(CODE, keys_of(s, seat))


@rule
def ease(s: State, seat: int) -> float:
    """How much time this player has, from 0 to 1: nobody else is nearly as far, and dawn is not near. GEI-35"""
    nearest = 0
    for other in range(s.seats):
        if other != seat:
            nearest = max(nearest, progress(s, other))
    lead, night = (progress(s, seat) - nearest) / FAR_AHEAD, (s.option[DAWN] - s.rounds) / LONG_NIGHT - 1.0
    return max(0.0, min(1.0, lead, night))


@rule
def heart(s: State, seat: int, by: int) -> float:
    """What a change of morale is worth to a player who has to weigh it against time."""
    morale = s.morale[seat]
    real = min(MOST_MORALE, max(0, morale + by)) - morale
    return change(morale, by) + HEART * ease(s, seat) * real


@rule
def fright(s: State, seat: int) -> float:
    """What it costs to be terrified with some horror, about: less with protection in hand. GEI-27"""
    shields = 0
    for slot in range(s.held[seat]):
        if GARLIC < s.hand[seat, slot] <= MUZZLE:
            shields += 1
    return (1.0 - 0.18 * shields) * fear(s, seat) * (heart(s, seat, -USUAL_LOSS) - 0.4)


@rule
def comfort(box: Box, s: State, seat: int) -> float:
    """What an encounter brings on average: more to whoever has the time to take heart. GEI-05"""
    morale, sum_of_all = s.morale[seat], 0.0
    for encounter in range(ENCOUNTERS):
        if box.rise_to[encounter] != 0:
            sum_of_all += heart(s, seat, max(0, box.rise_to[encounter] - morale))
        elif box.low[encounter] <= morale <= box.high[encounter]:
            sum_of_all += heart(s, seat, box.gain[encounter])
    return (1.0 + COMFORT * ease(s, seat)) * sum_of_all / ENCOUNTERS


@rule
def bite(box: Box, s: State, seat: int, card: int) -> float:
    """What it costs this player, on average, to face this horror. GEI-28 GEI-40..50"""
    morale, failing, effect = s.morale[seat], fear(s, seat), box.effect[card]
    cost = (1.0 - failing) * change(morale, box.success[card]) + failing * change(morale, box.failure[card])
    if effect == DRACULA:
        return cost + failing * bitten(morale)
    if effect == VANDERHUSEN or effect == THE_HAND:
        return cost - failing * (1.5 if effect == THE_HAND or keys_of(s, seat) > 0 else 0.0)
    if effect == WEREWOLF or effect == KLARA:
        return cost
    if effect != 0 and effect <= INVISIBLE:
        return cost - failing * (2.0 if effect == HOODS else 1.0)
    return cost


@rule
def bitten(morale: int) -> float:
    """What it costs to have Dracula in front for some turns. GEI-40"""
    return change(morale, -4)


@rule
def item_worth(item: int) -> float:
    """What an item in hand is worth."""
    return KEPT[item - LAMP]


@rule
def card_worth(box: Box, card: int) -> float:
    """What a card in hand is worth: a horror by what it takes from others."""
    if FIRST_ITEM <= card < FIRST_ITEM + ITEMS:
        return item_worth(card)
    return -0.4 * box.failure[card] - 0.4 * box.success[card] + (0.5 if box.effect[card] != 0 else 0.0)


# ---------------------------------------------------------------- keys and code


@rule
def kinds_in_code(s: State, seat: int) -> int:
    """The kinds that this seat knows to be in the code: a mask from bit 1. GEI-23"""
    mask = 0
    for place in range(CODE):
        if (s.knows_code[seat] >> place) & 1 == 1:
            mask |= 1 << s.code[place]
    return mask


@rule
def kinds_in_box(s: State, seat: int) -> int:
    """The kinds that this seat knows not to be in the code. GEI-62"""
    mask = 0
    for place in range(CODE, 2 * CODE):
        if (s.knows_code[seat] >> place) & 1 == 1:
            mask |= 1 << s.code[place]
    return mask


@rule
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def unseen_places(s: State, seat: int) -> int:
    """How many places of the code this seat does not know."""
    return CODE - bits(s.knows_code[seat] & 7)


@rule
def is_wanted(s: State, seat: int, kind: int) -> float:
    """How likely a key of this kind is needed for the code."""
    inside, outside = kinds_in_code(s, seat), kinds_in_box(s, seat)
    if (inside >> kind) & 1 == 1:
        return 1.0
    known = bits(inside)
    if (outside >> kind) & 1 == 1 or known == CODE:
        return 0.0
    return (CODE - known) / (KINDS - known - bits(outside))


@rule
def kinds_held(s: State, seat: int) -> int:
    """The kinds of this seat's own keys: a mask from bit 1."""
    mask = 0
    for pile in range(KINDS):
        if s.keys[seat, pile] > 0:
            mask |= 1 << s.pile_kind[pile]
    return mask


@rule
def kinds_of_known_piles(s: State, seat: int) -> int:
    """The kinds whose pile this seat knows: a mask from bit 1."""
    mask = 0
    for pile in range(KINDS):
        if (s.knows_pile[seat] >> pile) & 1 == 1:
            mask |= 1 << s.pile_kind[pile]
    return mask


@rule
def use_of_key(s: State, seat: int, pile: int) -> float:
    """How likely another key of this pile is needed; of an unknown pile, on average."""
    held = kinds_held(s, seat)
    if (s.knows_pile[seat] >> pile) & 1 == 1:
        kind = s.pile_kind[pile]
        return 0.0 if (held >> kind) & 1 == 1 else is_wanted(s, seat, kind)
    known, use, kinds = kinds_of_known_piles(s, seat), 0.0, 0
    for kind in range(1, KINDS + 1):
        if (known >> kind) & 1 == 0:
            use += is_wanted(s, seat, kind)
            kinds += 1
    return use / kinds


@rule
def step_worth(s: State, seat: int) -> float:
    """What the next thing found out or collected is worth: the nearer the goal, the more."""
    matched = bits(kinds_in_code(s, seat) & kinds_held(s, seat))
    return 40.0 / (1.5 + unseen_places(s, seat) + CODE - matched)


@rule
def key_gain(s: State, seat: int, pile: int) -> float:
    """What a key of this pile would bring. GEI-21 GEI-23"""
    enough = 0 if s.option[LAST_KEY] == 1 else 1
    if s.pile_left[pile] == 0 or s.morale[seat] <= enough:
        return 0.0
    more = 0.35 if keys_of(s, seat) == 0 else 0.0  # any key opens the Gate House for a look
    return step_worth(s, seat) * (use_of_key(s, seat, pile) + more)


# ---------------------------------------------------------------- cracking


@rule
def chance_at(s: State, seat: int, place: int, kind: int, laid: int) -> float:
    """How likely a key of this kind fits this place, after those in the mask `laid` have fitted theirs. GEI-24"""
    if (s.knows_code[seat] >> place) & 1 == 1:
        return 1.0 if s.code[place] == kind else 0.0
    settled = kinds_in_code(s, seat) | kinds_in_box(s, seat) | laid
    return 0.0 if (settled >> kind) & 1 == 1 else 1.0 / (KINDS - bits(settled))


@rule
def best_kind(s: State, seat: int, place: int, laid: int) -> int:
    """The kind of the own keys that fits this place most likely; 0 if none can."""
    best, likely, held = 0, 0.0, kinds_held(s, seat) & ~laid
    for kind in range(1, KINDS + 1):
        if (held >> kind) & 1 == 1:
            chance = chance_at(s, seat, place, kind, laid)
            if chance > likely:
                best, likely = kind, chance
    return best


@rule
def attempt(s: State, seat: int, first: int) -> float:
    """What an attempt that begins with this kind is worth: victory, or morale and keys lost, and a card seen. GEI-24"""
    so_far, value, laid = 1.0, 0.0, 0
    for place in range(CODE):
        kind = first if place == 0 else best_kind(s, seat, place, laid)
        chance = 0.0 if kind == 0 else chance_at(s, seat, place, kind, laid)
        laid |= 1 << kind
        loss = change(s.morale[seat], -place - 1) - 0.4 * step_worth(s, seat) * place
        if (s.knows_code[seat] >> place) & 1 == 0:
            loss += 0.5 * step_worth(s, seat)
        value += so_far * (1.0 - chance) * loss
        so_far *= chance
    return value + so_far * WIN


@rule
def best_attempt(s: State, seat: int) -> float:
    """The best attempt with the keys in hand; 0 if it is better to wait. GEI-23"""
    if keys_of(s, seat) < CODE:
        return 0.0
    best, held = 0.0, kinds_held(s, seat)
    for kind in range(1, KINDS + 1):
        if (held >> kind) & 1 == 1:
            best = max(best, attempt(s, seat, kind))
    return best


@rule
def gate_gain(s: State, seat: int) -> float:
    """What a visit to the Gate House brings: a look, and perhaps victory. GEI-23"""
    if keys_of(s, seat) == 0:
        return 0.0
    look = step_worth(s, seat) if unseen_places(s, seat) > 0 else 0.0
    if keys_of(s, seat) >= CODE and unseen_places(s, seat) == 1:
        look += 0.2 * WIN * (bits(kinds_held(s, seat) & kinds_in_code(s, seat)) == CODE - 1)
    return look + best_attempt(s, seat)


# ---------------------------------------------------------------- places


@rule
def own_hopes(box: Box, s: State, seat: int) -> Hopes:
    """What it is worth to this seat to stop at each kind of place. GEI-19..23"""
    terror = fright(s, seat)
    item = ITEM if s.held[seat] < HAND_LIMIT else 0.3 * ITEM
    return (
        terror, comfort(box, s, seat), item, gate_gain(s, seat),
        terror + key_gain(s, seat, pile_in(s, 0)), terror + key_gain(s, seat, pile_in(s, 1)),
        terror + key_gain(s, seat, pile_in(s, 2)), terror + key_gain(s, seat, pile_in(s, 3)),
        terror + key_gain(s, seat, pile_in(s, 4)), terror + key_gain(s, seat, pile_in(s, 5)),
        meeting_cell(box, s),
    )  # fmt: skip


@rule
def rival_hopes(box: Box, s: State, seat: int) -> Hopes:
    """The same for somebody whose keys and code cards one does not know. GEI-44 GEI-47"""
    terror, keys = fright(s, seat), keys_of(s, seat)
    key = terror + 3.0
    gate = 0.0 if keys == 0 else (3.0 if keys < CODE else 9.0)
    return (terror, comfort(box, s, seat), ITEM, gate, key, key, key, key, key, key, meeting_cell(box, s))


@rule
def meeting_cell(box: Box, s: State) -> float:
    """Where the Chamber of Encounters lies; that of Items lies opposite. GEI-03"""
    cell = 0
    while kind_at(box, s, cell) != MEETING_ROOM:
        cell += 1
    return 1.0 * cell


@rule
def prospect(box: Box, s: State, cell: int, hopes: Hopes, but: int) -> float:
    """What can be hoped for next from a cell, leaving out one of the hopes: the best, by its distance."""
    best = 0.0 if but == GATE_HOPE else max(0.0, hopes[GATE_HOPE] * NEARNESS[FAR[cell, GATE_CELL]])
    for chamber in range(KINDS):
        if but != FIRST_CHAMBER + chamber:
            best = max(best, hopes[FIRST_CHAMBER + chamber] * NEARNESS[FAR[cell, CORNER[chamber]]])
    meeting = int(hopes[MEETING_CELL])
    best = max(best, hopes[MEETING_HOPE] * NEARNESS[FAR[cell, meeting]])
    best = max(best, hopes[STORE_HOPE] * NEARNESS[FAR[cell, 2 * GATE_CELL - meeting]])
    return best


@rule
def threat(s: State, seat: int) -> float:
    """How much this player is to be feared: one who lives and has keys may escape."""
    return 0.5 if is_ghost(s, seat) else 1.0 + 0.25 * keys_of(s, seat) + 0.2 * bits(s.knows_code[seat] & 7)


@rule
def has_any_horror(s: State, seat: int) -> bool:
    """Could this seat terrify somebody from its hand? GEI-42"""
    for slot in range(s.held[seat]):
        if is_horror(s.hand[seat, slot]):
            return True
    return False
