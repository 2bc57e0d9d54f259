"""The command line: what every command answers, and one clear line for every mistake."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ghostyard.core.edition import EditionFile
from tests.cli.in_process import ghostyard
from tests.ours import GAMES, WITH_CLAUSES, WITH_LESSON
from tests.owners import path_of

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "galore.json"


def answer(*arguments: str):
    """The one JSON document that a command prints."""
    done = ghostyard(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def mistake(*arguments: str) -> str:
    """The one line of a command that was given something wrong."""
    done = ghostyard(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.strip()


def load_edition(game: str, path: Path | None) -> dict:
    """An owner's edition, or ours, as plain data."""
    return (EditionFile.read(path) if path else EditionFile.of_game(game, "house")).table


@pytest.fixture(scope="module")
def journal(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("journals") / "g.json"
    path.write_text(ghostyard("journal", "galore", "--seats", "4", "--seed", "7").stdout, encoding="utf-8")
    return path


def test_games_are_listed_with_seats_options_and_editions():
    games = {entry["name"]: entry for entry in answer("games")["games"]}
    assert set(games) >= set(GAMES)
    assert games["galore"]["seats"] == [2, 3, 4, 5]
    assert games["galore"]["editions"] == ["house"]
    assert [option["name"] for option in games["galore"]["options"]] == ["experienced", "random-sides"]


def test_simulations_say_how_many_how_fast_and_who_wins():
    report = answer("simulate", "galore", "--seats", "3", "--games", "3000", "--seed", "1")
    assert report["games"] == 3000
    assert report["moves_per_second"] > 0
    low, high = report["seats"][0]["win_rate_95"]
    assert low < report["seats"][0]["win_rate"] < high
    assert set(report["seats"][0]["lines"]) >= {"dragons", "other", "dead_ends"}


def test_simulations_do_not_depend_on_the_number_of_jobs():
    one, two = (answer("simulate", "galore", "--games", "5000", "--jobs", jobs) for jobs in "12")
    assert one["seats"] == two["seats"]


def test_a_whole_game_by_bots_is_a_journal_that_verifies(journal):
    done = ghostyard("verify", journal)
    assert (done.returncode, done.stdout.startswith("All good")) == (0, True)


def test_exported_games_come_back_as_journals_that_verify(tmp_path):
    told = answer(
        "export", "ghosty", "--games", "3", "--bots", "bat,random", "--games-per-file", "2", "--out", tmp_path
    )
    assert len(told["files"]) == 2
    done = ghostyard("import", *told["files"], "--out", tmp_path / "journals", "--lang", "en")
    assert "3 journals" in done.stdout
    for file in (tmp_path / "journals").iterdir():
        assert ghostyard("verify", file).returncode == 0


def test_a_searched_response_says_how_much_it_wins():
    told = answer("exploit", "ghosty", "random", "--deals", "2", "--budget", "1,8", "--seats", "3")
    assert [one["iterations"] for one in told["responses"]] == [1, 8]
    assert all(one["games"] == 6 and 0 <= one["wins"] <= 1 for one in told["responses"])
    assert told["fair"] == pytest.approx(1 / 3)


def test_a_replay_answers_in_names(journal):
    position = answer("replay", journal)
    assert position["over"] is True
    assert len(position["state"]["players"]) == 4
    assert all(
        tile["track"] in ("straight", "curve", "bridge", "double") for tile in position["state"]["players"][0]["tiles"]
    )
    assert sum(position["sheets"][0]["lines"].values()) == position["sheets"][0]["total"]


def test_a_replay_for_a_seat_shows_only_its_own_secret_tile(journal):
    players = answer("replay", journal, "--ply", "30", "--seat", "2")["state"]["players"]
    assert [player["secret"] is not None for player in players] == [False, True, False, False]


def test_a_replay_without_json_tells_the_game(journal):
    told = ghostyard("replay", journal, "--lang", "es").stdout
    assert "Ronda 8" in told
    assert "Gana " in told or "Empate en cabeza" in told


def test_the_worked_example_scores_as_printed():
    scored = answer("score", "galore", EXAMPLE)
    assert [player["total"] for player in scored["players"]] == [97, 102]
    assert scored["winners"] == ["Mary"]
    assert scored["players"][0]["lines"]["tooth"] == 16


def test_a_board_without_doors_is_scored_with_a_note_in_the_readers_language(tmp_path):
    tile = {"track": "straight"}
    file = written(tmp_path, {"game": "galore", "players": [{"name": "Ada", "tiles": [tile] * 9}]})
    assert answer("score", "galore", file)["notes"][0]["note"] == "note-no-doors"
    assert "Ada: Du hast keine Türen angegeben" in ghostyard("score", "galore", file, "--lang", "de").stdout


def written(folder: Path, table: dict) -> Path:
    """A file that describes a table."""
    path = folder / "table.json"
    path.write_text(json.dumps(table), encoding="utf-8")
    return path


def lone_tile(**tile) -> dict:
    """A board of Ghosts Galore with one tile, in its upper left corner."""
    return {"name": "Ada", "board": 1, "tiles": [tile, *[None] * 8]}


def test_tiles_by_their_numbers_are_scored_with_the_faces_of_the_edition(tmp_path):
    file = written(tmp_path, {"game": "galore", "players": [lone_tile(tile=1, turn=1)]})
    ours = load_edition("galore", None)["tiles"][0]
    theirs = load_edition("galore", path_of("galore"))["tiles"][0]
    assert ours["diamonds"] != theirs["diamonds"]
    for edition, face in (([], ours), (["--edition", path_of("galore")], theirs)):
        scored = answer("score", "galore", file, *edition)["players"][0]
        assert scored["lines"]["diamonds"] == sum(face["diamonds"])


def test_a_tile_by_its_number_is_scored_like_the_same_tile_described(tmp_path):
    edition = load_edition("galore", path_of("galore"))
    named = [{"tile": number, "turn": number % 4} for number in range(1, 10)]
    described = [{**edition["tiles"][one["tile"] - 1], "turn": one["turn"]} for one in named]
    boards = [{"board": 3, "side": "back", "tiles": named}, {"doors": edition["boards"][2]["back"], "tiles": described}]
    told = [
        answer("score", "galore", written(tmp_path, {"game": "galore", "players": [{"name": "Ada", **board}]}), *more)
        for board, more in zip(boards, (["--edition", path_of("galore")], []), strict=True)
    ]
    assert told[0] == told[1]


def test_a_graveyard_by_numbers_lies_as_its_tiles_are_turned(tmp_path):
    spaces = load_edition("graveyards", path_of("graveyards"))["tiles"][4]["spaces"]
    turned = [spaces[place] for place in (2, 0, 3, 1)]
    players = [{"name": colour, "colours": [colour]} for colour in ("white", "orange", "blue", "green")]
    told = [
        answer(
            "score", "graveyards", written(tmp_path, {"game": "graveyards", "players": players, "tiles": [tile]}), *more
        )
        for tile, more in (
            ({"x": 0, "y": 0, "tile": 5, "turn": 1}, ["--edition", path_of("graveyards")]),
            ({"x": 0, "y": 0, "spaces": turned}, []),
        )
    ]
    assert told[0] == told[1]
    assert any(player["sections"][player["name"]] for player in told[0]["players"])


def test_the_drivers_of_an_owners_engines_count(tmp_path):
    table = {"game": "ghosty", "players": [{"name": "Ada", "carriages": {"red": [0, 0, 0]}, "engines": ["red"]}]}
    file = written(tmp_path, table)
    trains = load_edition("ghosty", path_of("ghosty"))["trains"]
    drivers = next(train["drivers"] for train in trains if train["colour"] == "red")
    ours, theirs = (
        answer("score", "ghosty", file, *edition)["players"][0]["total"]
        for edition in ([], ["--edition", path_of("ghosty")])
    )
    assert theirs - ours == drivers - 1 != 0


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([lone_tile(tile=79)], "players[0].tiles[0].tile is too large: at most 78"),
        ([lone_tile(tile="bat")], "players[0].tiles[0].tile should be int, not str"),
        ([lone_tile(tile=3, turn=-1)], "players[0].tiles[0].turn is too small: at least 0"),
        ([lone_tile(tile=3, track="curve")], "“tile” and “track”"),
        ([lone_tile(tile=3), {**lone_tile(tile=3), "board": 2}], "players[1].tiles[0] and players[0].tiles[0]"),
        ([lone_tile(tile=3) | {"side": "top"}], "players[0].side"),
        ([lone_tile(tile=3), lone_tile(tile=4)], "players[1] and players[0] are both number 1"),
    ],
)
def test_a_piece_by_its_number_that_cannot_be_is_told_with_its_place(tmp_path, players, words):
    assert words in mistake("score", "galore", written(tmp_path, {"game": "galore", "players": players}))


def test_a_person_can_play_a_whole_game_by_numbers():
    done = ghostyard("play", "galore", "--seed", "5", "--bot", "random", "--lang", "de", said="1\n" * 100)
    assert done.returncode == 0, done.stderr
    assert "gewinnt mit" in done.stdout or "Du gewinnst mit" in done.stdout or "gewinnen gemeinsam" in done.stdout


def test_a_person_who_types_nonsense_is_told_and_asked_again():
    done = ghostyard("play", "galore", "--seed", "5", said="dance\n99\ndraw\nq\n")
    assert done.returncode == 0
    assert "dance" in done.stdout
    assert "GAL-11" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_move_is_understood_as_the_list_says_it():
    done = ghostyard("play", "ghosty", "--seed", "5", "--lang", "de", said="Auf rot setzen\nq\n")
    assert "kein Zug" not in done.stdout
    assert "nehmen" in done.stdout  # the next decision


def test_the_house_edition_is_good(tmp_path):
    import ghostyard as package

    house = Path(package.__file__).parent / "games" / "galore" / "edition.toml"
    assert ghostyard("edition", "check", house).returncode == 0


def test_a_journal_played_with_an_owners_edition_verifies_by_itself(tmp_path):
    path = tmp_path / "g.json"
    path.write_text(ghostyard("journal", "ghosty", "--edition", path_of("ghosty"), "--bot", "random").stdout)
    assert ghostyard("verify", path).stdout.startswith("All good")
    assert json.loads(path.read_text())["edition"] == "owners"


def test_simulations_with_an_owners_edition_count_its_faces():
    ours, theirs = (
        answer("simulate", "ghosty", "--games", "500", *edition)["seats"][0]["score"]["mean"]
        for edition in ([], ["--edition", path_of("ghosty")])
    )
    assert theirs > ours + 1  # its carriages are full


def test_bots_compete_with_an_owners_edition():
    arena = ["arena", "ghosty", "--bots", "moth,random", "--games", "2"]
    assert answer(*arena, "--edition", path_of("ghosty"))["games"] == 2


def test_a_new_edition_is_a_copy_to_be_changed(tmp_path):
    path = tmp_path / "mine.toml"
    assert ghostyard("edition", "new", "galore", "--out", path, "--title", "Aunt Eva's box").returncode == 0
    path.write_text(path.read_text().replace('["bat", 0]]\ndiamonds = [3]', '["bat", 0]]\ndiamonds = [2]', 1))
    shown = answer("edition", "show", path)
    assert (shown["title"], shown["differences"]) == (
        "Aunt Eva's box", [{"place": "tiles[0].diamonds", "house": [3], "yours": [2]}],
    )  # fmt: skip


def test_help_says_what_there_is():
    assert "simulate" in ghostyard("--help").stdout


def test_the_real_command_says_a_mistake_and_exits_with_2():
    done = subprocess.run([sys.executable, "-m", "ghostyard", "play", "chess"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_a_gpu_that_is_not_there_is_one_line():
    done = ghostyard("bench", "--gpu")
    if done.returncode:
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "galore"),
        (["play", "galore", "--seats", "9"], "2 to 5"),
        (["play", "galore", "--option", "turbo"], "experienced"),
        (["play", "galore", "--lang", "fr"], "en, es, de"),
        (["journal", "galore", "--seed", "-1"], "128"),
        (["journal", "galore", "--bot", "hal"], "random"),
        (["simulate", "galore", "--games", "0"], "at least 1"),
        (["simulate", "galore", "--jobs", "0"], "at least 1"),
        (["simulate", "galore", "--executor", "pigeons"], "threads, ray"),
        (["arena", "galore", "--executor", "ray", "--address", "127.0.0.1:9"], "127.0.0.1:9"),
        (["exploit", "galore", "hal"], "random"),
        (["exploit", "galore", "bat", "--budget", "many"], "many"),
        (["export", "galore", "--games", "0"], "at least 1"),
        (["export", "galore", "--out", __file__], "cannot write"),
        (["study", "galore", "--out", "/nowhere/page.html"], "cannot write /nowhere/page.html"),
        (["import", "nowhere.parquet"], "nowhere.parquet"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["score", "galore", "nowhere.json"], "nowhere.json"),
        (["edition", "check", "nowhere.toml"], "nowhere.toml"),
        (["edition", "new", "chess"], "galore"),
        (["play", "galore", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "galore", "--edition", path_of("ghosty")], "not “galore”"),
        (["serve", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["score", "galore", EXAMPLE, "--edition", "nowhere.toml"], "nowhere.toml"),
        (["score", "galore", EXAMPLE, "--edition", path_of("ghosty")], "not “galore”"),
    ],
)
def test_a_mistake_is_one_clear_line(arguments, words):
    assert words in mistake(*arguments)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "JSON"),
        ("[]", "object"),
        ("{}", "game"),
        ('{"game": "galore"}', "rules"),
        ('{"game": "galore", "rules": "one"}', "rules"),
        ("\x00\x01", "JSON"),
    ],
)
def test_a_bad_journal_is_one_clear_line(tmp_path, text, words):
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert words in mistake("replay", path)


@pytest.mark.parametrize("depth", [1_200, 15_000])
@pytest.mark.parametrize("command", [["score", "galore"], ["replay"], ["verify"], ["edition", "check"]], ids="-".join)
def test_a_file_that_is_nested_too_deeply_is_one_clear_line(tmp_path, command, depth):
    path = tmp_path / "deep"
    brackets = "[" * depth + "]" * depth
    path.write_text(f"a = {brackets}" if command[0] == "edition" else f'{{"game": {brackets}}}', encoding="utf-8")
    assert "nested too deeply" in mistake(*command, path)


def changed(journal: Path, tmp_path: Path, **fields) -> Path:
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(json.loads(journal.read_text()) | fields), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"seed": "xyz"}, "hexadecimal"),
        ({"game": "chess"}, "galore"),
        ({"rules": 7}, "version"),
        ({"moves": [[0, "fly"]]}, "Move 0"),
        ({"moves": [[9, "side front"]]}, "Move 0"),
        ({"seats": ["alone"]}, "2 to 5"),
        ({"options": {"turbo": 1}}, "turbo"),
        ({"edition": "lost"}, "lost"),
        ({"commitment": "0"}, "promise"),
    ],
)
def test_a_journal_that_was_tampered_with_is_one_clear_line(journal, tmp_path, fields, words):
    assert words in mistake("verify", changed(journal, tmp_path, **fields))


def test_a_ply_or_seat_beyond_the_journal_is_told(journal):
    assert "Choose 0 to" in mistake("replay", journal, "--ply", "999")
    assert "Choose 1 to 4" in mistake("replay", journal, "--seat", "5")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda t: t.update(game="chess"), "chess"),
        (lambda t: t["players"][0]["tiles"].pop(), "GAL-18"),
        (lambda t: t["players"][0]["tiles"][0].update(track="loop"), "players[0].tiles[0].track"),
        (lambda t: t["players"][0]["tiles"][0].update(turn=4), "players[0].tiles[0].turn"),
        (lambda t: t["players"][0]["doors"].update(bone=["N1"]), "GAL-04"),
        (lambda t: t["players"][0]["tiles"][0].update(track="curve", monsters=[["bat", 1]]), "GAL-02"),
        (lambda t: t.update(players=[]), "1 to 5"),
        (lambda t: t.update(colour="blue"), "colour"),
    ],
)
def test_a_board_file_that_does_not_fit_is_told_with_its_place(tmp_path, change, words):
    table = json.loads(EXAMPLE.read_text())
    change(table)
    assert words in mistake("score", "galore", written(tmp_path, table))


@pytest.mark.parametrize("game", [name for name in WITH_LESSON if name in WITH_CLAUSES])
def test_rules_teach_a_game_and_tell_a_clause(game):
    taught = ghostyard("rules", game, "--lang", "de")
    assert taught.returncode == 0
    assert "--search" in taught.stdout
    assert "diagram:" not in taught.stdout
    clause = next(block["clauses"][0] for block in answer("rules", game)["rules"] if block["clauses"])
    assert all(clause in block["clauses"] for block in answer("rules", game, clause.lower())["rules"])


def test_rules_that_are_not_there_are_one_sentence():
    assert ghostyard("rules", "galore", "GAL-99", "--lang", "es").stderr.startswith("En este juego no hay ninguna")
    assert ghostyard("rules", "galore", "--search", "xyzzy", "--lang", "de").stderr.startswith(
        "Nichts in diesen Regeln"
    )


@pytest.mark.parametrize("command", ["arena", "study", "export", "exploit", "simulate"])
def test_nobody_at_the_table_is_too_few_for_every_command(command: str):
    against = ["moth"] if command == "exploit" else []
    assert "2 to 4" in mistake(command, "ghosty", *against, "--seats", "0")
