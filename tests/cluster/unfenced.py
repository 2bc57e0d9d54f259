"""A node with the bug that all this is against: it neither checks epochs nor notices that a table is not its own."""

from __future__ import annotations

from ghostyard.cli import main
from ghostyard.table import store
from ghostyard.table.cluster.node import Node

if __name__ == "__main__":
    store.valid_leases = lambda _, leases: leases
    Node._let_go = lambda *_: None  # type: ignore[method-assign]
    main()
