"""The HTTP API: every operation that can be asked for with JSON, each where its subject is."""

from ghostyard.table.http_api import editing, first_games, games, journals, me, puzzles, replays, tables

SUBJECTS = (me, games, first_games, tables, replays, editing, journals, puzzles)
OPERATIONS = tuple(operation for subject in SUBJECTS for operation in subject.OPERATIONS)
