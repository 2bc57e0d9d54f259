"""Settings: what whoever runs a server decides, from the command line or the environment (GHOSTYARD_*)."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ghostyard.core.errors import Mistake
from ghostyard.table.websocket import KINDS

ANOTHER = re.compile(r"\s+(?=\w+://)")  # between two databases; the name of a file may have spaces


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be set. An empty database means one SQLite file in the user's data folder."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # several, with spaces between them: the first has the people, all have tables
    bus: str = ""  # redis://…: this server is one of many nodes, all on the same PostgreSQL
    lease_seconds: float = 3.0  # a node that is silent for so long is dead to the others
    base_url: str = ""  # when set, only pages of this origin may act
    bot_workers: int = 2
    bot_seconds: float = 10.0  # for one decision; then a random move is played and the worker replaced
    bot_pause: float = 0.6  # so that people can follow what bots do
    absent_seconds: float = 30.0  # offline for so long: others may let a bot take the seat
    tables_per_person: int = 20  # unfinished ones
    acts_per_minute: int = 120  # HTTP requests that change something, per address
    messages_per_second: float = 40.0  # per socket
    slow_seconds: float = 20.0  # how long one message may take to leave a socket
    idle_minutes: float = 2.0  # a table nobody looks at leaves the memory after so long; loading it takes milliseconds
    websocket: str = "auto"  # "plain": without working inside uvicorn; "fast": also with versions that were not tested
    editions: str = ""  # files with owners' editions that everybody may choose, separated as in PATH
    offline: str = ""  # a folder made by `ghostyard site`: the page goes on by itself while the network is away
    alone: bool = False  # a page that serves itself: nobody else can come, and nobody has secrets from whoever plays
    table_prefix: str = ""  # of the ids of new tables: a page tells its own from a server's by it
    debug: bool = False  # stop at the first mistake of our own

    @property
    def database_url(self) -> str:
        """The first database as SQLAlchemy names it."""
        return self.database_urls[0]

    @property
    def database_urls(self) -> list[str]:
        """All databases as SQLAlchemy names them, mostly one."""
        if not self.database:
            return [f"sqlite+aiosqlite:///{default_file()}"]
        return [spelled_out(each) for each in ANOTHER.split(self.database)]

    @property
    def origin(self) -> str:
        """Scheme, host and port of the base URL; empty when none was given."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}" if self.base_url else ""

    @property
    def address(self) -> str:
        """Where people find this server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.base_url.rstrip("/") or f"http://{host}:{self.port}"


def default_file() -> Path:
    """One file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ghostyard" / "ghostyard.db"


def spelled_out(database: str) -> str:
    """A database URL with its driver; a bare path is a SQLite file."""
    scheme, mark, rest = database.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    if scheme not in drivers and scheme not in drivers.values():
        raise Mistake("database-kind", database=scheme)
    return f"{drivers.get(scheme, scheme)}://{rest}"


def settings_from(environment: Mapping[str, str], **said: Any) -> Settings:
    """What was said on the command line, then the environment, then the defaults."""
    values: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
    for field in fields(Settings):
        text = environment.get(f"GHOSTYARD_{field.name.upper()}")
        if text and field.name not in values:
            values[field.name] = _number(field.name, text, field.default)
    settings = Settings(**values)
    if settings.base_url and urlsplit(settings.base_url).scheme not in ("http", "https"):
        raise Mistake("setting", name="base_url", value=settings.base_url)
    if settings.bus and not settings.database_url.startswith("postgresql"):
        raise Mistake("bus-needs-postgresql")
    if len(settings.database_urls) > 1 and not all(url.startswith("postgresql") for url in settings.database_urls):
        raise Mistake("many-databases-need-postgresql")
    if settings.websocket not in KINDS:
        raise Mistake("setting", name="websocket", value=settings.websocket)
    return settings


def _number(name: str, text: str, default: Any) -> Any:
    if isinstance(default, str):
        return text
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes")
    try:
        return type(default)(text)
    except ValueError:
        raise Mistake("setting", name=f"GHOSTYARD_{name.upper()}", value=text) from None
