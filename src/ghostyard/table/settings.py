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
from ghostyard.table.websocket_kind import KINDS

ANOTHER = re.compile(r"\s+(?=\w+://)")  # between two databases; the name of a file may have spaces
ADDRESS = re.compile(r"[a-z]\w+(\+\w+)?:/(?!/)")  # of a database, with a slash missing: no file is called so
LAST_PORT = 65535
LEAST_LEASE = 0.5  # seconds: a lease that ends sooner cannot be renewed in time


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
    tables_per_person: int = 20  # unfinished ones, with others
    resting_per_person: int = 200  # unfinished ones against bots, which cost nothing but rows
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
        return as_origin(self.base_url) if self.base_url else ""

    @property
    def address(self) -> str:
        """Where people find this server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.base_url.rstrip("/") or f"http://{host}:{self.port}"


def as_origin(address: str) -> str:
    """An address's origin as browsers write it: in small letters, without the port that goes without saying."""
    parts = urlsplit(address.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual) if usual else parts.netloc}"


def default_file() -> Path:
    """One file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ghostyard" / "ghostyard.db"


def spelled_out(database: str) -> str:
    """A database URL with its driver; a bare path is a SQLite file."""
    scheme, mark, rest = database.partition("://")
    if ADDRESS.match(database):
        raise Mistake("setting-address", name="--database", value=database, begins="postgresql://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    if scheme not in drivers and scheme not in drivers.values():
        raise Mistake("database-kind", database=scheme)
    _check_port("--database", database)
    return f"{drivers.get(scheme, scheme)}://{rest}"


def settings_from(environment: Mapping[str, str], **said: Any) -> Settings:
    """What was said on the command line, then the environment, then the defaults."""
    values: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
    for field in fields(Settings):
        text = environment.get(f"GHOSTYARD_{field.name.upper()}")
        if text and field.name not in values:
            values[field.name] = _number(field.name, text, field.default)
    settings = Settings(**values)
    _check_numbers(settings)
    _check_addresses(settings)
    if settings.websocket not in KINDS:
        raise Mistake("setting", name="GHOSTYARD_WEBSOCKET", value=settings.websocket)
    return settings


def _check_numbers(settings: Settings) -> None:
    """None is below nothing, and some are larger."""
    if not 0 <= settings.port <= LAST_PORT:
        raise Mistake("setting-range", name="--port", value=str(settings.port), least=0, most=LAST_PORT)
    least = {
        "lease_seconds": LEAST_LEASE,
        "bot_workers": 1,
        "tables_per_person": 1,
        "resting_per_person": 1,
        "acts_per_minute": 1,
    }
    for field in fields(settings):
        value = getattr(settings, field.name)
        if isinstance(value, int | float) and value < least.get(field.name, 0):
            name = f"GHOSTYARD_{field.name.upper()}"
            raise Mistake("number", name=name, least=least.get(field.name, 0), found=value)


def _check_addresses(settings: Settings) -> None:
    """Each is of a kind that can be used, and they go together."""
    outside = urlsplit(settings.base_url)
    if settings.base_url and (outside.scheme not in ("http", "https") or not outside.netloc):
        raise Mistake("setting-address", name="--base-url", value=settings.base_url, begins="https://")
    if settings.bus and urlsplit(settings.bus).scheme not in ("redis", "rediss"):
        raise Mistake("setting-address", name="--bus", value=settings.bus, begins="redis://")
    _check_port("--bus", settings.bus)
    if settings.bus and not settings.database_url.startswith("postgresql"):
        raise Mistake("bus-needs-postgresql")
    if len(settings.database_urls) > 1 and not all(url.startswith("postgresql") for url in settings.database_urls):
        raise Mistake("many-databases-need-postgresql")


def _check_port(name: str, address: str) -> None:
    try:
        _ = urlsplit(address).port
    except ValueError:
        port = urlsplit(address).netloc.rpartition(":")[2]
        raise Mistake("setting-range", name=name, value=port, least=1, most=LAST_PORT) from None


def _number(name: str, text: str, default: Any) -> Any:
    if isinstance(default, str):
        return text
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes")
    try:
        return type(default)(text)
    except ValueError:
        raise Mistake("setting", name=f"GHOSTYARD_{name.upper()}", value=text) from None
