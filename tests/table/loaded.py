"""All that a server imports and loads, for programs that are forked from one that has it already."""

from __future__ import annotations

import gc
import importlib

from ghostyard.bots.precompile import is_precompiled, precompile
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import OURS, game

# What a server imports only when it starts, or when its database is first asked.
LATE = (
    "aiosqlite",
    "alembic.config",
    "asyncpg",
    "ghostyard.cli.serving",
    "ghostyard.table.serve",
    "ghostyard.table.fast_websocket",
    "ghostyard.table.sqlite_writer",
    "pydantic.type_adapter",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
)

for module in LATE:
    importlib.import_module(module)
for name in OURS:
    if is_precompiled(game(name)):
        list(precompile(game(name), alone=True))
    for language in LANGUAGES:
        words_for(name, language)
for language in LANGUAGES:
    words_for("", language)
gc.collect()
gc.freeze()  # else every fork would look through all of it again, and copy it by looking
