"""The store: migrations make the schema, one bad row harms nobody else, a backup can be served again."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ghostyard.core.errors import Mistake
from ghostyard.table import backup as backups
from ghostyard.table import database_lock, migrations, schema
from ghostyard.table.backoff import Backoff
from ghostyard.table.backup import lasting_tables
from ghostyard.table.changes import Change
from ghostyard.table.database_lock import locked
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.move_to import move_to
from ghostyard.table.outages import RowConflict, StoreDown, connection_in_use, is_outage
from ghostyard.table.people import People
from ghostyard.table.serve import node_stores, prepare_store
from ghostyard.table.settings import Settings, settings_from
from ghostyard.table.store import Store
from ghostyard.table.table_record import NEW_EVENT
from tests.cluster.link import Link
from tests.table.client import Guest, Server, free_port
from tests.table.postgres import Postgres


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.METADATA))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema_of_the_code(kind: str, tmp_path: Path):
    async def main(url: str) -> None:
        engine = engine_for(url)
        await migrate(engine)
        await migrate(engine)  # again: nothing to do
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    if kind == "sqlite":
        asyncio.run(main(Settings(database=str(tmp_path / "t.db")).database_url))
        return
    with Postgres() as postgres:
        asyncio.run(main(Settings(database=postgres.url).database_url))


def test_the_newest_migration_is_the_one_that_a_start_looks_for():
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.NEWEST


def event(number: int, **other: Any) -> Change:
    row = {
        "table": "t", "number": number, "kind": "move", "seat": 0, "move": "draw", "person": "", "message": None,
        "spent": 0, "at": 0.0, "epoch": 0,
    }  # fmt: skip
    return NEW_EVENT.change(row | other)


def test_a_row_that_is_there_already_harms_nobody_else_in_the_same_commit(tmp_path: Path):
    async def main() -> None:
        engine = engine_for(Settings(database=str(tmp_path / "t.db")).database_url)
        await migrate(engine)
        store = Store(engine)
        await store.save(event(0))
        ends = await asyncio.gather(
            store.save(event(0)), store.save(event(1)), store.save(event(2)), return_exceptions=True
        )
        assert [type(end) for end in ends] == [RowConflict, type(None), type(None)]
        assert len(await store.rows(select(schema.events))) == 3
        await store.close()

    asyncio.run(main())


def test_a_change_that_makes_no_sense_harms_nobody_else(tmp_path: Path):
    """One task commits for all tables: whatever is wrong with a change, that task goes on."""

    async def main() -> None:
        engine = engine_for(Settings(database=str(tmp_path / "t.db")).database_url)
        await migrate(engine)
        store = Store(engine)
        without_columns = Change(NEW_EVENT, ("t",))
        ends = await asyncio.gather(store.save(without_columns), store.save(event(0)), return_exceptions=True)
        assert [type(end) for end in ends] == [sqlite3.ProgrammingError, type(None)]
        await store.save(event(1))
        assert len(await store.rows(select(schema.events))) == 2
        await store.close()
        with pytest.raises(StoreDown):
            await store.save(event(2))

    asyncio.run(main())


def test_a_value_that_postgresql_refuses_harms_nobody_else():
    async def main(url: str) -> None:
        engine = engine_for(url)
        await migrate(engine)
        store = Store(engine)
        too_long, too_large = event(0, kind="much longer than its column"), event(1, spent=1 << 40)
        ends = await asyncio.gather(*map(store.save, (too_long, too_large, event(2))), return_exceptions=True)
        assert [type(end) for end in ends] == [asyncpg.StringDataRightTruncationError, asyncpg.DataError, type(None)]
        assert [row["number"] for row in await store.rows(select(schema.events))] == [2]
        await store.close()

    with Postgres() as postgres:
        asyncio.run(main(Settings(database=postgres.url).database_url))


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.CannotConnectNowError("the database system is starting up"),
        asyncpg.AdminShutdownError("terminating connection due to administrator command"),
        asyncpg.TooManyConnectionsError("sorry, too many clients already"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"),
        asyncpg.DiskFullError("could not extend file"),
        asyncpg.InvalidCatalogNameError('database "ghostyard" does not exist'),
        ConnectionRefusedError(),
        TimeoutError(),
        EOFError(),
        RuntimeError("unable to perform operation on <TCPTransport closed=True>; the handler is closed"),
        sqlite3.OperationalError("database is locked"),
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.DatabaseError("database disk image is malformed"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_a_database_in_trouble_raises_is_an_outage(error: Exception):
    assert is_outage(error)


def test_a_driver_that_gives_up_is_an_outage_and_who_is_cancelled_is_cancelled():
    async def given_up() -> None:
        with connection_in_use():
            raise asyncio.CancelledError

    async def cancelled() -> None:
        with connection_in_use():
            await asyncio.sleep(60)

    async def main() -> None:
        with pytest.raises(ConnectionError):
            await given_up()
        task = asyncio.create_task(cancelled())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())


def test_our_own_mistakes_are_no_outage():
    for error in (asyncpg.UndefinedColumnError(), asyncpg.StringDataRightTruncationError(), KeyError(), TypeError()):
        assert not is_outage(error)


def test_tries_come_ever_more_slowly_up_to_a_ceiling_and_start_over_after_success():
    backoff = Backoff()
    waits = [backoff.next() for _ in range(9)]
    for wait, about in zip(waits, (1, 2, 4, 8, 16, 30, 30, 30, 30), strict=True):
        assert 0.8 * about <= wait <= 1.2 * about
    backoff.reset()
    assert backoff.next() <= 1.2


def test_sqlite_is_as_durable_as_we_say(tmp_path: Path):
    async def main() -> tuple[str, int]:
        engine = engine_for(Settings(database=str(tmp_path / "t.db")).database_url)
        async with engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            level = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        await engine.dispose()
        return mode, level

    assert asyncio.run(main()) == ("wal", 2)


def ghostyard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ghostyard", *words], check=False, capture_output=True, text=True)


def test_a_backup_is_a_picture_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    source, copy = tmp_path / "t.db", tmp_path / "copy.db"
    asyncio.run(prepare_store(Settings(database=str(source))))

    def meanwhile() -> Iterator[Any]:
        yield schema.people
        with contextlib.closing(sqlite3.connect(source)) as database, database:
            database.execute("insert into sessions (token, person, at) values ('later', 'somebody', 1)")
        yield schema.sessions

    monkeypatch.setattr(backups, "lasting_tables", meanwhile)
    assert backups.backup(Settings(database=str(source)), copy) == 0


def test_a_backup_made_while_the_server_runs_can_be_served(server: Server, tmp_path: Path):
    ana = Guest(server, "Ana")
    table = ana.table("galore", "me", "open")
    copy = tmp_path / "copy.db"
    done = ghostyard("backup", str(copy), "--database", server.database)
    assert (done.returncode, "holds a copy" in done.stdout) == (0, True), done.stderr
    assert ghostyard("backup", str(copy), "--database", server.database).returncode == 2
    other = Server(str(copy)).start()
    try:
        ana.server = other
        assert table in [entry["table"] for entry in ana.get("/api/tables").json["mine"]]
    finally:
        other.stop()


def test_a_database_in_a_folder_that_is_not_there_yet_is_made(tmp_path: Path):
    file = tmp_path / "new" / "folder" / "t.db"
    asyncio.run(prepare_store(Settings(database=str(file))))
    assert file.is_file()


def test_what_cannot_be_served_is_said_in_one_line(server: Server, tmp_path: Path):
    for words in (
        ["--port", str(server.port)],
        ["--database", "mysql://x"],
        ["--database", "/proc/nothing/here.db"],
        ["--base-url", "ftp://x"],
    ):
        done = ghostyard("serve", "--port", "1", *words)
        assert done.returncode == 2, words
        assert len(done.stderr.strip().splitlines()[-1:]) == 1
        assert "Traceback" not in done.stderr


def test_settings_come_from_the_command_line_then_the_environment():
    environment = {"GHOSTYARD_PORT": "81", "GHOSTYARD_HOST": "::1", "GHOSTYARD_BOT_PAUSE": "0.5"}
    said = settings_from(environment, port=82, host=None)
    assert (said.port, said.host, said.bot_pause, said.address) == (82, "::1", 0.5, "http://[::1]:82")
    with pytest.raises(Mistake, match="GHOSTYARD_PORT"):
        settings_from({"GHOSTYARD_PORT": "many"})


@pytest.mark.parametrize(
    ("environment", "said", "sentence"),
    [
        ({}, {"port": 99_999}, "--port cannot be “99999”"),
        ({"GHOSTYARD_LEASE_SECONDS": "-3"}, {}, "GHOSTYARD_LEASE_SECONDS must be at least 0.5"),
        ({"GHOSTYARD_BOT_WORKERS": "-1"}, {}, "GHOSTYARD_BOT_WORKERS must be at least 1"),
        ({}, {"database": "postgresql:/x"}, "begins with postgresql://"),
        ({}, {"database": "postgresql://a:b@c:port/x"}, "--database cannot be “port”"),
        ({}, {"database": "postgresql://a/b", "bus": "127.0.0.1:9"}, "begins with redis://"),
        ({}, {"base_url": "play.example.org"}, "begins with https://"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_before_anything_starts(environment, said, sentence):
    with pytest.raises(Mistake, match=re.escape(sentence)):
        _ = settings_from(environment, **said).database_url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_second_server_on_the_same_database_does_not_start(kind: str, tmp_path: Path):
    def refused(database: str) -> None:
        async def main() -> None:
            settings = Settings(database=database)
            await prepare_store(settings)
            async with locked(settings.database_url):
                second = await asyncio.to_thread(ghostyard, "serve", "--port", str(free_port()), "--database", database)
                assert (second.returncode, second.stderr.count("\n")) == (2, 1)
                assert "Another Ghostyard server is using this database" in second.stderr
            await prepare_store(settings)  # the first has gone: nothing is left behind

        asyncio.run(main())

    if kind == "sqlite":
        refused(str(tmp_path / "one.db"))
        return
    with Postgres() as postgres:
        refused(postgres.url)


def test_whoever_loses_the_database_to_another_server_while_it_was_away_stops(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database_lock, "PATIENCE", 20)  # for the other one
    monkeypatch.setattr(database_lock, "OUTAGE_PAUSE", 0.1)
    monkeypatch.setattr(database_lock, "OUTAGE_PATIENCE", 0.1)

    async def main(postgres: Postgres, link: Link) -> None:
        direct, stopped = Settings(database=postgres.url).database_url, asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
        async with locked(direct.replace(str(postgres.port), str(link.port))):
            link.cut()
            async with locked(direct):
                link.heal()
                await asyncio.wait_for(stopped.wait(), 30)

    with Postgres() as postgres, Link(postgres.port) as link:
        asyncio.run(main(postgres, link))


def test_in_a_cluster_a_silent_database_is_waited_for_no_longer_than_a_lease():
    async def main(postgres: Postgres, link: Link) -> None:
        cut = postgres.url.replace(str(postgres.port), str(link.port))
        (store,) = node_stores(Settings(database=cut, bus="redis://nobody", lease_seconds=0.5))
        await store.rows(text("select 1"))
        link.cut(silently=True)
        async with asyncio.timeout(10):
            with pytest.raises(StoreDown):
                await store.rows(text("select 1"))
        link.heal()
        await store.close()

    with Postgres() as postgres, Link(postgres.port) as link:
        asyncio.run(main(postgres, link))


def test_a_session_that_was_cut_off_is_missed_and_its_lock_is_waited_for(monkeypatch: pytest.MonkeyPatch):
    """Whoever comes back may find their own old session there, which the database has not missed yet."""
    monkeypatch.setattr(database_lock, "LOOK_SECONDS", 0.2)
    monkeypatch.setattr(database_lock, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(database_lock, "OUTAGE_PAUSE", 1.5)

    async def main(postgres: Postgres, link: Link) -> None:
        stopped = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
        direct = Settings(database=postgres.url).database_url
        async with locked(direct.replace(str(postgres.port), str(link.port))):
            admin = await asyncpg.connect(postgres.url)
            first = await holder(admin)
            link.cut(silently=True)
            await asyncio.sleep(1)
            link.heal()
            while await holder(admin) in (first, None):  # it was given up, though nobody had closed it
                await asyncio.sleep(0.05)
            await admin.execute("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")
            async with locked(direct):  # another one is quicker, and leaves soon: it was our own old session, perhaps
                await asyncio.sleep(1)
            while await holder(admin) is None:
                await asyncio.sleep(0.05)
            await admin.close()
            assert not stopped.is_set()

    async def holder(admin: asyncpg.Connection) -> int | None:
        return await admin.fetchval("select pid from pg_locks where locktype = 'advisory' and granted")

    async def bounded(postgres: Postgres, link: Link) -> None:
        async with asyncio.timeout(20):
            await main(postgres, link)

    with Postgres() as postgres, Link(postgres.port) as link:
        asyncio.run(bounded(postgres, link))


def test_everything_moves_to_postgresql_and_a_second_time_is_refused(server: Server, tmp_path: Path):
    guest = Guest(server, "Moira")
    table = guest.table("galore", "me", "random", clock={"seconds": 600, "extra": 5})
    assert guest.post(f"/api/tables/{table}/start").status == 200
    copy = tmp_path / "old.db"
    assert ghostyard("backup", str(copy), "--database", server.database).returncode == 0
    with sqlite3.connect(copy) as old, Postgres() as postgres:
        done = ghostyard("move-to", postgres.url, "--database", str(copy))
        assert (done.returncode, "moved and compared" in done.stdout) == (0, True), done.stderr
        again = ghostyard("move-to", postgres.url, "--database", str(copy))
        assert (again.returncode, "not empty" in again.stderr) == (2, True)

        async def main() -> list[int]:
            new = await asyncpg.connect(postgres.url)
            try:
                return [await new.fetchval(f"select count(*) from {kept.name}") for kept in lasting_tables()]
            finally:
                await new.close()

        assert asyncio.run(main()) == [
            next(old.execute(f"select count(*) from {kept.name}"))[0] for kept in lasting_tables()
        ]
    old.close()


def test_a_row_that_arrives_changed_undoes_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def altered(connection: AsyncConnection, statement: Any, rows: Any = None) -> Any:
        wrong = [{**row, "name": "somebody else"} for row in rows] if rows else rows
        return await execute(connection, statement, *([wrong] if wrong else []))

    old, new = (Settings(database=str(tmp_path / name)) for name in ("old.db", "new.db"))

    async def fill() -> None:
        await prepare_store(old)
        store = Store(engine_for(old.database_url))
        await People(store).welcome("en")
        await store.close()

    asyncio.run(fill())
    execute = AsyncConnection.execute
    monkeypatch.setattr(AsyncConnection, "execute", altered)
    with pytest.raises(Mistake, match="not what was sent"):
        move_to(old, new)
    monkeypatch.undo()
    assert move_to(old, new) == 2  # a person and a session: nothing was left over
