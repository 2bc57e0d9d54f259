"""The HTTP API: every operation that can be asked for with JSON, each where its subject is."""

from ghostyard.table.http_api import editing, games, me, replays, tables

OPERATIONS = (*me.OPERATIONS, *games.OPERATIONS, *tables.OPERATIONS, *replays.OPERATIONS, *editing.OPERATIONS)
