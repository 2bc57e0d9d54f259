"""What a good player of the ghost train knows: where a ride can end and what that is worth, whom to scare, when to try.

Every move is appraised in points: `values.py` says what things are worth, `scout.py` where a ride can lead.
"""

from __future__ import annotations

from ghostyard.core.heuristics import Heuristics, Skill
from ghostyard.core.record import Array
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.bots.distances import PREPARED, Chart, beyond_end, first_obstacle
from ghostyard.games.geisterbahn.bots.evaluation import evaluate
from ghostyard.games.geisterbahn.bots.scout import NO_STOP, NOT_YET, chart_of, scout_entering, scout_from, stop_worth
from ghostyard.games.geisterbahn.bots.signs import signs
from ghostyard.games.geisterbahn.bots.turns import begin_turns, ride_after_turn, ride_from_here
from ghostyard.games.geisterbahn.bots.values import (
    Hopes,
    attempt,
    bite,
    bitten,
    card_worth,
    chance_at,
    change,
    fear,
    has_any_horror,
    is_wanted,
    item_worth,
    own_hopes,
    rival_hopes,
    step_worth,
    threat,
    use_of_key,
)
from ghostyard.games.geisterbahn.rules.board import (
    BESIDE,
    DOOR_CELL,
    DOOR_EDGE,
    NOWHERE,
)
from ghostyard.games.geisterbahn.rules.cards import keys_of, pile_in
from ghostyard.games.geisterbahn.rules.move_numbers import (
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    GIVE_BACK,
    ITEM_OF,
    LAY,
    LOOK,
    MUG_SEAT,
    ORDERED_PAIR,
    PLAY_HORROR,
    PLAY_TOP,
    PROTECT,
    RIDE_TO,
    ROLL,
    SWAP_WITH,
    TAKE_BOOK,
    TAKE_BOOZE,
    TAKE_CARD,
    TAKE_KEY,
    TAKE_NOTHING,
    TELEPORT,
    TERRIFY,
    THROUGH,
    TURN_TILE,
    USE_LAMP,
    USE_LORGNETTE,
    USE_RASP,
    USE_WHISTLE,
)
from ghostyard.games.geisterbahn.rules.ride import SET_OFF, may_teleport
from ghostyard.games.geisterbahn.rules.state import (
    BOOK,
    BOOZE,
    BY,
    CARD,
    DIE,
    DRACULA,
    FACE_IT,
    GARLIC,
    GATE,
    HORROR,
    KIND,
    LAMP,
    LOOSE,
    LOOT,
    LORGNETTE,
    MEETING,
    MUG,
    MUZZLE,
    NEXT_KEY,
    PASS_ON,
    RASP,
    SEAT,
    STAGE,
    STEP_ONE,
    TOO_MANY,
    WALL,
    WHICH_KEY,
    WHISTLE,
    WHOM,
    Box,
    State,
    is_ghost,
    top,
)

SPARED = 0.8  # how much a horror is worth keeping, of what it does to somebody of middling morale
MIDDLING = 5
BAD_IDEA = -20.0
A_LITTLE = 0.05


# ---------------------------------------------------------------- riding


@rule
def hopes_of(box: Box, s: State, seat: int) -> Hopes:
    """What the places are worth to whoever is moved: the own car, or somebody else's. GEI-44 GEI-47"""
    return own_hopes(box, s, seat) if s.mover == seat else rival_hopes(box, s, s.mover)


@rule
def appraise_step_one(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """Turns of tiles that the ride does not touch are all alike, but for the one that clears the way of the next ride;
    the others are tried one by one. GEI-12 GEI-13
    """
    sign, chart = 1 if s.mover == seat else -1, chart_of(box, s, hopes_of(box, s, seat), values, options)
    elsewhere, matter, stop = ride_from_here(box, s, sign, False, False, -1, 0, chart)
    obstacle, remedies = NOWHERE, 0
    if sign == 1 and stop != NO_STOP:
        obstacle, remedies = first_obstacle(box, s, stop, chart)
    best, tile = NOT_YET, NOWHERE
    for i in range(options):
        move = moves[i]
        if move < DRIVE:
            cell, by, there = (move - TURN_TILE) // 5, 1 + (move - TURN_TILE) % 5, stop
            values[i] = elsewhere
            if (matter >> cell) & 1 == 1:
                if cell != tile:
                    tile = cell
                    begin_turns(cell, elsewhere, stop, chart)
                values[i], there = ride_after_turn(box, s, sign, cell, by, chart)
            if cell == obstacle and (remedies >> by) & 1 == 1 and there == stop:
                values[i] += PREPARED * beyond_end(chart, stop)
        elif move == DRIVE:
            values[i], _, _ = ride_from_here(box, s, sign, may_teleport(s), s.lamp_lit == 1, -1, 0, chart)
            values[i] += A_LITTLE
        else:
            continue
        best = max(best, values[i])
    for i in range(options):
        if moves[i] == USE_LAMP:
            lit, _, _ = ride_from_here(box, s, sign, may_teleport(s), True, -1, 0, chart)
            values[i] = lit - item_worth(LAMP)
        elif moves[i] >= USE_LAMP:
            values[i] = best + item_gain(s, seat, moves[i])


@rule
def appraise_way(box: Box, s: State, seat: int, move: int, chart: Chart) -> float:
    """A branch, a teleporter, a wall, or stopping. GEI-15 GEI-17 GEI-32"""
    mover, sign = s.mover, 1 if s.mover == seat else -1
    cell, edge = s.cell[mover], s.edge[mover]
    if move >= SWAP_WITH:
        return 0.0
    if move < TELEPORT:
        first = top(s, STAGE) == SET_OFF
        worth, _, _ = scout_from(
            box, s, mover, cell, move - RIDE_TO, first, may_teleport(s), s.lamp_lit == 1, -1, 0, sign, chart
        )
        return worth
    if move < THROUGH:
        return scout_entering(box, s, mover, DOOR_CELL[move - TELEPORT], DOOR_EDGE[move - TELEPORT], sign, chart)
    if move == THROUGH:
        return scout_entering(box, s, mover, BESIDE[cell, edge], LOOSE, sign, chart)
    return sign * stop_worth(box, s, mover, cell, edge, chart)


# ---------------------------------------------------------------- items


@rule
def item_gain(s: State, seat: int, move: int) -> float:
    """What playing an item now is worth more than keeping it. GEI-61..63"""
    item, morale = ITEM_OF[move], s.morale[seat]
    if item == BOOK or item == BOOZE:
        return change(morale, 3) - item_worth(item)
    price = change(morale, -1) if morale > 1 else BAD_IDEA
    if item == LORGNETTE:
        return price + look_gain(s, seat, move - USE_LORGNETTE) - 0.5 * item_worth(item)
    if item == RASP:
        given, taken = pile_in(s, ORDERED_PAIR[move - USE_RASP, 0]), pile_in(s, ORDERED_PAIR[move - USE_RASP, 1])
        better = use_of_key(s, seat, taken) - use_of_held(s, seat, given)
        return price + step_worth(s, seat) * better - item_worth(item)
    if item == WHISTLE:
        return price + whistle_gain(s, seat, move - USE_WHISTLE) - item_worth(item)
    return (price if item == DIE else 0.0) - 0.5


@rule
def use_of_held(s: State, seat: int, pile: int) -> float:
    """How likely a key in hand is needed; a second one of its kind is not."""
    return 0.0 if s.keys[seat, pile] > 1 else is_wanted(s, seat, s.pile_kind[pile])


@rule
def whistle_gain(s: State, seat: int, place: int) -> float:
    """A new code card that only oneself has seen: good where the others know more. GEI-62"""
    gain = step_worth(s, seat) if (s.knows_code[seat] >> place) & 1 == 0 else -0.5 * step_worth(s, seat)
    for other in range(s.seats):
        if other != seat and not is_ghost(s, other) and (s.knows_code[other] >> place) & 1 == 1:
            gain += 0.6 + 0.3 * keys_of(s, other)
    return gain


# ---------------------------------------------------------------- terror


@rule
def appraise_horror(box: Box, s: State, seat: int, card: int) -> float:
    """A horror for this victim: what it costs them, and what it could do later to somebody else. GEI-27"""
    victim = top(s, SEAT)
    later = 0.5 * (change(MIDDLING, box.success[card]) + change(MIDDLING, box.failure[card]))
    now = bite(box, s, victim, card)
    return -threat(s, victim) * now + SPARED * later


@rule
def appraise_facing(box: Box, s: State, seat: int, move: int) -> float:
    """Roll, or show protection. GEI-27 GEI-64"""
    if move == ROLL:
        if top(s, KIND) == MEETING:
            worst = bitten(s.morale[seat]) if top(s, CARD) == DRACULA else change(s.morale[seat], -3)
            return fear(s, seat) * worst
        return bite(box, s, seat, top(s, CARD))
    return -item_worth(MUZZLE) if GARLIC + move - PROTECT == MUZZLE else -A_LITTLE


@rule
def appraise_scare(box: Box, s: State, seat: int, move: int) -> float:
    """Rickshaw and Wendigo: scare whoever is most to be feared. GEI-42 GEI-49"""
    if move == DECLINE:
        return 0.0
    other = move - TERRIFY
    if s.asked == PASS_ON:
        return -threat(s, other) * bite(box, s, other, top(s, CARD))
    return threat(s, other) * 2.0 * fear(s, other) + A_LITTLE if has_any_horror(s, seat) else 0.0


# ---------------------------------------------------------------- stops


@rule
def appraise_mugging(s: State, seat: int, move: int) -> float:
    """Mugging costs morale if it comes off, and brings a key or a card. GEI-20"""
    if move == DECLINE:
        return 0.0
    other = move - MUG_SEAT
    gain = 0.4 * step_worth(s, seat) if keys_of(s, other) > 0 else 0.8
    return fear(s, seat) * (change(s.morale[seat], -1) + gain - threat(s, other) * change(s.morale[other], -1))


@rule
def appraise_loot(s: State, seat: int, move: int) -> float:
    """A key that may be needed, else an item that lies there, else a card. GEI-20"""
    other = top(s, BY)
    if move == TAKE_KEY:
        use, keys = 0.0, 0
        for pile in range(len(s.pile_at)):
            use += s.keys[other, pile] * use_of_key(s, seat, pile)
            keys += s.keys[other, pile]
        return 0.7 + step_worth(s, seat) * use / max(1, keys)
    if move == TAKE_BOOK or move == TAKE_BOOZE:
        return 3.5
    return 0.9 if move == TAKE_CARD else (0.0 if move == TAKE_NOTHING else A_LITTLE)


@rule
def look_gain(s: State, seat: int, place: int) -> float:
    """A code card not seen yet; the first one last, because a wrong guess there costs least. GEI-23 GEI-24"""
    return -1.0 if (s.knows_code[seat] >> place) & 1 == 1 else step_worth(s, seat) + 0.2 * place


@rule
def appraise_gate(s: State, seat: int, move: int) -> float:
    """Look first, then try if it promises more than waiting. GEI-23 GEI-24"""
    if move < LAY:
        return look_gain(s, seat, move - LOOK)
    if move == DONE:
        return 0.0
    return attempt(s, seat, s.pile_kind[pile_in(s, move - LAY)])


@rule
def appraise_next_key(s: State, seat: int, move: int) -> float:
    """The key that fits most likely. GEI-24"""
    place = 0
    while s.laid[place] != 0:
        place += 1
    return chance_at(s, seat, place, s.pile_kind[pile_in(s, move - LAY)], 0)


@rule
def appraise_card(box: Box, s: State, seat: int, move: int) -> float:
    """A horror, protection, a victim, or what to lose."""
    asked = s.asked
    if asked == HORROR:
        return 0.0 if move == PLAY_TOP else appraise_horror(box, s, seat, 1 + move - PLAY_HORROR)
    if asked == FACE_IT:
        return appraise_facing(box, s, seat, move)
    if asked == WHICH_KEY:
        return -use_of_held(s, seat, pile_in(s, move - GIVE_BACK))
    if asked == WHOM or asked == PASS_ON:
        return appraise_scare(box, s, seat, move)
    return 0.0 if move == DECLINE else -card_worth(box, 1 + move - DISCARD)


@rule
def appraise_stop(s: State, seat: int, move: int) -> float:
    """Mugging, looting, looking, cracking, and what is played freely."""
    asked = s.asked
    if asked == MUG:
        return appraise_mugging(s, seat, move)
    if asked == LOOT:
        return appraise_loot(s, seat, move)
    if asked == NEXT_KEY:
        return appraise_next_key(s, seat, move)
    if move >= USE_LAMP:
        return item_gain(s, seat, move)
    return appraise_gate(s, seat, move) if asked == GATE else 0.0


@rule
def appraise(box: Box, s: State, seat: int, moves: Array, options: int, values: Array) -> None:
    """How good each of these legal moves seems to this seat, in points."""
    asked = s.asked
    if asked == STEP_ONE:
        appraise_step_one(box, s, seat, moves, options, values)
        return
    if asked <= WALL:
        chart = chart_of(box, s, hopes_of(box, s, seat), values, options)
        for i in range(options):
            values[i] = appraise_way(box, s, seat, moves[i], chart)
        return
    for i in range(options):
        if asked <= PASS_ON or asked == TOO_MANY:
            values[i] = appraise_card(box, s, seat, moves[i])
        else:
            values[i] = appraise_stop(s, seat, moves[i])


HEURISTICS = Heuristics(
    appraise,
    (
        Skill(blur=2.2),
        Skill(blur=1.1),
        Skill(blur=0.55),
        Skill(blur=0.25),
        Skill(iterations=120, halving=True, width=6, greed=1000, trust=60, points=0.1, horizon=3),
    ),
    evaluate=evaluate,
    signs=signs,
)
