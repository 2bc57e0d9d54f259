"""Tables over several PostgreSQL servers: ids say where tables are, and each server fails for its own tables only."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import insert

from ghostyard.core.errors import Mistake
from ghostyard.table import schema
from ghostyard.table.engines import engine_for
from ghostyard.table.migrations import migrate
from ghostyard.table.partitions import Stores, check_partition, new_id, partition_among, partition_of
from ghostyard.table.settings import Settings, settings_from, spelled_out
from ghostyard.table.sqlite_writer import run_changes
from ghostyard.table.store import Store
from ghostyard.table.table_record import IS_TABLE_ID, TableRecord, new_table
from tests.cluster.history import Recorder, check, stored_rows
from tests.cluster.players import play_table
from tests.cluster.programs import Cluster, running
from tests.table.client import Guest

SHORT = 2  # the number of a table whose game is soon over: `play_table` chooses by it


def test_an_id_says_where_its_table_is():
    for place in (0, 1, 11):
        assert IS_TABLE_ID.fullmatch(new_id(place))
        assert partition_of(new_id(place)) == place


def test_where_there_is_one_database_it_holds_all_tables():
    assert partition_among(new_id(4), 1) == 0


def test_what_no_database_can_hold_is_no_table():
    for name in (new_id(2), new_id() + "x"):
        with pytest.raises(Mistake, match="table"):
            partition_among(name, 2)


def test_a_rematch_stays_with_its_table():
    stores = Stores([cast(Store, None)] * 3)
    assert partition_of(stores.new_id(beside=new_id(1))) == 1


def test_several_databases_are_named_with_spaces_and_a_file_may_have_some():
    urls = Settings(database="postgresql://a/x  postgresql://b/y").database_urls
    assert urls == ["postgresql+asyncpg://a/x", "postgresql+asyncpg://b/y"]
    assert len(Settings(database="/tmp/my games.db").database_urls) == 1
    with pytest.raises(Mistake, match="must all be PostgreSQL"):
        settings_from({}, database="postgresql://a/x sqlite:///y.db")


def served_alone(file: Path, place: int, *people: str) -> None:
    """Check a database that is served alone, in which a table of this place lies."""

    async def check() -> None:
        engine = engine_for(spelled_out(str(file)))
        await migrate(engine)
        record = TableRecord(new_id(place), "galore", 1, {}, 1, "", 0.0)
        async with engine.begin() as connection:
            for name in people:
                await connection.execute(insert(schema.people).values(id=name, name=name, lang="en", at=0.0))
            await connection.run_sync(lambda here: run_changes(here, new_table(record, [])))
        try:
            await check_partition(engine, 0, of=1)
        finally:
            await engine.dispose()

    asyncio.run(check())


def test_the_second_of_two_databases_is_not_served_alone(tmp_path: Path):
    with pytest.raises(Mistake, match="in the order in which they were added"):
        served_alone(tmp_path / "second.db", 1)


def test_a_backup_of_several_databases_is_served_alone(tmp_path: Path):
    served_alone(tmp_path / "all.db", 1, "ana")


@pytest.mark.slow
def test_two_servers_hold_tables_and_one_goes_on_while_the_other_restarts(precompiled: None, tmp_path: Path):
    recorder = Recorder()
    with running(2, forked=True, databases=2, lease_seconds=5) as cluster:
        first, second = cluster.postgres, cluster.more_postgres[0]

        async def main() -> None:
            tables: list[asyncio.Task[float]] = []
            while len(tables) < 3 or len({partition_of(table) for table in recorder.tables}) < 2:
                tables.append(asyncio.create_task(play_table(cluster, recorder, 4 * len(tables) + SHORT, 0.02)))
                while len(recorder.tables) < len(tables):
                    await asyncio.sleep(0.05)
            while not (moves_at(recorder, 0) and moves_at(recorder, 1)):
                await asyncio.sleep(0.05)
            await asyncio.to_thread(second.stop, "immediate")
            enough = moves_at(recorder, 0) + 10
            async with asyncio.timeout(90):
                while moves_at(recorder, 0) < enough and not over_at(recorder, 0):
                    await asyncio.sleep(0.05)
            assert not over_at(recorder, 1)
            listed = await asyncio.to_thread(Guest(cluster.nodes[0], "Cy").get, "/api/tables")
            assert listed.status == 200
            await asyncio.to_thread(second.start)
            async with asyncio.timeout(240):
                await asyncio.gather(*tables)

        asyncio.run(main())
        checked = check(recorder, stored_rows(first.url, second.url))
        assert checked["tables"] == len(recorder.tables)
        stored_apart(cluster)
        swapped = ghostyard("serve", "--port", "1", "--database", second.url, "--database", first.url)
        assert "using this database" in swapped.stderr or "another one" in swapped.stderr
        done = ghostyard("backup", str(tmp_path / "all.db"), "--database", first.url, "--database", second.url)
        assert done.returncode == 0, done.stderr
        refused = ghostyard("move-to", str(tmp_path / "x.db"), "--database", first.url, "--database", second.url)
        assert (refused.returncode, "make a backup" in refused.stderr) == (2, True)


def moves_at(recorder: Recorder, place: int) -> int:
    """The acknowledged moves at the tables in one place."""
    return sum(asked.acknowledged_at > 0 and partition_of(asked.table) == place for asked in recorder.asked)


def over_at(recorder: Recorder, place: int) -> bool:
    return {table for table in recorder.tables if partition_of(table) == place} <= recorder.over


def stored_apart(cluster: Cluster) -> None:
    for place, postgres in enumerate((cluster.postgres, cluster.more_postgres[0])):
        rows = stored_rows(postgres.url)
        assert {partition_of(row["id"]) for row in rows["tables"]} == {place}
        assert {partition_of(row["table"]) for row in rows["events"]} == {place}


def ghostyard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ghostyard", *words], check=False, capture_output=True, text=True)
