"""The tree of a search, in arrays: a node for every information set, an edge for every move tried there."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ghostyard.core.chance import WORD
from ghostyard.core.record import Array
from ghostyard.core.rule import rule

NO_NODE = NO_EDGE = -1
NODES, EDGES = 0, 1  # places in `Tree.used`


class Tree(NamedTuple):
    """All nodes and edges that one search may use; nothing is allocated while it thinks."""

    key: Array  # a hash table: the key of the node in each slot, 0 for a free slot
    first: Array  # of a node: its newest edge
    seen: Array  # of a node: how often it was met
    used: Array  # nodes and edges so far
    move: Array  # of an edge: the move it stands for
    after: Array  # the next edge of the same node
    visits: Array
    offered: Array  # how often the move was legal when the node was met
    reward: Array  # the sum over its visits, for the seat that moves
    bias: Array  # what was thought of the move before it was tried


def new_tree(edges: int) -> Tree:
    """An empty tree with workspace for this many edges."""
    slots = 1 << max(4, (2 * edges).bit_length())
    return Tree(
        np.zeros(slots, np.int64), np.zeros(slots, np.int32), np.zeros(slots, np.int32), np.zeros(2, np.int64),
        np.zeros(edges, np.int16), np.zeros(edges, np.int32), np.zeros(edges, np.int32), np.zeros(edges, np.int32),
        np.zeros(edges), np.zeros(edges),
    )  # fmt: skip


def clear(tree: Tree) -> None:
    """Forget everything."""
    tree.key[:] = 0
    tree.used[:] = 0


@rule
def key_of(words: Array, seat: int) -> int:
    """A number for what the seat that moves can see: never 0, and of 62 bits, so that hardly any two views share it."""
    a: Any = 0x2545F491 + seat
    b: Any = 0x4F6CDD1D
    for i in range(len(words)):
        word = np.int64(words[i])
        a = (a ^ word) * 0x5BD1E995
        a = (a ^ (a >> 31)) & WORD
        b = (b ^ word) * 0x1B873593
        b = (b ^ (b >> 29)) & WORD
    key: int = ((a & 0x3FFFFFFF) << 32 | b) + 1
    return key


@rule
def node_of(tree: Tree, key: int) -> int:
    """The node with this key, a new one if need be; NO_NODE when the tree is full."""
    mask = len(tree.key) - 1
    slot = key & mask
    while tree.key[slot] != key:
        if tree.key[slot] == 0:
            if 2 * tree.used[NODES] > mask:
                return NO_NODE
            tree.key[slot] = key
            tree.first[slot] = NO_EDGE
            tree.seen[slot] = 0
            tree.used[NODES] += 1
            return slot
        slot = (slot + 1) & mask
    return slot


@rule
def is_full(tree: Tree) -> bool:
    """Is there no workspace for another edge?"""
    return tree.used[EDGES] >= len(tree.move)


@rule
def add_edge(tree: Tree, node: int, move: int, bias: float) -> int:
    """A new edge for a move that was not tried at this node before."""
    edge = tree.used[EDGES]
    tree.used[EDGES] = edge + 1
    tree.move[edge] = move
    tree.after[edge] = tree.first[node]
    tree.first[node] = edge
    tree.visits[edge] = 0
    tree.offered[edge] = 0
    tree.reward[edge] = 0.0
    tree.bias[edge] = bias
    return edge
