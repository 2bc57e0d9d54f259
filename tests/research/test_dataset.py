"""A dataset holds every decision of its games, whatever files it is cut into, and gives the games back."""

from __future__ import annotations

import numpy as np
import pyarrow
import pyarrow.parquet as parquet
import pytest

from ghostyard import Match, Mistake, game
from ghostyard.core.replay import verify
from ghostyard.research import rows as rows_module
from ghostyard.research.dataset import DatasetExport, heading_of, journals, write
from tests.ours import GAMES


def export(name: str = "ghosty", **more) -> DatasetExport:
    fields = {"bots": ("bat", "random"), "seats": game(name).seats[0], "games": 5, **more}
    return DatasetExport(game(name), **fields)


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_a_decision_of_the_match_with_its_seed(name, tmp_path):
    job = export(name, games=2)
    (file,), rows = write(job, tmp_path)
    table = parquet.read_table(file).to_pydict()
    assert len(table["move"]) == rows
    width, moves = game(name).layout(job.seats).width, len(game(name).moves)
    for number in range(2):
        match = Match(game(name), job.seats, seed=1 + number)
        of_game = [row for row in range(rows) if table["game"][row] == number]
        for row in of_game:
            seat, numbers = match.pending[0], np.zeros(width, np.int16)
            match.game.encode(match.view(seat), seat, numbers)
            bits = np.unpackbits(np.frombuffer(table["mask"][row], np.uint8), bitorder="little")[:moves]
            assert (table["seat"][row], table["ply"][row]) == (seat, len(match.played))
            assert table["observation"][row] == numbers.tolist()
            assert np.flatnonzero(bits).tolist() == sorted(match.legal(seat).numbers)
            match.play(seat, table["move"][row])
        assert match.over
        for row in of_game:
            seat = table["seat"][row]
            assert (table["points"][row], table["rank"][row]) == (match.totals[seat], match.ranks[seat])
            assert (table["reward"][row] > 0) == (match.ranks[seat] == 1 and match.ranks.count(1) < job.seats)


def test_the_same_games_come_in_any_number_of_files(tmp_path):
    one, rows = write(export(games=7), tmp_path / "one")
    many, again = write(export(games=7), tmp_path / "many", games_per_file=2)
    assert (len(one), len(many)) == (1, 4)
    assert rows == again
    whole = parquet.read_table(one[0])
    parts = [parquet.read_table(file) for file in many]
    assert [len(set(part["game"].to_pylist())) for part in parts] == [2, 2, 2, 1]
    assert whole["move"].to_pylist() == [move for part in parts for move in part["move"].to_pylist()]


def test_the_same_games_come_however_many_are_played_at_once(tmp_path, monkeypatch):
    _, rows = write(export(games=20), tmp_path / "one")
    monkeypatch.setattr(DatasetExport, "at_once", 8)
    _, again = write(export(games=20), tmp_path / "many")
    assert rows == again
    first, second = (parquet.read_table(tmp_path / name / "ghosty-00000.parquet") for name in ("one", "many"))
    assert first.equals(second)


@pytest.mark.parametrize("values", [False, True])
def test_games_for_which_there_was_no_room_lose_nothing(values, tmp_path, monkeypatch):
    write(export(games=3, values=values), tmp_path / "room")
    monkeypatch.setattr(rows_module, "PLIES", 3)
    write(export(games=3, values=values), tmp_path / "longer")
    first, second = (parquet.read_table(tmp_path / name / "ghosty-00000.parquet") for name in ("room", "longer"))
    assert first.equals(second)


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_written_with_their_bytes_apart(name, tmp_path):
    (file,), _ = write(export(name, games=1), tmp_path)
    group = parquet.ParquetFile(file).metadata.row_group(0)
    encodings = {group.column(i).path_in_schema: group.column(i).encodings for i in range(group.num_columns)}
    assert "BYTE_STREAM_SPLIT" in encodings["observation.list.element"]


def test_journals_come_back_and_can_be_verified(tmp_path):
    files, rows = write(export(games=4, seats=3), tmp_path, games_per_file=3)
    found = dict(journals(files))
    assert sorted(found) == [0, 1, 2, 3]
    assert sum(len(journal.moves) for journal in found.values()) == rows
    for number, journal in found.items():
        match = verify(game("ghosty"), journal)
        assert match.over
        assert match.seed == 1 + number
    assert found[0].seats == ["bat", "random", "bat"]
    assert found[1].seats == ["random", "bat", "random"]  # bots take turns in every seat


def test_thoughts_of_first_sight_are_points(tmp_path):
    (file,), _ = write(export(bots=("bat",), values=True, games=2), tmp_path)
    table = parquet.read_table(file).to_pydict()
    for legal, values, visits, move in zip(
        table["legal"], table["value"], table["visits"], table["move"], strict=True
    ):  # fmt: skip
        assert len(legal) == len(values) == len(visits)
        assert move in legal
        assert not any(visits)
    assert any(max(values) > min(values) for values in table["value"])


def test_thoughts_of_search_are_rewards_and_visits(tmp_path):
    (file,), _ = write(export(bots=("ismcts-20",), values=True, games=1), tmp_path)
    table = parquet.read_table(file).to_pydict()
    decisions = [row for row in range(len(table["move"])) if len(table["legal"][row]) > 1]
    for row in decisions:
        assert sum(table["visits"][row]) > 0
        assert all(0 <= value <= 1 for value in table["value"][row])
        most = max(table["visits"][row])
        assert table["visits"][row][table["legal"][row].index(table["move"][row])] == most


def test_a_file_says_what_its_games_are(tmp_path):
    (file,), _ = write(export("galore", options={"experienced": True}, seed=9, games=1), tmp_path)
    heading = heading_of(file)
    assert (heading.game, heading.rules, heading.seats, heading.seed) == ("galore", game("galore").version, 2, 9)
    assert heading.options == {"experienced": True, "random-sides": False}
    assert heading.layout == "galore-2-observation-v1"
    assert parquet.read_schema(file).field("observation").type.list_size == game("galore").layout(2).width


@pytest.mark.parametrize(
    "wrong", [{"bots": ("unicorn",)}, {"seats": 9}, {"options": {"moon": 1}}, {"seed": -1}, {"seed": (1 << 128) - 2}]
)
def test_a_wrong_export_is_refused(wrong, tmp_path):
    with pytest.raises(Mistake):
        write(export(**wrong), tmp_path)


def test_columns_of_another_version_are_told(tmp_path):
    (file,), _ = write(export(games=1), tmp_path)
    table = parquet.read_table(file)
    heading = table.schema.metadata[b"ghostyard"].replace(b'"schema":1', b'"schema":99')
    parquet.write_table(table.replace_schema_metadata({"ghostyard": heading}), file)
    with pytest.raises(Mistake, match="version 99"):
        heading_of(file)


def test_a_move_that_was_changed_is_told(tmp_path):
    (file,), rows = write(export(games=1), tmp_path)
    table = parquet.read_table(file)
    wrong = pyarrow.array([-1] * rows, pyarrow.int16())
    parquet.write_table(table.set_column(table.schema.get_field_index("move"), "move", wrong), file)
    with pytest.raises(Mistake):
        list(journals([file]))


def test_a_foreign_file_is_told(tmp_path):
    (tmp_path / "x.parquet").write_text("nothing")
    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "y.parquet")
    for name in ("x.parquet", "y.parquet", "z.parquet"):
        with pytest.raises(Mistake, match=name):
            heading_of(tmp_path / name)


def test_a_folder_holds_one_dataset_of_a_game(tmp_path):
    write(export(games=4), tmp_path, games_per_file=2)
    with pytest.raises(Mistake, match="holds a dataset"):
        write(export(games=1), tmp_path)
    files, _ = write(export(games=1), tmp_path, replace=True)
    assert sorted(tmp_path.iterdir()) == files
