"""Positions of the ghost train as a person would say them.

train = Train(3)
train.track("d3", "n-s").car(0, "d3", "n").hand(1, "dracula", "the golem")
train.turn_of(0)
train.go("drive", "play dracula", roll=10)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.chance import below, seed_chance, seed_words
from ghostyard.core.match import Match
from ghostyard.games import game
from ghostyard.games.geisterbahn.rules import turn
from ghostyard.games.geisterbahn.rules import turns as rules
from ghostyard.games.geisterbahn.rules.board import CELL_NAMES, EDGE_NAMES
from ghostyard.games.geisterbahn.rules.faces import CHAMBER_NAMES, HORROR_NAMES, ITEM_NAMES
from ghostyard.games.geisterbahn.rules.state import BOOK, BOOZE, EFFECTS, FIRST_ITEM, LOOSE, TRACK_TILES

GAME = game("geisterbahn")
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve")
CARDS = {name: 1 + number for number, name in enumerate(HORROR_NAMES + ITEM_NAMES)}


def ways_of(track: str) -> dict[int, int]:
    """The ways of a track as written: "n-s ne-sw" plain, "n<s,se" a switch, "o n-ne-s" a roundabout."""
    ways: dict[int, int] = {}
    if track.startswith("o "):
        exits = [EDGE_NAMES.index(edge) for edge in track[2:].split("-")]
        return dict.fromkeys(exits, sum(1 << edge for edge in exits))
    for part in track.split():
        if "<" in part:
            stem, branches = part.split("<")
            outs = [EDGE_NAMES.index(edge) for edge in branches.split(",")]
            ways[EDGE_NAMES.index(stem)] = sum(1 << edge for edge in outs)
            ways |= dict.fromkeys(outs, 1 << EDGE_NAMES.index(stem))
        else:
            one, other = (EDGE_NAMES.index(edge) for edge in part.split("-"))
            ways[one], ways[other] = 1 << other, 1 << one
    return ways


class Train:
    """A match whose position is written by hand. Everybody has left; cars wait loose in far corners."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        named = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match(GAME, seats, seed=5, options=named, names=NAMES[:seats])
        self.s, self.box = self.match.state, self.match.box
        self.fixed: set[int] = set()
        self.s.gate_turned = 1
        for seat, cell in zip(range(seats), ("b1", "f1", "b5", "f5", "d2"), strict=False):
            self.car(seat, cell)
            self.hand(seat, *self._plain_horrors(seat))

    @staticmethod
    def _plain_horrors(seat: int) -> list[str]:
        return list(HORROR_NAMES[EFFECTS - 1 + 3 * seat : EFFECTS + 2 + 3 * seat])

    # ------------------------------------------------------------ writing a position

    def track(self, cell: str, track: str) -> Train:
        """Lay a tile with exactly this track on a cell; it changes places with the tile there."""
        wanted, here = ways_of(track), CELL_NAMES.index(cell)
        for there in range(37):
            tile = int(self.s.tile[there])
            if tile > TRACK_TILES or there in self.fixed:
                continue
            for turned in range(6):
                ways = {edge: int(way) for edge, way in enumerate(self.box.way[tile, turned]) if way}
                if ways == wanted:
                    self.s.tile[there], self.s.turn[there] = self.s.tile[here], self.s.turn[here]
                    self.s.tile[here], self.s.turn[here] = tile, turned
                    self.fixed.add(here)
                    return self
        raise ValueError(f"no tile is left with {track}")

    def walls(self, cell: str, edge: str) -> Train:
        """Turn the tile on this cell so that it has a wall at this edge."""
        here, side = CELL_NAMES.index(cell), EDGE_NAMES.index(edge)
        for turned in range(6):
            if not self.box.ends[self.s.tile[here], turned] >> side & 1:
                self.s.turn[here] = turned
                self.fixed.add(here)
                return self
        return self.track(cell, f"{EDGE_NAMES[(side + 1) % 6]}-{EDGE_NAMES[(side + 4) % 6]}")

    def faces(self, chamber: str, edge: str) -> Train:
        """Turn a chamber so that its track faces this edge."""
        self.s.turn[CELL_NAMES.index(chamber)] = EDGE_NAMES.index(edge)
        return self

    def car(self, seat: int, cell: str, edge: str = "") -> Train:
        """Put a car at a track end, or loose."""
        self.s.cell[seat] = CELL_NAMES.index(cell)
        self.s.edge[seat] = EDGE_NAMES.index(edge) if edge else LOOSE
        return self

    def ghost(self, seat: int, cell: str, edge: str = "") -> Train:
        """Make a player a ghost, standing here."""
        self.s.ghosts |= 1 << seat
        self.s.morale[seat] = 0
        return self.car(seat, cell, edge)

    def morale(self, seat: int, morale: int) -> Train:
        """Set a dial."""
        self.s.morale[seat] = morale
        return self

    def hand(self, seat: int, *cards: str) -> Train:
        """Give somebody exactly these cards; what was held goes back to its pile."""
        for card in self.s.hand[seat, : self.s.held[seat]].tolist():
            self._take(card)
            self._to_pile(card)
        for name in cards:
            self._give(seat, CARDS[name])
        return self

    def _give(self, seat: int, card: int) -> None:
        self._take(card)
        self.s.hand[seat, self.s.held[seat]] = card
        self.s.held[seat] += 1
        self.s.seen[card] = 1 << seat
        if card >= FIRST_ITEM:
            self.s.least_items[seat] += 1
            self.s.most_items[seat] += 1

    def front(self, seat: int, name: str) -> Train:
        """Lay a card out in front of somebody."""
        card = CARDS[name]
        self._take(card)
        if card == BOOK:
            self.s.book, self.s.book_gave = 1 + seat, 3
        elif card == BOOZE:
            self.s.booze, self.s.booze_gave, self.s.booze_turns = 1 + seat, 3, 4
        else:
            self.s.holder[card] = 1 + seat
        return self

    def only_item(self, name: str) -> Train:
        """Let this card, an item or a horror, be the only one in the item pile."""
        for card in [card for card in self.s.item_pile.tolist() if card]:
            self._take(card)
            self._discard(card)
        card = CARDS[name]
        self._take(card)
        self.s.item_pile[0], self.s.items = card, 1
        self.s.mixed_in = (self.s.mixed_in & 2) | (card < FIRST_ITEM)
        return self

    def only_encounter(self, number: int) -> Train:
        """Let the so-manieth encounter be the only one in its pile; 0: the horror that was mixed in."""
        cards = [card for card in self.s.encounter_pile.tolist() if card]
        chosen = next(card for card in cards if (card == 66 + number if number else card < FIRST_ITEM))
        self.s.encounter_pile[:] = 0
        self.s.encounter_pile[0], self.s.encounters = chosen, 1
        gone = [card for card in cards if card != chosen and card >= FIRST_ITEM]
        self.s.encounter_gone[: len(gone)] = gone
        self.s.encounters_gone = len(gone)
        for card in cards:
            if card != chosen and card < FIRST_ITEM:
                self._discard(card)
                self.s.mixed_in &= 1
        return self

    def no_horrors(self) -> Train:
        """Empty the horror pile into the discards."""
        for card in [card for card in self.s.horror_pile.tolist() if card]:
            self._take(card)
            self._discard(card)
        return self

    def keys(self, seat: int, *chambers: str) -> Train:
        """Give somebody keys from the piles at these chambers."""
        for chamber in chambers:
            pile = self.s.pile_at.tolist().index(CHAMBER_NAMES.index(chamber))
            self.s.keys[seat, pile] += 1
            self.s.pile_left[pile] -= 1
            self.s.knows_pile[seat] |= 1 << pile
        return self

    def code(self, *kinds: int) -> Train:
        """Set the three code cards; the other kinds lie in the box."""
        others = [kind for kind in range(1, 7) if kind not in kinds]
        self.s.code[:] = [*kinds, *others]
        return self

    def piles(self, *kinds: int) -> Train:
        """Set the kinds of the piles at a1, a4, d1, d7, g1, g4."""
        self.s.pile_kind[:] = kinds
        return self

    def _take(self, card: int) -> None:
        """Take a card out of wherever it is."""
        s = self.s
        for pile, count in (
            ("horror_pile", "horrors"), ("horror_gone", "horrors_gone"), ("item_pile", "items"),
            ("item_gone", "items_gone"), ("encounter_pile", "encounters"),
        ):  # fmt: skip
            cards = [other for other in s[pile].tolist() if other]
            if card in cards:
                if pile == "encounter_pile" or (pile == "item_pile" and card < FIRST_ITEM):
                    spare = next(other for other in s.horror_pile.tolist() if other and other != card)
                    self._take(spare)
                    cards[cards.index(card)] = spare  # another horror is mixed in instead
                else:
                    cards.remove(card)
                s[pile][:] = cards + [0] * (len(s[pile]) - len(cards))
                s[count] = len(cards)
                return
        for seat in range(s.seats):
            hand = [other for other in s.hand[seat].tolist() if other]
            if card in hand:
                hand.remove(card)
                s.hand[seat] = hand + [0] * (8 - len(hand))
                s.held[seat] = len(hand)
                s.seen[card] = 0
                if card >= FIRST_ITEM:
                    s.least_items[seat] -= 1
                    s.most_items[seat] -= 1

    def _to_pile(self, card: int) -> None:
        pile, count = ("horror_pile", "horrors") if card < FIRST_ITEM else ("item_pile", "items")
        self.s[pile][self.s[count]] = card
        self.s[count] += 1

    def _discard(self, card: int) -> None:
        pile, count = ("horror_gone", "horrors_gone") if card < FIRST_ITEM else ("item_gone", "items_gone")
        self.s[pile][self.s[count]] = card
        self.s[count] += 1

    # ------------------------------------------------------------ playing on

    def turn_of(self, seat: int, roll: int = 0) -> Train:
        """Let this seat's turn begin; `roll`: what the die shows if it is rolled at the start."""
        for _ in range(int(self.s.depth)):
            turn.pop(self.s)
        self.s.events = 0
        self.s.event[:] = 0
        if roll:
            self.next_roll(roll)
        turn.begin_turn(self.box, self.s, seat)
        rules.run(self.box, self.s)
        return self

    def next_roll(self, roll: int) -> Train:
        """Let the next roll of the die show this."""
        for seed in range(1000):
            words = np.zeros(4, np.uint32)
            seed_chance(words, seed_words(seed), 0)
            trial = words.copy()
            if 1 + below(trial, 10) == roll:
                self.s.chance[:] = words
                return self
        raise ValueError(roll)

    def luck(self, seed: int) -> Train:
        """Let chance be this from now on."""
        seed_chance(self.s.chance, seed_words(seed), 0)
        return self

    def go(self, *moves: str, roll: int = 0) -> Train:
        """Play moves for whoever is asked; `roll`: what the die shows during the last of them."""
        for number, move in enumerate(moves):
            if roll and number == len(moves) - 1:
                self.next_roll(roll)
            self.match.play(self.match.pending[0], move)
        return self

    # ------------------------------------------------------------ looking

    @property
    def legal(self) -> list[str]:
        """What can be answered now."""
        return self.match.legal(self.match.pending[0]).texts

    @property
    def asked(self) -> int:
        """What is asked now."""
        return int(self.s.asked)

    @property
    def pending(self) -> int:
        """Who is asked now."""
        return self.match.pending[0]

    def place(self, seat: int) -> str:
        """Where a car stands: "d3 n", or "d3" if it stands loose."""
        edge = int(self.s.edge[seat])
        return CELL_NAMES[self.s.cell[seat]] + ("" if edge == LOOSE else f" {EDGE_NAMES[edge]}")

    def holds(self, seat: int, name: str) -> bool:
        """Is this card in this hand?"""
        return CARDS[name] in self.s.hand[seat]

    def gone(self, name: str) -> bool:
        """Is this card among the discards?"""
        return CARDS[name] in self.s.horror_gone or CARDS[name] in self.s.item_gone

    def in_front(self, name: str) -> int | None:
        """The seat a card lies in front of."""
        card = CARDS[name]
        owner = {BOOK: self.s.book, BOOZE: self.s.booze}.get(card)
        owner = self.s.holder[card] if owner is None else owner
        return int(owner) - 1 if owner else None

    def is_ghost(self, seat: int) -> bool:
        """Is this player a ghost?"""
        return bool(self.s.ghosts >> seat & 1)

    def told(self, viewer: int = -1) -> str:
        """What was told of the last move, to a viewer."""
        from ghostyard.core.words import words_for

        view = GAME.view(self.box, self.s, viewer)
        return " ".join(GAME.tell(self.box, view, view, 0, 0, self.match.names, words_for("geisterbahn", "en")))


def dead_end(seats: int = 3, **options: Any) -> Train:
    """Seat 0 rides from d3 north into a dead end on d2: the Key Chamber on d1 looks away."""
    train = Train(seats, **options).track("d3", "n-s").track("d2", "n-s").faces("d1", "se")
    return train.car(0, "d3", "n").turn_of(0)


def key_chamber(seats: int = 3, **options: Any) -> Train:
    """Seat 0 rides from d3 north into the Key Chamber on d1."""
    return dead_end(seats, **options).faces("d1", "s").turn_of(0)


def terrified(card: str, roll: int, seats: int = 3, morale: int = 9) -> Train:
    """Seat 0 has met this horror in a dead end and rolled the die."""
    train = dead_end(seats).morale(0, morale).hand(1, card, "banshee", "selenite")
    for seat in range(2, seats):
        train.morale(seat, 9)
    return train.morale(1, 1).go("drive", f"play {card}", "roll", roll=roll)
