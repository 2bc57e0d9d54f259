"""Migrations: how a database of an earlier version becomes one of this version (Alembic)."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

NEWEST = "0008"  # of the migrations in `versions`
MIGRATING = 0x6705717A7E  # the lock under which PostgreSQL is migrated


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this version's schema."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # nodes that start together migrate one after the other
            await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
        if not await connection.run_sync(is_up_to_date):
            await connection.run_sync(upgrade)


def is_up_to_date(connection: Connection) -> bool:
    """Has this database seen all migrations? Asked first: Alembic takes a third of a second to load."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("select version_num from alembic_version")).scalar() == NEWEST


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
