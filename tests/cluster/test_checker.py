"""The checker's own tests: a game as a cluster should play it, and one violation after the other planted in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ghostyard.core.record import SPECTATOR
from ghostyard.games import game as load_game
from ghostyard.table import frames
from ghostyard.table.history import MOVE, Event, History
from tests.cluster.history import Asked, Heard, Played, Read, Recorder, Violation, check, digest, seen
from tests.table.client import GAME

NAMES = ["Ana", "Bo"]
MOVES = 10
SEED = 20261119


class Story:
    """Two tables, what was stored of them, and what Ana, Bo and somebody who looks on asked, were told and saw."""

    def __init__(self) -> None:
        self.recorder = Recorder()
        self.rows: dict[str, list[dict[str, Any]]] = {name: [] for name in ("tables", "seats", "events", "chats")}
        self.frames: dict[tuple[str, int, int], dict[str, Any]] = {}  # by table, version and seat
        self.pages: dict[tuple[str, int, int], str] = {}
        for number, table in enumerate(("one", "two")):
            self._table(table, SEED + number)

    def _table(self, table: str, seed: int) -> None:
        game = load_game(GAME)
        row = {
            "id": table, "game": GAME, "rules": game.version, "edition": "house", "options": "{}", "takebacks": True,
            "seed": f"{seed:032x}", "phase": "over",
        }  # fmt: skip
        self.rows["tables"].append(row)
        self.rows["seats"] += [{"table": table, "seat": seat, "name": name} for seat, name in enumerate(NAMES)]
        self.recorder.tables.append(table)
        history = History(game, NAMES, seed=seed, options={}, version=game.version)
        luck, played = random.Random(seed), Played(row, NAMES, [])
        self._look(played, table, 0)
        for number in range(MOVES):
            seat = history.position.pending[0]
            move = game.moves.texts[luck.choice(history.position.snapshot(seat).offers)]
            history.apply(event := Event(number, MOVE, seat, move), history.after_move(seat, move))
            self._ask(table, number, seat, move)
            played._play(event)
            self._look(played, table, number + 1)
        self.rows["chats"].append(
            {
                "table": table,
                "number": 0,
                "name": "Ana",
                "text": f"boo {table}",
                "message": "say",
                "at": 4.5,
                "epoch": 1,
            }
        )
        self.recorder.chats.append((table, "say"))
        self.recorder.heard.add(Heard(table, "Ana", f"boo {table}"))

    def _ask(self, table: str, number: int, seat: int, move: str) -> None:
        asked = Asked(table, seat, f"{table} {number}", move, number + 0.2, number + 0.4, version=number + 1)
        self.recorder.asked.append(asked)
        self.rows["events"].append(
            {
                "table": table,
                "number": number,
                "kind": MOVE,
                "seat": seat,
                "move": move,
                "person": NAMES[seat],
                "message": asked.id,
                "at": number + 0.3,
                "epoch": 1 if number < 5 else 2,
            }
        )

    def _look(self, played: Played, table: str, version: int) -> None:
        """Everybody gets a frame; what was told and the whole log are this seat's."""
        for seat in (0, 1, SPECTATOR):
            told = played._told[-1].told((seat, "en")) if version else []
            made = frames.frame_seen(played._info(), played._viewer(seat, "en"), told)
            frame = self.frames[table, version, seat] = msgspec.json.decode(frames.ENCODER.encode(made))
            self.recorder.seen.append(replace(seen(table, seat, str(seat), "en", frame), at=version - 0.1))
            self.pages[table, version, seat] = played._pages((seat, "en"))[-1]
            self.recorder.logs.append(Read(table, seat, "en", version, self.pages[table, version, seat]))
            if version == 0 and frame["scene"].get("choices"):
                self._preview(played, table, seat, frame["scene"]["choices"][0]["move"])

    def _preview(self, played: Played, table: str, seat: int, move: str) -> None:
        number = played.history.game.moves.number(move)
        shown = frames.look_after(played._info(), played._viewer(seat, "en"), number)
        made = digest(msgspec.json.decode(frames.ENCODER.encode(list(shown))))
        self.recorder.previews.append(Read(table, seat, "en", 0, made, move, at=0.0))

    # ------------------------------------------------------------ what is planted

    def put(self, line: tuple[str, int], version: int, frame: dict[str, Any]) -> None:
        """Over the line of this seat comes this frame instead."""
        place = next(
            place for place, seen in enumerate(self.recorder.seen)
            if (seen.table, seen.seat, seen.version) == (*line, version)
        )  # fmt: skip
        self.recorder.seen[place] = replace(seen(*line, str(line[1]), "en", frame), at=version - 0.1)

    def put_part(self, version: int, **parts: Any) -> None:
        """In a frame for Ana something is wrong."""
        self.put(("one", 0), version, {**self.frames["one", version, 0], **parts})

    def event(self, number: int) -> dict[str, Any]:
        return self.rows["events"][number]


def crossed_streams(story: Story) -> None:
    story.put(("one", 0), 3, story.frames["one", 3, 1])


def another_table(story: Story) -> None:
    story.put(("one", 0), 3, story.frames["two", 3, 0])


def a_players_frame_for_a_looker_on(story: Story) -> None:
    story.put(("one", SPECTATOR), 3, story.frames["one", 3, 0])


def an_old_position(story: Story) -> None:
    story.put_part(3, scene=story.frames["one", 2, 0]["scene"])


def anothers_scene(story: Story) -> None:
    story.put_part(3, scene=story.frames["one", 3, 1]["scene"])


def wrong_points(story: Story) -> None:
    story.put_part(MOVES, sheets=story.frames["two", MOVES, 0]["sheets"])


def an_early_seed(story: Story) -> None:
    story.put_part(3, seed=f"{SEED:032x}")


def a_wrong_question(story: Story) -> None:
    story.put_part(3, ask=story.frames["one", 3, 1]["ask"])


def anothers_seats(story: Story) -> None:
    story.put_part(3, you=[0, 1])


def something_told_that_did_not_happen(story: Story) -> None:
    story.put_part(3, told=["A ghost came in."], by=[0], clauses=[""])


def told_twice(story: Story) -> None:
    frame = story.frames["one", 3, 0]
    story.put_part(3, told=frame["told"] * 2, by=frame["by"] * 2, clauses=frame["clauses"] * 2)


def anothers_log(story: Story) -> None:
    log = story.recorder.logs[-1]
    story.recorder.logs[-1] = replace(log, facts=story.pages["two", MOVES, 0])


def an_old_log(story: Story) -> None:
    story.recorder.logs[-1] = replace(story.recorder.logs[-1], facts=story.pages["two", MOVES - 1, SPECTATOR])


def a_wrong_preview(story: Story) -> None:
    story.recorder.previews[0] = replace(story.recorder.previews[0], facts=story.recorder.previews[1].facts)


def chat_of_another_table(story: Story) -> None:
    story.recorder.heard.add(Heard("one", "Ana", "boo two"))


def chat_that_is_lost(story: Story) -> None:
    del story.rows["chats"][0]


def a_move_that_is_lost(story: Story) -> None:
    story.event(3)["message"] = None


def a_move_that_is_doubled(story: Story) -> None:
    story.rows["events"].append(dict(story.event(3)))


def a_refused_move_that_was_made(story: Story) -> None:
    story.recorder.asked[3].acknowledged_at, story.recorder.asked[3].refused = 0.0, "stale"


def a_move_before_one_that_was_acknowledged_to_somebody_else(story: Story) -> None:
    story.recorder.asked[4].at = story.recorder.asked[5].acknowledged_at + 0.1


def a_move_before_one_that_was_seen(story: Story) -> None:
    del story.recorder.asked[5]
    story.event(5)["message"] = None
    story.recorder.asked[4].at = 6.1  # version 6, with move 5, was seen at 5.9


def an_answer_with_a_wrong_version(story: Story) -> None:
    story.recorder.asked[3].version = 3


def an_answer_that_sends_people_away(story: Story) -> None:
    story.recorder.asked[3].doubts.append("stopping")


def a_row_of_a_node_that_had_lost_the_table(story: Story) -> None:
    story.event(7)["epoch"] = 1


def chat_of_a_node_that_had_lost_the_table(story: Story) -> None:
    story.rows["chats"][0]["at"] = 8.0


def an_impossible_end_that_nobody_saw(story: Story) -> None:
    story.rows["events"].append({**story.event(MOVES - 1), "number": MOVES, "message": None, "move": "none"})


def a_game_without_an_end(story: Story) -> None:
    story.rows["tables"][0]["phase"] = "playing"


PLANTED = {
    "somebody else's frame": [crossed_streams, another_table, a_players_frame_for_a_looker_on],
    "a wrong scene": [an_old_position, anothers_scene],
    "a wrong sheets": [wrong_points],
    "a wrong seed": [an_early_seed],
    "a wrong ask": [a_wrong_question],
    "a wrong you": [anothers_seats],
    "was told at version": [something_told_that_did_not_happen, told_twice],
    "a wrong log": [anothers_log, an_old_log],
    "a wrong preview": [a_wrong_preview],
    "what nobody said there": [chat_of_another_table],
    "was said, and is stored 0 times": [chat_that_is_lost],
    "was acknowledged, and is stored 0 times": [a_move_that_is_lost],
    "missing or doubled": [a_move_that_is_doubled],
    "was refused": [a_refused_move_that_was_made],
    "not in order": [a_move_before_one_that_was_acknowledged_to_somebody_else, a_move_before_one_that_was_seen],
    "to be seen in version": [an_answer_with_a_wrong_version],
    "instead of being done elsewhere": [an_answer_that_sends_people_away],
    "had lost the table": [a_row_of_a_node_that_had_lost_the_table, chat_of_a_node_that_had_lost_the_table],
    "cannot have happened": [an_impossible_end_that_nobody_saw],
    "did not come to their end": [a_game_without_an_end],
}


def test_a_game_as_it_should_be_is_well():
    story = Story()
    checked = check(story.recorder, story.rows)
    assert checked["moves"] == 2 * MOVES
    assert checked["frames"] == checked["logs"] == 6 * (MOVES + 1)
    assert checked["previews"] == 4  # both begin with a choice


@pytest.mark.parametrize(
    ("plant", "found"), [(plant, found) for found, plants in PLANTED.items() for plant in plants]
)  # fmt: skip
def test_what_is_planted_is_found(plant: Callable[[Story], None], found: str):
    story = Story()
    plant(story)
    with pytest.raises(Violation, match=found):
        check(story.recorder, story.rows)
