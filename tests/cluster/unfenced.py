"""A node with the bug that all this is against: it neither checks epochs nor notices that a table is not its own."""

from __future__ import annotations

from ghostyard.cli import main
from ghostyard.table import postgres_writer
from ghostyard.table.cluster.watch import Watch

UNCHECKED = 'select * from unnest($1::text[], $2::int[]) as wanted("table", epoch)'

if __name__ == "__main__":
    postgres_writer.VALID_LEASES = UNCHECKED
    Watch.let_go = lambda *_: None  # type: ignore[method-assign]
    main()
