"""Information-set Monte-Carlo tree search over imagined worlds: compiled around a game's rules, and knows no game.

Every iteration imagines a world that fits the view, walks down the tree, plays on to the end, and rewards the moves on
the way. A node is what the seat that moves can see, so one tree serves hidden information, chance and simultaneous
choices alike: what a seat has chosen secretly is in nobody else's view, and each seat's statistics are its own.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ghostyard.bots.tree import NO_EDGE, NO_NODE, Tree, add_edge, is_full, key_of, node_of
from ghostyard.core.chance import below
from ghostyard.core.game import Game
from ghostyard.core.insight import SCRATCH, Skill
from ghostyard.core.record import SPECTATOR, Array
from ghostyard.core.rule import rule, rule_around
from ghostyard.core.seats import first_pending

MOST_DEPTH = 64  # edges from the root to a leaf
THOUSAND = 1000


class Room(NamedTuple):
    """Scratch space of one search."""

    worlds: Array  # a blank, the world that is played on, and how it was imagined
    views: Array  # a blank, and what somebody sees
    words: Array  # the same views as rows of 32-bit words
    work: Array
    moves: Array
    values: Array
    lines: Array
    edge_of: Array  # by move number, while a node is looked at
    path: Array  # the edges walked, and the seats that chose them
    path_seat: Array
    prize: Array  # by seat
    points: Array  # by seat: what it scored, or will score by the look of it
    lead: Array  # the sum of leads seen so far, and how many
    chance: Array  # imagines worlds
    dice: Array  # plays them
    again: Array  # the dice as they were, to play the same world with the same luck


def new_room(game: Game) -> Room:
    """Scratch space for searches of this game."""
    views, seats = game.state.blanks(2), game.seats[-1]
    return Room(
        game.state.blanks(3), views, views.view(np.uint32).reshape(2, -1), np.zeros(game.work, np.int16),
        np.empty(game.most_moves, np.int16), np.zeros(game.most_moves + SCRATCH),
        np.zeros((seats, len(game.columns)), np.int32), np.full(len(game.moves), NO_EDGE, np.int32),
        np.zeros(MOST_DEPTH, np.int32), np.zeros(MOST_DEPTH, np.int32), np.zeros(seats), np.zeros(seats),
        np.zeros(2), np.zeros(4, np.uint32), np.zeros(4, np.uint32), np.zeros(4, np.uint32),
    )  # fmt: skip


@rule
def may_open(tree: Tree, node: int, known: int, widen: float) -> bool:
    """May this node open another move? Progressive widening keeps large choices in hand."""
    if is_full(tree):
        return False
    return widen == 0.0 or known < widen * math.sqrt(tree.seen[node] + 1.0)


@rule
def promise(tree: Tree, edge: int, explore: float) -> float:
    """Mean reward, and how much there may still be to learn (UCB, with availability in place of parent visits)."""
    visits = tree.visits[edge]
    if visits == 0:
        return 1e9
    unknown = explore * math.sqrt(math.log(tree.offered[edge] + 1.0) / visits)
    return tree.reward[edge] / visits + unknown + tree.bias[edge] / (1 + visits)


@rule
def list_edges(tree: Tree, node: int, edge_of: Array) -> None:
    """Write the edges of a node by their move numbers."""
    edge = tree.first[node]
    while edge != NO_EDGE:
        edge_of[tree.move[edge]] = edge
        edge = tree.after[edge]


@rule
def unlist_edges(tree: Tree, node: int, edge_of: Array) -> None:
    """Make room for the next node."""
    edge = tree.first[node]
    while edge != NO_EDGE:
        edge_of[tree.move[edge]] = NO_EDGE
        edge = tree.after[edge]


@rule
def best_known(tree: Tree, room: Room, count: int, explore: float) -> tuple[int, int]:
    """The most promising of the legal moves tried before, and how many of them were."""
    best, best_promise, known = NO_EDGE, -1e18, 0
    for i in range(count):
        edge = room.edge_of[room.moves[i]]
        if edge != NO_EDGE:
            known += 1
            tree.offered[edge] += 1
            value = promise(tree, edge, explore)
            if value > best_promise:
                best, best_promise = edge, value
    return best, known


@rule
def any_unknown(room: Room, count: int, known: int) -> int:
    """One of the legal moves that were not tried yet, at random."""
    skip = below(room.dice, count - known)
    for i in range(count):
        if room.edge_of[room.moves[i]] == NO_EDGE:
            if skip == 0:
                return i
            skip -= 1
    return 0


@rule
def best_unknown(room: Room, count: int) -> int:
    """The legal move not tried yet that was appraised best."""
    best = NO_EDGE
    for i in range(count):
        if room.edge_of[room.moves[i]] == NO_EDGE and (best == NO_EDGE or room.values[i] > room.values[best]):
            best = i
    return best


@rule
def best_of(values: Array, count: int, dice: Array) -> int:
    """The place of the best of so many values; of equal ones, any."""
    start = below(dice, count)
    best = start
    for step in range(1, count):
        i = start + step if start + step < count else start + step - count
        if values[i] > values[best]:
            best = i
    return best


@rule
def back_up(tree: Tree, room: Room, depth: int) -> None:
    """Every move on the way gets the prize of the seat that chose it."""
    for step in range(depth):
        edge = room.path[step]
        tree.visits[edge] += 1
        tree.reward[edge] += room.prize[room.path_seat[step]]


@rule
def lead_prize(lead: float, room: Room) -> float:
    """A lead in points as a number from 0 to 1; the usual lead of this search is its yardstick."""
    size = abs(lead)
    room.lead[0] += size
    room.lead[1] += 1.0
    yardstick = 1.0 + room.lead[0] / room.lead[1]
    return 0.5 + 0.5 * lead / (size + yardstick)


@rule
def guess_nothing(box: Any, s: Any, seat: int, dice: Array, values: Array) -> None:
    """Without insight, secret choices of others stay as they were imagined."""


@rule
def appraise_nothing(box: Any, s: Any, seat: int, moves: Array, count: int, values: Array) -> None:
    """Without insight all moves look alike."""
    for i in range(count):
        values[i] = 0.0


class Loops(NamedTuple):
    """The compiled search of one game."""

    think: Any  # (box, views, seat, tree, room, skill, iterations)
    root_node: Any  # (box, views, seat, tree, room)
    compare: Any  # (box, views, seat, moves, sums, worlds, room, skill)
    roll_out: Any  # (box, s, room, greed, horizon)
    appraise: Any  # (box, s, seat, moves, count, values)


_LOOPS: dict[int, tuple[Game, Loops]] = {}  # by identity: a game is no key, but lives as long as the program


def search_loop(game: Game) -> Loops:
    """The compiled search of a game, made once."""
    if id(game) not in _LOOPS:
        _LOOPS[id(game)] = game, _search_loop(game)
    return _LOOPS[id(game)][1]


@rule
def copy_luck(one: Array, other: Array) -> None:
    """Let the other generator give the same numbers as this one."""
    for i in range(len(one)):
        other[i] = one[i]


def _search_loop(game: Game) -> Loops:
    rules, point_lines = game.rules, len(game.lines)
    legal, play, view, imagine = rules.legal, rules.play, rules.view, rules.imagine
    score, worth = rules.score, rules.worth
    appraise = game.insight.appraise if game.insight else appraise_nothing
    suppose = (game.insight and game.insight.suppose) or guess_nothing
    outlook: Any = game.insight and game.insight.outlook
    made = rule_around(*vars(rules).values(), appraise, suppose, outlook or guess_nothing)

    @made
    def node_for(box: Any, s: Any, seat: int, root: int, tree: Tree, room: Room) -> int:
        """The root's seat moves by what it knows, the others by what all can see: their secrets were only imagined."""
        room.views[1] = room.views[0]
        view(box, s, seat if seat == root else SPECTATOR, room.views[1])
        return node_of(tree, key_of(room.words[1], seat))

    @made
    def open_move(
        box: Any, s: Any, seat: int, node: int, count: int, known: int, tree: Tree, room: Room, skill: Skill
    ) -> int:
        """Try a move for the first time at this node."""
        if skill.widen == 0.0 and skill.trust == 0.0:
            return add_edge(tree, node, room.moves[any_unknown(room, count, known)], 0.0)
        appraise(box, s, seat, room.moves, count, room.values)
        i = best_unknown(room, count)
        short = room.values[i] - room.values[best_of(room.values, count, room.dice)]
        yardstick = 1.0 + room.lead[0] / (1.0 + room.lead[1])
        return add_edge(tree, node, room.moves[i], skill.trust * max(-1.0, short / yardstick))

    @made
    def descend(box: Any, s: Any, root: int, tree: Tree, room: Room, skill: Skill) -> int:
        """Walk down to a move that is new, or to the end; says how many edges the path has."""
        depth, is_new = 0, False
        while s.pending != 0 and not is_new and depth < MOST_DEPTH:
            seat = root if depth == 0 else first_pending(s)
            count = legal(box, s, seat, room.moves)
            if count == 1:
                play(box, s, seat, room.moves[0])
                continue
            node = node_for(box, s, seat, root, tree, room)
            if node == NO_NODE:
                break
            tree.seen[node] += 1
            list_edges(tree, node, room.edge_of)
            edge, known = best_known(tree, room, count, skill.explore)
            opens = known < count and may_open(tree, node, known, skill.widen)
            if opens:
                edge = open_move(box, s, seat, node, count, known, tree, room, skill)
                tree.offered[edge] += 1
                is_new = True
            unlist_edges(tree, node, room.edge_of)
            if edge == NO_EDGE:
                break
            room.path[depth] = edge
            room.path_seat[depth] = seat
            depth += 1
            play(box, s, seat, tree.move[edge])
        return depth

    @made
    def count_points(box: Any, s: Any, room: Room) -> bool:
        """Every seat's points on the score sheet."""
        score(box, s, room.lines)
        for seat in range(s.seats):
            room.points[seat] = 0.0
            for line in range(point_lines):
                room.points[seat] += room.lines[seat, line]
        return True

    @made
    def expect_points(box: Any, s: Any, room: Room) -> bool:
        """Is this a quiet moment? Then write what every seat can expect."""
        return outlook(box, s, room.points)

    look_ahead = expect_points if outlook else count_points

    @made
    def roll_out(box: Any, s: Any, room: Room, greed: int, horizon: int) -> None:
        """Play on to the end, or to the last of so many quiet moments: at random, or mostly as insight says."""
        left = horizon
        while s.pending != 0:
            if horizon > 0 and look_ahead(box, s, room):
                left -= 1
                if left == 0:
                    break
            seat = first_pending(s)
            count = legal(box, s, seat, room.moves)
            if greed > 0 and count > 1 and below(room.dice, THOUSAND) < greed:
                appraise(box, s, seat, room.moves, count, room.values)
                play(box, s, seat, room.moves[best_of(room.values, count, room.dice)])
            else:
                play(box, s, seat, room.moves[below(room.dice, count)])

    @made
    def share_victory(box: Any, s: Any, room: Room) -> None:
        """Every seat's share of the victory in a finished game."""
        best, winners = worth(box, s, room.lines, 0), 0
        for seat in range(s.seats):
            best = max(best, worth(box, s, room.lines, seat))
        for seat in range(s.seats):
            winners += worth(box, s, room.lines, seat) == best
        for seat in range(s.seats):
            room.prize[seat] = 1.0 / winners if worth(box, s, room.lines, seat) == best else 0.0

    @made
    def award(box: Any, s: Any, room: Room, points: float) -> None:
        """Every seat's prize: its share of the victory, mixed with its lead over the best rival.

        Where a roll-out was cut off nobody has won yet: the lead is all there is.
        """
        if s.pending == 0:
            count_points(box, s, room)
            share_victory(box, s, room)
        else:  # the roll-out has looked ahead
            points = 1.0
        for seat in range(s.seats):
            rival = -1e9
            for other in range(s.seats):
                if other != seat:
                    rival = max(rival, room.points[other])
            lead = lead_prize(room.points[seat] - rival, room)
            room.prize[seat] = (1.0 - points) * room.prize[seat] + points * lead

    @made
    def think(box: Any, views: Array, seat: int, tree: Tree, room: Room, skill: Skill, iterations: int) -> None:
        for _ in range(iterations):
            room.worlds[1] = room.worlds[0]
            s = room.worlds[1]
            imagine(box, views[0], seat, room.chance, room.work, s)
            suppose(box, s, seat, room.dice, room.values)
            depth = descend(box, s, seat, tree, room, skill)
            roll_out(box, s, room, skill.greed, skill.horizon)
            award(box, s, room, skill.points)
            back_up(tree, room, depth)

    @made
    def compare(
        box: Any, views: Array, seat: int, moves: Array, sums: Array, worlds: int, room: Room, skill: Skill
    ) -> None:
        """Try these moves in the same worlds with the same luck: what differs is what the move is worth."""
        for _ in range(worlds):
            room.worlds[2] = room.worlds[0]
            imagine(box, views[0], seat, room.chance, room.work, room.worlds[2])
            suppose(box, room.worlds[2], seat, room.dice, room.values)
            copy_luck(room.dice, room.again)
            for i in range(len(moves)):
                room.worlds[1] = room.worlds[2]
                copy_luck(room.again, room.dice)
                play(box, room.worlds[1], seat, moves[i])
                roll_out(box, room.worlds[1], room, skill.greed, skill.horizon)
                award(box, room.worlds[1], room, skill.points)
                sums[i] += room.prize[seat]

    @made
    def root_node(box: Any, views: Array, seat: int, tree: Tree, room: Room) -> int:
        """Where the answers are found after thinking."""
        return node_for(box, views[0], seat, seat, tree, room)

    return Loops(think, root_node, compare, roll_out, appraise)
