"""Information-set Monte-Carlo tree search over determinized worlds: compiled around a game's rules, and knows no game.

Every iteration determinizes a world from the view, walks down the tree, plays on to the end, and rewards the moves on
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
from ghostyard.core.heuristics import SCRATCH, Skill
from ghostyard.core.record import SPECTATOR, Array
from ghostyard.core.rule import kernel_around, rule
from ghostyard.core.seats import first_pending

MOST_DEPTH = 64  # edges from the root to a leaf
THOUSAND = 1000


class Workspace(NamedTuple):
    """Scratch space of one search."""

    worlds: Array  # a blank, the world that is played on, and how it was determinized
    views: Array  # a blank, and what somebody sees
    words: Array  # the same views as rows of 32-bit words
    scratch: Array
    moves: Array
    values: Array
    lines: Array
    edge_of: Array  # by move number, while a node is looked at
    path: Array  # the edges walked, and the seats that chose them
    path_seat: Array
    prize: Array  # by seat
    points: Array  # by seat: what it scored, or will score by the look of it
    lead: Array  # the sum of leads seen so far, and how many
    chance: Array  # determinizes worlds
    dice: Array  # plays them
    again: Array  # the dice as they were, to play the same world with the same luck


def new_workspace(game: Game) -> Workspace:
    """Scratch space for searches of this game."""
    views, seats = game.state.blanks(2), game.seats[-1]
    return Workspace(
        game.state.blanks(3), views, views.view(np.uint32).reshape(2, -1), np.zeros(game.scratch_size, np.int16),
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
    """Make workspace for the next node."""
    edge = tree.first[node]
    while edge != NO_EDGE:
        edge_of[tree.move[edge]] = NO_EDGE
        edge = tree.after[edge]


@rule
def best_known(tree: Tree, workspace: Workspace, count: int, explore: float) -> tuple[int, int]:
    """The most promising of the legal moves tried before, and how many of them were."""
    best, best_promise, known = NO_EDGE, -1e18, 0
    for i in range(count):
        edge = workspace.edge_of[workspace.moves[i]]
        if edge != NO_EDGE:
            known += 1
            tree.offered[edge] += 1
            value = promise(tree, edge, explore)
            if value > best_promise:
                best, best_promise = edge, value
    return best, known


@rule
def any_unknown(workspace: Workspace, count: int, known: int) -> int:
    """One of the legal moves that were not tried yet, at random."""
    skip = below(workspace.dice, count - known)
    for i in range(count):
        if workspace.edge_of[workspace.moves[i]] == NO_EDGE:
            if skip == 0:
                return i
            skip -= 1
    return 0


@rule
def best_unknown(workspace: Workspace, count: int) -> int:
    """The legal move not tried yet that was appraised best."""
    best = NO_EDGE
    for i in range(count):
        if workspace.edge_of[workspace.moves[i]] == NO_EDGE and (
            best == NO_EDGE or workspace.values[i] > workspace.values[best]
        ):
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
def back_up(tree: Tree, workspace: Workspace, depth: int) -> None:
    """Every move on the way gets the prize of the seat that chose it."""
    for step in range(depth):
        edge = workspace.path[step]
        tree.visits[edge] += 1
        tree.reward[edge] += workspace.prize[workspace.path_seat[step]]


@rule
def lead_prize(lead: float, workspace: Workspace) -> float:
    """A lead in points as a number from 0 to 1; the usual lead of this search is its yardstick."""
    size = abs(lead)
    workspace.lead[0] += size
    workspace.lead[1] += 1.0
    yardstick = 1.0 + workspace.lead[0] / workspace.lead[1]
    return 0.5 + 0.5 * lead / (size + yardstick)


@rule
def guess_nothing(box: Any, s: Any, seat: int, dice: Array, values: Array) -> None:
    """Without heuristics, secret choices of others stay as they were determinized."""


@rule
def appraise_nothing(box: Any, s: Any, seat: int, moves: Array, count: int, values: Array) -> None:
    """Without heuristics all moves look alike."""
    for i in range(count):
        values[i] = 0.0


class SearchKernels(NamedTuple):
    """The compiled search of one game."""

    think: Any  # (box, views, seat, tree, workspace, skill, iterations)
    root_node: Any  # (box, views, seat, tree, workspace)
    compare: Any  # (box, views, seat, moves, sums, worlds, workspace, skill)
    roll_out: Any  # (box, s, workspace, greed, horizon)
    appraise: Any  # (box, s, seat, moves, count, values)


_KERNELS: dict[int, tuple[Game, SearchKernels]] = {}  # by identity: a game is no key, but lives as long as the program


def search_kernels(game: Game) -> SearchKernels:
    """The compiled search of a game, made once."""
    if id(game) not in _KERNELS:
        _KERNELS[id(game)] = game, _search_kernels(game)
    return _KERNELS[id(game)][1]


@rule
def copy_luck(one: Array, other: Array) -> None:
    """Let the other generator give the same numbers as this one."""
    for i in range(len(one)):
        other[i] = one[i]


def _search_kernels(game: Game) -> SearchKernels:
    rules, point_lines = game.rules, len(game.lines)
    legal, play, view, determinize = rules.legal, rules.play, rules.view, rules.determinize
    score, rank_key = rules.score, rules.rank_key
    appraise = game.heuristics.appraise if game.heuristics else appraise_nothing
    sample_choices = (game.heuristics and game.heuristics.sample_choices) or guess_nothing
    evaluate: Any = game.heuristics and game.heuristics.evaluate
    made = kernel_around(*rules.functions(), appraise, sample_choices, evaluate or guess_nothing)

    @made
    def node_for(box: Any, s: Any, seat: int, root: int, tree: Tree, workspace: Workspace) -> int:
        """The root's seat moves by what it knows, the others by what all can see: their secrets are only guesses."""
        workspace.views[1] = workspace.views[0]
        view(box, s, seat if seat == root else SPECTATOR, workspace.views[1])
        return node_of(tree, key_of(workspace.words[1], seat))

    @made
    def open_move(
        box: Any, s: Any, seat: int, node: int, count: int, known: int, tree: Tree, workspace: Workspace, skill: Skill
    ) -> int:
        """Try a move for the first time at this node."""
        if skill.widen == 0.0 and skill.trust == 0.0:
            return add_edge(tree, node, workspace.moves[any_unknown(workspace, count, known)], 0.0)
        appraise(box, s, seat, workspace.moves, count, workspace.values)
        i = best_unknown(workspace, count)
        short = workspace.values[i] - workspace.values[best_of(workspace.values, count, workspace.dice)]
        yardstick = 1.0 + workspace.lead[0] / (1.0 + workspace.lead[1])
        return add_edge(tree, node, workspace.moves[i], skill.trust * max(-1.0, short / yardstick))

    @made
    def descend(box: Any, s: Any, root: int, tree: Tree, workspace: Workspace, skill: Skill) -> int:
        """Walk down to a move that is new, or to the end; says how many edges the path has."""
        depth, is_new = 0, False
        while s.pending != 0 and not is_new and depth < MOST_DEPTH:
            seat = root if depth == 0 else first_pending(s)
            count = legal(box, s, seat, workspace.moves)
            if count == 1:
                play(box, s, seat, workspace.moves[0])
                continue
            node = node_for(box, s, seat, root, tree, workspace)
            if node == NO_NODE:
                break
            tree.seen[node] += 1
            list_edges(tree, node, workspace.edge_of)
            edge, known = best_known(tree, workspace, count, skill.explore)
            opens = known < count and may_open(tree, node, known, skill.widen)
            if opens:
                edge = open_move(box, s, seat, node, count, known, tree, workspace, skill)
                tree.offered[edge] += 1
                is_new = True
            unlist_edges(tree, node, workspace.edge_of)
            if edge == NO_EDGE:
                break
            workspace.path[depth] = edge
            workspace.path_seat[depth] = seat
            depth += 1
            play(box, s, seat, tree.move[edge])
        return depth

    @made
    def count_points(box: Any, s: Any, workspace: Workspace) -> bool:
        """Every seat's points on the score sheet."""
        score(box, s, workspace.lines)
        for seat in range(s.seats):
            workspace.points[seat] = 0.0
            for line in range(point_lines):
                workspace.points[seat] += workspace.lines[seat, line]
        return True

    @made
    def expect_points(box: Any, s: Any, workspace: Workspace) -> bool:
        """Is this a quiet moment? Then write what every seat can expect."""
        return evaluate(box, s, workspace.points)

    look_ahead = expect_points if evaluate else count_points

    @made
    def roll_out(box: Any, s: Any, workspace: Workspace, greed: int, horizon: int) -> None:
        """Play on to the end, or to the last of so many quiet moments: at random, or mostly as heuristics says."""
        left = horizon
        while s.pending != 0:
            if horizon > 0 and look_ahead(box, s, workspace):
                left -= 1
                if left == 0:
                    break
            seat = first_pending(s)
            count = legal(box, s, seat, workspace.moves)
            if greed > 0 and count > 1 and below(workspace.dice, THOUSAND) < greed:
                appraise(box, s, seat, workspace.moves, count, workspace.values)
                play(box, s, seat, workspace.moves[best_of(workspace.values, count, workspace.dice)])
            else:
                play(box, s, seat, workspace.moves[below(workspace.dice, count)])

    @made
    def share_victory(box: Any, s: Any, workspace: Workspace) -> None:
        """Every seat's share of the victory in a finished game."""
        best, winners = rank_key(box, s, workspace.lines, 0), 0
        for seat in range(s.seats):
            best = max(best, rank_key(box, s, workspace.lines, seat))
        for seat in range(s.seats):
            winners += rank_key(box, s, workspace.lines, seat) == best
        for seat in range(s.seats):
            workspace.prize[seat] = 1.0 / winners if rank_key(box, s, workspace.lines, seat) == best else 0.0

    @made
    def award(box: Any, s: Any, workspace: Workspace, points: float) -> None:
        """Every seat's prize: its share of the victory, mixed with its lead over the best rival.

        Where a roll-out was cut off nobody has won yet: the lead is all there is.
        """
        if s.pending == 0:
            count_points(box, s, workspace)
            share_victory(box, s, workspace)
        else:  # the roll-out has looked ahead
            points = 1.0
        for seat in range(s.seats):
            rival = -1e9
            for other in range(s.seats):
                if other != seat:
                    rival = max(rival, workspace.points[other])
            lead = lead_prize(workspace.points[seat] - rival, workspace)
            workspace.prize[seat] = (1.0 - points) * workspace.prize[seat] + points * lead

    @made
    def think(
        box: Any, views: Array, seat: int, tree: Tree, workspace: Workspace, skill: Skill, iterations: int
    ) -> None:
        for _ in range(iterations):
            workspace.worlds[1] = workspace.worlds[0]
            s = workspace.worlds[1]
            determinize(box, views[0], seat, workspace.chance, workspace.scratch, s)
            sample_choices(box, s, seat, workspace.dice, workspace.values)
            depth = descend(box, s, seat, tree, workspace, skill)
            roll_out(box, s, workspace, skill.greed, skill.horizon)
            award(box, s, workspace, skill.points)
            back_up(tree, workspace, depth)

    @made
    def compare(
        box: Any, views: Array, seat: int, moves: Array, sums: Array, worlds: int, workspace: Workspace, skill: Skill
    ) -> None:
        """Try these moves in the same worlds with the same luck: what differs is what the move is worth."""
        for _ in range(worlds):
            workspace.worlds[2] = workspace.worlds[0]
            determinize(box, views[0], seat, workspace.chance, workspace.scratch, workspace.worlds[2])
            sample_choices(box, workspace.worlds[2], seat, workspace.dice, workspace.values)
            copy_luck(workspace.dice, workspace.again)
            for i in range(len(moves)):
                workspace.worlds[1] = workspace.worlds[2]
                copy_luck(workspace.again, workspace.dice)
                play(box, workspace.worlds[1], seat, moves[i])
                roll_out(box, workspace.worlds[1], workspace, skill.greed, skill.horizon)
                award(box, workspace.worlds[1], workspace, skill.points)
                sums[i] += workspace.prize[seat]

    @made
    def root_node(box: Any, views: Array, seat: int, tree: Tree, workspace: Workspace) -> int:
        """Where the answers are found after thinking."""
        return node_for(box, views[0], seat, seat, tree, workspace)

    return SearchKernels(think, root_node, compare, roll_out, appraise)
