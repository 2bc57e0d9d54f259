"""Many nodes that serve the same tables, with PostgreSQL and Redis between them. `docs/cluster.md` says how."""
