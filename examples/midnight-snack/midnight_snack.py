"""Midnight Snack: ghosts raid the larder in the dark. A treat that nobody else lays is eaten; equal ones collide.

SNA-01  2 to 5 ghosts. 45 treats, worth 1 to 9, five of each. Three treats each, hidden; the rest is the larder.
SNA-02  A round: everybody lays one treat from hand, face down, at the same time; then all are shown.
SNA-03  Whoever laid a treat that nobody else laid eats it and scores what it is worth.
SNA-04  Equal treats collide: they fall on the tray, and nobody eats them.
SNA-05  The lowest treat eaten in a round also brings the tray: 2 points for every treat on it.
SNA-06  Then everybody draws a treat from the larder. After six rounds the most points win; a tie is shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import numpy as np

from ghostyard.core.authoring import (
    FINE, OWN_REFUSALS, U8, Area, Array, Game, Header, Hidden, MoveBook, Own, Player, Public, Record, Rules, Screen,
    Text, Words, below, bit, everybody, is_pending, rule, seat_count, shuffle, stock, table,
)  # fmt: skip

SEATS, HAND, ROUNDS, TRAY_POINTS = 5, 3, 6, 2
MOST, EACH, TREATS = 9, 5, 45
WORTH = table(np.array([0] + [1 + treat // EACH for treat in range(TREATS)], np.uint8))  # by treat. SNA-01
EATEN, TRAY, NOT_IN_HAND = 0, 1, OWN_REFUSALS  # two lines of the score sheet, and a reason to refuse a move


class State(Header):
    """One night. Treats are numbered from 1, the cheapest first; 0 is none, or one that the viewer may not know."""

    hour: Public[U8]  # the round that is played, from 1
    drawn: Public[U8]  # treats that have left the larder
    larder: Hidden[Annotated[Array, np.uint8, TREATS]]
    hand: Own[Annotated[Array, np.uint8, SEATS, HAND]]
    choice: Own[Annotated[Array, np.uint8, SEATS]]  # 1 + the place in the hand of the treat that lies face down
    shown: Public[Annotated[Array, np.uint8, SEATS]]  # what was laid in the last round
    gone: Public[Annotated[Array, np.uint8, TREATS + 1]]  # 1 for every treat that was laid
    tray: Public[U8]  # treats on it
    points: Public[Annotated[Array, np.uint8, SEATS, 2]]


@rule
def draw(s: State) -> int:
    """The next treat of the larder. SNA-06"""
    treat = s.larder[s.drawn]
    s.larder[s.drawn] = 0
    s.drawn += 1
    s.revealed += 1
    return treat


@rule
def deal(box: Record, s: State) -> None:
    """Shuffle, three treats each, and the first round begins. SNA-01"""
    for place in range(TREATS):
        s.larder[place] = place + 1
    shuffle(s.chance, s.larder, TREATS)
    for seat in range(s.seats):
        for place in range(HAND):
            s.hand[seat, place] = draw(s)
    s.hour = 1
    s.pending = everybody(s)


@rule
def place_of(s: State, seat: int, value: int) -> int:
    """The last place in the hand with a treat of this worth; -1 if there is none."""
    place = HAND - 1
    while place >= 0 and WORTH[s.hand[seat, place]] != value:
        place -= 1
    return place


@rule
def refusal(box: Record, s: State, seat: int, move: int) -> int:
    """Only what is in the hand can be laid. SNA-02"""
    return FINE if place_of(s, seat, move + 1) >= 0 else NOT_IN_HAND


@rule
def play(box: Record, s: State, seat: int, move: int) -> None:
    """Lay a treat face down; when all have, the round is settled. SNA-02"""
    s.ply += 1
    s.choice[seat] = 1 + place_of(s, seat, move + 1)
    s.pending ^= bit(seat)
    if s.pending == 0:
        settle(s)


@rule
def is_alone(s: State, seat: int) -> bool:
    """Has nobody else laid a treat of the same worth? SNA-03"""
    same = 0
    for other in range(s.seats):
        same += WORTH[s.shown[other]] == WORTH[s.shown[seat]]
    return same == 1


@rule
def settle(s: State) -> None:
    """Show all treats, eat the lonely ones, drop the others on the tray, and go on. SNA-03..06"""
    lowest = -1
    for seat in range(s.seats):
        place = s.choice[seat] - 1
        s.shown[seat] = s.hand[seat, place]
        s.hand[seat, place] = draw(s)
        s.gone[s.shown[seat]] = 1
        s.choice[seat] = 0
    for seat in range(seat_count(s)):
        if not is_alone(s, seat):
            s.tray += 1
            continue
        s.points[seat, EATEN] += WORTH[s.shown[seat]]
        if lowest < 0 or s.shown[seat] < s.shown[lowest]:
            lowest = seat
    if lowest >= 0:
        s.points[lowest, TRAY] += TRAY_POINTS * s.tray
        s.tray = 0
    s.hour += 1
    s.pending = everybody(s) if s.hour <= ROUNDS else 0


@rule
def score(box: Record, s: State, lines: Array) -> None:
    """What was eaten, and what the tray brought. SNA-03 SNA-05"""
    for seat in range(s.seats):
        lines[seat, EATEN], lines[seat, TRAY] = s.points[seat, EATEN], s.points[seat, TRAY]


@rule
def census(box: Record, s: State, counts: Array) -> None:
    """Where every treat is: in the larder, in a hand, or gone."""
    for place in range(TREATS):
        counts[s.larder[place]] += 1
        counts[place + 1] += s.gone[place + 1]
    for seat in range(s.seats):
        for place in range(HAND):
            counts[s.hand[seat, place]] += 1


@rule
def deal_unseen(box: Record, v: State, seat: int, chance: Array, unseen: Array, out: State) -> None:
    """What the seat does not see is in the larder and in the other hands; any treat of a hand may lie face down."""
    used = TREATS - v.drawn
    for place in range(used):
        out.larder[v.drawn + place] = unseen[place]
    for other in range(v.seats):
        if other != seat:
            for place in range(HAND):
                out.hand[other, place] = unseen[used]
                used += 1
            if not is_pending(v, other):
                out.choice[other] = 1 + below(chance, HAND)


def story(box: Any, before: State, after: State, seat: int, move: int | None) -> Iterator[tuple[str, dict[str, Any]]]:
    """Who has chosen; at the end of a round, what everybody laid and what became of it."""
    yield "told-chose", {"name": Player(seat)}
    for other in range(after.seats if after.hour != before.hour else 0):
        message = "tell-eats" if is_alone(after, other) else "tell-collides"
        yield message, {"name": Player(other), "treat": int(WORTH[after.shown[other]])}


def areas(box: Any, v: State, seat: int, names: Sequence[str], words: Words) -> list[Area]:
    """The larder and the tray in the middle; around them what everybody has scored, laid last, and holds."""
    left = str(TREATS - v.drawn)
    larder = stock.card_face_down("larder", words.say("look-larder", count=left), left)
    tray = stock.token("tray", str(v.tray), words.say("look-tray", count=int(v.tray)))
    found = [stock.area("kitchen", "shared", words.say("look-kitchen", hour=int(v.hour)), [[larder, tray]])]
    for owner in stock.around(v, seat):
        points = int(v.points[owner].sum())
        row = [stock.number(f"points-{owner}", points, words.say("look-points", points=points))]
        for treat in filter(None, [int(v.shown[owner]), *v.hand[owner].tolist()]):
            laid, (meant, *_) = bool(v.gone[treat]), touches(v, owner, int(WORTH[treat]) - 1) or [""]
            label = words.say("look-laid" if laid else "look-treat", treat=int(WORTH[treat]))
            row.append(stock.card(f"treat-{treat}", str(WORTH[treat]), label, quiet=laid, like="" if laid else meant))
        found.append(stock.seat_area(owner, seat, names[owner], [row]))
    return found


def touches(v: State, seat: int, move: int) -> list[str]:
    """The treat in the hand that is laid."""
    place = place_of(v, seat, move + 1)
    return [f"treat-{v.hand[seat, place]}"] if place >= 0 else []


GAME = Game(
    name="snack",
    seats=range(2, SEATS + 1),
    state=State,
    rules=Rules(deal=deal, play=play, score=score, refusal=refusal, census=census, deal_unseen=deal_unseen),
    moves=MoveBook({0: [f"lay {value}" for value in range(1, MOST + 1)]}),
    lines=("eaten", "tray"),
    refusals={NOT_IN_HAND: ("not-in-hand", "SNA-02")},
    components=TREATS,
    text=Text(story=story),
    screen=Screen(areas=areas, touches=touches),
)
