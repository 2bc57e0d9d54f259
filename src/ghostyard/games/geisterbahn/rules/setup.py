"""Set-up: board, keys, code, cards and cars; then the first turn begins."""

from __future__ import annotations

from ghostyard.core.chance import below, shuffle
from ghostyard.core.rule import rule
from ghostyard.games.geisterbahn.rules.board import GATE_CELL
from ghostyard.games.geisterbahn.rules.cards import (
    ALL_PILES,
    add_to_hand,
    draw_horror,
)
from ghostyard.games.geisterbahn.rules.state import (
    CELLS,
    ENCOUNTERS,
    FIRST_ENCOUNTER,
    FIRST_ITEM,
    HORRORS,
    ITEMS,
    KEYS_OF_A_KIND,
    KINDS,
    MOST_MORALE,
    OPEN_PILES,
    VIEWERS,
    Box,
    State,
)
from ghostyard.games.geisterbahn.rules.turn import (
    begin_turn,
)
from ghostyard.games.geisterbahn.rules.turns import run


@rule
def deal(box: Box, s: State) -> None:
    """Board, keys, code, cards, cars; then the first turn. GEI-08..11"""
    for cell in range(CELLS):
        s.tile[cell] = box.start_tile[cell]
        s.turn[cell] = box.start_turn[cell]
    deal_keys(s)
    deal_cards(s)
    place_cars(s)
    s.starter = below(s.chance, s.seats)
    begin_turn(box, s, s.starter)
    run(box, s)


@rule
def deal_keys(s: State) -> None:
    """Six piles in random order, and a code of three of six cards. GEI-08 GEI-09"""
    for kind in range(KINDS):
        s.pile_kind[kind] = 1 + kind
        s.pile_at[kind] = kind
        s.pile_left[kind] = KEYS_OF_A_KIND
        s.code[kind] = 1 + kind
    shuffle(s.chance, s.pile_kind, KINDS)
    shuffle(s.chance, s.code, KINDS)
    if s.option[OPEN_PILES]:
        for viewer in range(VIEWERS):
            s.knows_pile[viewer] = ALL_PILES


@rule
def deal_cards(s: State) -> None:
    """Three horrors each, then one among the items and one among the encounters. GEI-10"""
    for card in range(HORRORS):
        s.horror_pile[card] = 1 + card
    s.horrors = HORRORS
    for seat in range(s.seats):
        for _ in range(3):
            add_to_hand(s, seat, draw_horror(s), 0)
    for item in range(ITEMS):
        s.item_pile[item] = FIRST_ITEM + item
    s.item_pile[ITEMS] = draw_horror(s)
    s.items = ITEMS + 1
    for encounter in range(ENCOUNTERS):
        s.encounter_pile[encounter] = FIRST_ENCOUNTER + encounter
    s.encounter_pile[ENCOUNTERS] = draw_horror(s)
    s.encounters = ENCOUNTERS + 1
    s.mixed_in = 3


@rule
def place_cars(s: State) -> None:
    """All in the Gate House, on random tracks of their own, with morale 9. GEI-07 GEI-11"""
    # Nothing has been left yet: its record serves to shuffle the tracks.
    for edge in range(KINDS):
        s.left[edge] = edge
    shuffle(s.chance, s.left, KINDS)
    for seat in range(s.seats):
        s.cell[seat] = GATE_CELL
        s.edge[seat] = s.left[seat]
        s.morale[seat] = MOST_MORALE
    for edge in range(KINDS):
        s.left[edge] = 0
