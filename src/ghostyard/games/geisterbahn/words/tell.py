"""The ghost train told as a story: what is asked, what can be answered, and what happened, from one seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.text import listed
from ghostyard.core.words import Words
from ghostyard.games.geisterbahn.rules import state
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, DOORS, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, COLOUR_NAMES, KIND_NAMES, card_id
from ghostyard.games.geisterbahn.rules.move_numbers import DECLINE, DRIVE, TERRIFY
from ghostyard.games.geisterbahn.rules.moves import BOOK, Say
from ghostyard.games.geisterbahn.rules.names import QUESTIONS
from ghostyard.games.geisterbahn.rules.state import (
    BY,
    CARD,
    FIRST_ENCOUNTER,
    KIND,
    MEETING,
    NOBODY,
    SEAT,
    SHOWN_AS,
    TERROR,
)

NUMBERS, COLOURS, SYMBOLS = range(3)


def hides_move(s: Any, move: int) -> bool:
    """Nothing is chosen secretly: what is secret is what one sees, not what one does. GEI-38"""
    return False


# ---------------------------------------------------------------- words for things


def card_words(card: int, words: Words) -> str:
    """A horror or an item by its title."""
    return words.say(f"card-{card_id(card)}")


def kind_words(shown_as: int, kind: int, words: Words) -> str:
    """A kind of key as a number, a colour or a symbol, as the table has chosen. GEI-06"""
    if shown_as == COLOURS:
        return words.say(f"colour-{COLOUR_NAMES[kind - 1]}")
    return words.say(f"symbol-{KIND_NAMES[kind - 1]}") if shown_as == SYMBOLS else str(kind)


def edge_words(edge: int, words: Words) -> str:
    """An edge of a hexagon as a direction."""
    return words.say(f"edge-{EDGE_NAMES[edge]}")


def encounter_words(box: Any, card: int, words: Words) -> str:
    """An encounter by its text."""
    number = card - FIRST_ENCOUNTER
    if box.rise_to[number]:
        return words.say("encounter-rise", to=int(box.rise_to[number]))
    low, high, gain = int(box.low[number]), int(box.high[number]), int(box.gain[number])
    return words.say("encounter-range", low=low, high=high, gain=gain)


# ---------------------------------------------------------------- asking


def ask(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """What this seat has to decide now."""
    top = v.frame[max(0, int(v.depth) - 1)]
    other = int(top[BY]) if top[BY] != NOBODY else int(top[SEAT])
    return words.say(
        f"ask-{QUESTIONS[v.asked]}",
        mover=names[v.mover],
        victim=names[top[SEAT]] if v.depth else "",
        other=names[other] if v.depth and other < v.seats else "",
        card=_running_card(box, v, top, words),
        left=int(v.held[seat]) - state.HAND_LIMIT,
    )


def _running_card(box: Any, v: Any, top: Any, words: Words) -> str:
    if not v.depth or top[KIND] not in (TERROR, MEETING) or not top[CARD]:
        return ""
    return card_words(int(box.card[top[CARD]]) if top[KIND] == MEETING else int(top[CARD]), words)


def say_move(box: Any, v: Any, seat: int, move: int, names: Sequence[str], words: Words) -> str:
    """One of the moves on offer, for people."""
    value = BOOK.values[move]
    if isinstance(value, Say):
        return words.say(f"move-{value.text.replace(' ', '-')}")
    facts: dict[str, Any] = {}
    for name, number in vars(value).items():
        facts[name] = _said(v, name, number, names, words)
    return words.say(f"move-{type(value).__name__.lower()}", **facts)


def _said(v: Any, name: str, number: Any, names: Sequence[str], words: Words) -> Any:
    """One number of a move, in words."""
    if name == "cell":
        return CELL_NAMES[number]
    if name == "edge":
        return edge_words(number, words)
    if name == "door":
        return f"{CELL_NAMES[DOORS[number][0]]} {edge_words(DOORS[number][1], words)}"
    if name in ("card", "item"):
        return words.say(f"card-{number}") if isinstance(number, str) else card_words(number, words)
    if name == "seat":
        return names[number] if number < len(names) else ""
    if name in ("chamber", "first", "second"):
        return _key_words(v, number, words)
    return 60 * number if name == "by" else number + 1


def _key_words(v: Any, chamber: int, words: Words) -> str:
    """The pile at a chamber, with its kind if the viewer knows it."""
    kind = int(v.pile_kind[[int(at) for at in v.pile_at].index(chamber)])
    shown = f" ({kind_words(int(v.option[SHOWN_AS]), kind, words)})" if kind else ""
    return CHAMBER_NAMES[chamber] + shown


def result(box: Any, v: Any, winners: Sequence[int], names: Sequence[str], words: Words) -> str:
    """An escape is an escape, whatever the points; with no points at all, being alive is what counts. GEI-24 GEI-35"""
    who = listed([names[seat] for seat in winners], words)
    if v.cracker:
        return words.say("result-escaped", names=who)
    alive_is_all = not v.points[: v.seats].any() and not v.ghosts >> winners[0] & 1
    return words.say("result-survived", names=who) if alive_is_all else ""


# ---------------------------------------------------------------- telling

# Where a ride can end, by the kind of the tile.
PLACES = ("track", "key-chamber", "meeting-room", "store-room", "gate-house")

# How the two numbers of an event are said: a fact's name, and what kind of thing the number is.
EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    state.TURNED: ("turned", ("cell", "by")),
    state.SWAPPED: ("swapped", ("cell", "cell2")),
    state.STARTS: ("starts", ()),
    state.DRACULA_BITES: ("dracula-bites", ()),
    state.HOODS_ROLL: ("hoods-roll", ("number",)),
    state.HOODS_GO: ("hoods-go", ()),
    state.DRIVEN: ("driven", ("other",)),
    state.HORLA_DRIVES: ("horla-drives", ("other",)),
    state.STAYS: ("stays", ()),
    state.TURNS_ROUND: ("turns-round", ()),
    state.TELEPORTS: ("teleports", ("cell",)),
    state.WALKS_THROUGH: ("walks-through", ("cell",)),
    state.GATE_TURNS: ("gate-turns", ()),
    state.PLAYS: ("plays", ("card", "other")),
    state.FROM_PILE: ("from-pile", ("card", "other")),
    state.MIXED_HORROR: ("mixed-horror", ("card",)),
    state.PROTECTED: ("protected", ("card",)),
    state.LAYS_OUT: ("lays-out", ("card",)),
    state.LOSES_ITEM: ("loses-item", ("card",)),
    state.RETURNS_KEY: ("returns-key", ("chamber",)),
    state.KLARA_PUTS: ("klara-puts", ("edge",)),
    state.WOLF_GAINS: ("wolf-gains", ()),
    state.MOVES_TO: ("moves-to", ("card",)),
    state.HORROR_GOES: ("horror-goes", ("card",)),
    state.POINT: ("point", ("number",)),
    state.BECOMES_GHOST: ("becomes-ghost", ()),
    state.DRAWS_THREE: ("draws-three", ("number",)),
    state.NO_KEY: ("no-key", ("chamber",)),
    state.ENCOUNTER: ("encounter", ("encounter",)),
    state.CRACK_FAILS: ("crack-fails", ()),
    state.CRACKED: ("cracked", ()),
    state.MUGS: ("mugs", ("other",)),
    state.USES: ("uses", ("card",)),
    state.ITEM_ENDS: ("item-ends", ("card",)),
    state.EXCHANGES: ("exchanges", ("chamber", "chamber2")),
    state.PILES_SWAPPED: ("piles-swapped", ("chamber", "chamber2")),
    state.DISCARDS: ("discards", ("card",)),
    state.DAWN_BREAKS: ("dawn-breaks", ()),
    state.ALL_GHOSTS: ("all-ghosts", ()),
    state.APPEARS: ("appears", ("cell",)),
    state.DECLINES: ("declines", ()),
    state.RESHUFFLED: ("reshuffled", ("number",)),
    state.NOTHING_TO_LOSE: ("nothing-to-lose", ()),
    state.MUGGED: ("mugged", ("other",)),
}

# Where the rules tell of what a message tells.
TELL_CLAUSES = {
    "goes-on": "GEI-15", "sets-off": "GEI-15", "turned": "GEI-12", "swapped": "GEI-63", "starts": "GEI-11",
    "dracula-bites": "GEI-40", "hoods-roll": "GEI-47", "hoods-go": "GEI-47", "driven": "GEI-47",
    "horla-drives": "GEI-44", "stays": "GEI-13", "turns-round": "GEI-13", "rides": "GEI-15", "teleports": "GEI-17",
    "walks-through": "GEI-32", "stops-track": "GEI-19", "stops-haunting": "GEI-32", "stops-key-chamber": "GEI-21",
    "stops-meeting-room": "GEI-22", "stops-store-room": "GEI-22", "stops-gate-house": "GEI-23", "turns-on": "GEI-42",
    "gate-turns": "GEI-18", "plays": "GEI-27", "from-pile": "GEI-27", "no-horror": "GEI-26", "mixed-horror": "GEI-22",
    "protected": "GEI-64", "holds": "GEI-28", "fails": "GEI-28", "morale-up": "GEI-28", "morale-down": "GEI-28",
    "lays-out": "GEI-28", "due-train": "GEI-41", "due-horla": "GEI-44", "due-invisible": "GEI-48",
    "loses-item": "GEI-43", "nothing-to-lose": "GEI-43", "returns-key": "GEI-46", "klara-puts": "GEI-45",
    "wolf-gains": "GEI-50", "moves-to": "GEI-36", "horror-goes": "GEI-28", "point": "GEI-34",
    "becomes-ghost": "GEI-29", "draws-three": "GEI-25", "draws-key": "GEI-21", "it-is": "GEI-38", "no-key": "GEI-26",
    "encounter": "GEI-22", "draws-item": "GEI-22", "looks": "GEI-23", "lays-key": "GEI-24", "crack-fails": "GEI-24",
    "cracked": "GEI-24", "mugs": "GEI-20", "mugged": "GEI-20", "takes-card": "GEI-20", "takes-key": "GEI-20",
    "takes-item": "GEI-20", "uses": "GEI-65", "item-ends": "GEI-61", "exchanges": "GEI-62", "whistles": "GEI-62",
    "piles-swapped": "GEI-62", "discards": "GEI-25", "dawn-breaks": "GEI-35", "all-ghosts": "GEI-35",
    "appears": "GEI-48", "declines": "GEI-20", "reshuffled": "GEI-26",
}  # fmt: skip


def tell(
    box: Any, before: Any, after: Any, seat: int, move: int | None, names: Sequence[str], words: Words
) -> list[str]:
    """The sentences for one move, in the order of what happened."""
    teller = _Teller(box, before, after, names, words)
    return teller.sentences() or [_nothing_yet(seat, move, names, words)]


def _nothing_yet(seat: int, move: int | None, names: Sequence[str], words: Words) -> str:
    """A decision was made, and what it brings is still to come."""
    if move is not None and TERRIFY <= move < DECLINE:
        return words.say("tell-turns-on", name=names[seat], other=names[move - TERRIFY])
    return words.say("tell-sets-off" if move == DRIVE else "tell-goes-on", name=names[seat])


class _Teller:
    """Tells the events of one ply to somebody with these views."""

    def __init__(self, box: Any, before: Any, after: Any, names: Sequence[str], words: Words) -> None:
        self.box, self.before, self.after, self.names, self.words = box, before, after, names, words

    def sentences(self) -> list[str]:
        """All events; the tiles of one ride make one sentence, and the one where it ends another."""
        told: list[str] = []
        route: list[str] = []
        rider = 0
        for kind, seat, first, second in self.after.event[: self.after.events].tolist():
            if kind == state.RIDES:
                rider = seat
                route.append(CELL_NAMES[first])
                continue
            if kind == state.STOPS and route and route[-1] == CELL_NAMES[first]:
                route.pop()
            told += self._route(rider, route)
            route = []
            told += [sentence for sentence in self._one(kind, seat, first, second) if sentence]
        return told + self._route(rider, route)

    def _route(self, seat: int, cells: list[str]) -> list[str]:
        if not cells:
            return []
        return [self.words.say("tell-rides", name=self.names[seat], cells=", ".join(cells))]

    def _one(self, kind: int, seat: int, first: int, second: int) -> list[str]:
        special = SPECIAL.get(kind)
        if special:
            return special(self, seat, first, second)
        if kind == state.FROM_PILE and first == 0:
            return [self.words.say("tell-no-horror", name=self.names[seat])]
        message, facts = EVENTS[kind]
        said = {name: self._fact(name, number) for name, number in zip(facts, (first, second), strict=False)}
        return [self.words.say(f"tell-{message}", name=self.names[seat] if seat < len(self.names) else "", **said)]

    def _fact(self, name: str, number: int) -> Any:
        if name in ("cell", "cell2"):
            return CELL_NAMES[number]
        if name == "card":
            return card_words(number, self.words)
        if name == "other":
            return self.names[number]
        if name in ("chamber", "chamber2"):
            return CHAMBER_NAMES[number]
        if name == "edge":
            return edge_words(number, self.words)
        if name == "encounter":
            return encounter_words(self.box, number, self.words)
        return 60 * number if name == "by" else number

    def _kind(self, kind: int) -> str:
        return kind_words(int(self.after.option[SHOWN_AS]), kind, self.words)

    def tested(self, seat: int, roll: int, success: int) -> list[str]:
        """The die, and whether it was enough."""
        message = "tell-holds" if success else "tell-fails"
        return [self.words.say(message, name=self.names[seat], roll=roll)]

    def morale(self, seat: int, now: int, by: int) -> list[str]:
        """How the dial moved."""
        message = "tell-morale-up" if by > 0 else "tell-morale-down"
        return [self.words.say(message, name=self.names[seat], now=now, by=abs(by))]

    def due(self, seat: int, what: int, _: int) -> list[str]:
        """What waits for the next turn."""
        message = {state.DUE_TRAIN: "train", state.DUE_HORLA: "horla", state.DUE_INVISIBLE: "invisible"}[what]
        return [self.words.say(f"tell-due-{message}", name=self.names[seat])]

    def stops(self, seat: int, cell: int, _: int) -> list[str]:
        """Where the ride ends: on the track, for the living a dead end, or in one of the rooms."""
        place = PLACES[self.box.kind[self.after.tile[cell]]]
        if place == "track" and self.after.ghosts >> seat & 1:
            place = "haunting"
        return [self.words.say(f"tell-stops-{place}", name=self.names[seat], cell=CELL_NAMES[cell])]

    def draws_key(self, seat: int, chamber: int, _: int) -> list[str]:
        """A key; its kind only for whoever has not known the pile."""
        told = [self.words.say("tell-draws-key", name=self.names[seat], chamber=CHAMBER_NAMES[chamber])]
        pile = [int(at) for at in self.after.pile_at].index(chamber)
        kind, new = int(self.after.pile_kind[pile]), not self.before.pile_kind[pile]
        return told + ([self.words.say("tell-it-is", kind=self._kind(kind))] if kind and new else [])

    def looks(self, seat: int, place: int, _: int) -> list[str]:
        """A look at a code card; what it shows only for the one who looked."""
        told = [self.words.say("tell-looks", name=self.names[seat], place=place + 1)]
        return told + self._newly_known(place)

    def whistles(self, seat: int, place: int, _: int) -> list[str]:
        """A new code card; what it shows only for the one who whistled."""
        told = [self.words.say("tell-whistles", name=self.names[seat], place=place + 1)]
        kind = int(self.after.code[place])
        return told + ([self.words.say("tell-it-is", kind=self._kind(kind))] if kind else [])

    def _newly_known(self, place: int) -> list[str]:
        kind = int(self.after.code[place])
        new = kind and not self.before.code[place]
        return [self.words.say("tell-it-is", kind=self._kind(kind))] if new else []

    def code_shown(self, seat: int, laid: int, code: int) -> list[str]:
        """A key is laid and a code card turned up, before everybody."""
        key, place = self._kind(laid % 8), laid // 8 + 1
        return [self.words.say("tell-lays-key", name=self.names[seat], place=place, key=key, code=self._kind(code))]

    def draws_item(self, seat: int, _: int, __: int) -> list[str]:
        """An item; which one only for the one who drew it."""
        return [self.words.say("tell-draws-item", name=self.names[seat]), *self._new_card(seat)]

    def _new_card(self, seat: int) -> list[str]:
        had = set(self.before.hand[seat].tolist())
        new = [int(card) for card in self.after.hand[seat] if card and card not in had]
        return [self.words.say("tell-it-is", kind=card_words(card, self.words)) for card in new[-1:]]

    def takes(self, seat: int, what: int, which: int) -> list[str]:
        """The mugger's loot; a hand card is named only to the two of them."""
        if what == 1:
            return [self.words.say("tell-takes-card", name=self.names[seat]), *self._new_card(seat)]
        if what == 2:
            return [self.words.say("tell-takes-key", name=self.names[seat], chamber=CHAMBER_NAMES[which])]
        return [self.words.say("tell-takes-item", name=self.names[seat], card=card_words(which, self.words))]


SPECIAL: dict[int, Any] = {
    state.TESTED: _Teller.tested,
    state.STOPS: _Teller.stops,
    state.MORALE: _Teller.morale,
    state.DUE: _Teller.due,
    state.DRAWS_KEY: _Teller.draws_key,
    state.LOOKS: _Teller.looks,
    state.WHISTLES: _Teller.whistles,
    state.CODE_SHOWN: _Teller.code_shown,
    state.DRAWS_ITEM: _Teller.draws_item,
    state.TAKES: _Teller.takes,
}
