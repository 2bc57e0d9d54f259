"""The schema: what is stored, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from ghostyard.core.edition import HOUSE

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("claim", String(80), unique=True),  # the name as compared, once a passphrase made it theirs
    Column("passphrase", String(200)),  # its argon2 hash
    Column("at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of the cookie: a stolen database opens no seat
    Column("person", String(32), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), nullable=False),  # of those that come with the game, or one of `editions`
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("takebacks", Boolean, nullable=False, server_default=true()),
    Column("ended_at", Float),  # none while the game goes on, and where it never began
    Column("result", Text, nullable=False, server_default=""),  # `Ending`
    Column("coach", String(12), nullable=False, server_default=""),  # of a first game: the mark of its script
    Index("tables_by_phase", "phase", "at"),
)

# What owners of a box have entered: once, however many tables play with it.
editions = Table(
    "editions",
    METADATA,
    Column("key", String(64), primary_key=True),  # the hash of its faces
    Column("game", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("faces", Text, nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("agrees", Boolean, nullable=False, server_default=false()),  # that the game may end here
    Column("asked_at", Float),  # since when its person owes a decision
    Column("put_away", Boolean, nullable=False, server_default=false()),  # its person wants the game listed no more
)

events = Table(
    "events",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(120), nullable=False),
    Column("person", String(32), nullable=False),
    Column("message", String(64)),  # the sender's id of it; none for bots
    Column("spent", Integer, nullable=False),  # milliseconds of the seat's clock
    Column("at", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # of the lease under which it was stored
    UniqueConstraint("table", "person", "message"),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("phrase", String(40), nullable=False),
    Column("message", String(64)),
    Column("at", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table", "person", "message"),
)

guesses = Table(
    "guesses",
    METADATA,
    Column("key", String(120), primary_key=True),  # a name or an address
    Column("failures", Integer, nullable=False),
    Column("until", Float, nullable=False),  # nobody may guess again before
)

pads = Table(
    "pads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),  # whoever writes second finds it taken, and reads again
    Column("game", String(40), nullable=False),
    Column("document", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("edition", String(80), nullable=False, server_default=HOUSE),  # whose faces are picked, by its key
)

# Who serves which table, in a cluster. It says nothing about the games, so no backup has it.
PASSING = {"passing": True}

nodes = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # alive until then, by the database's clock
    Column("pressure", Float, nullable=False),
    Column("bus", Boolean, nullable=False),  # does it reach Redis?
    Column("stopping", Boolean, nullable=False),
    info=PASSING,
)

leases = Table(
    "leases",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("node", String(32), nullable=False, index=True),  # empty while nobody has the table in memory
    Column("epoch", Integer, nullable=False),  # counts up whenever the table changes hands
    info=PASSING,
)
