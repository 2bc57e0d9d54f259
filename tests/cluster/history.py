"""The history of a cluster as its players lived it, and the checker: does it fit what is stored?"""

from __future__ import annotations

import asyncio
import hashlib
import time
from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.table import frames
from ghostyard.table.connection import MOST_UNTOLD
from ghostyard.table.game_log import Audience, ToldEvent
from ghostyard.table.history import MOVE, Event, History
from ghostyard.table.protocol import SeatSeen

DOUBT = ("store", "moving", "stopping", "broken")  # answers that leave open what became of it
UNTOLD = ("moving", "stopping")  # of these, what nobody at a table reads: the line breaks, and it is said again
OUTAGES = ("table-store-down", "bye-server")  # what is said instead of whose turn it is


@dataclass
class Asked:
    """A move that somebody wanted, or to take one back, and what they were told."""

    table: str
    seat: int
    id: str
    move: str
    at: float = field(default_factory=time.monotonic)
    acknowledged_at: float = 0.0
    refused: str = ""
    kind: str = MOVE
    version: int = 0  # that the answer named
    doubts: list[str] = field(default_factory=list)  # refusals that leave it open

    @property
    def is_answered(self) -> bool:
        return bool(self.acknowledged_at or self.refused)


@dataclass(frozen=True)
class Seen:
    """A frame, as far as it is checked; of what is large, only the digest. Table and seat are those of the line."""

    table: str
    viewer: str
    seat: int
    lang: str
    version: int
    phase: str
    facts: dict[str, Any]
    told: list[list[Any]] = field(default_factory=list)  # sentence, seat, clause
    at: float = field(default_factory=time.monotonic)


@dataclass(frozen=True)
class Read:
    """A log that somebody got on arriving, or a preview: of which version it was is not said."""

    table: str
    seat: int
    lang: str
    since: int  # the version that they had seen
    facts: str
    move: str = ""  # of a preview
    at: float = field(default_factory=time.time)  # when it came: as the rows of events have it


@dataclass(frozen=True)
class Heard:
    """A line of chat that somebody read."""

    table: str
    name: str
    text: str


def seen(table: str, seat: int, viewer: str, lang: str, frame: dict[str, Any]) -> Seen:
    """What is kept of a frame that came over this viewer's line."""
    told = [list(one) for one in zip(frame["told"], frame["by"], frame["clauses"], strict=True)]
    return Seen(table, viewer, seat, lang, frame["version"], frame["phase"], facts_of(frame), told)


def facts_of(frame: dict[str, Any]) -> dict[str, Any]:
    """All that a frame says about the game and about whose eyes it is for."""
    facts = {name: frame[name] for name in ("table", "seat", "you", "ply", "ask", "seed", "result", "takeback")}
    seats = frame["seats"]
    facts |= {"phase": frame["phase"], "pending": [bool(seat.get("pending")) for seat in seats]}
    if frame["phase"] == "lobby":
        return facts
    facts |= {"standing": [[seat["total"], seat["rank"]] for seat in seats], "moves": frame.get("moves")}
    facts |= {"scene": digest(frame["scene"]), "sheets": digest(frame["sheets"])}
    return facts | {"badges": digest([seat.get("badge") for seat in seats])}


def digest(document: Any) -> str:
    """A short name for exactly this document."""
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()[:16]


class Recorder:
    """What all players and lookers-on asked, were told and saw."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.seen: list[Seen] = []
        self.chats: list[tuple[str, str]] = []  # acknowledged: table and id
        self.heard: set[Heard] = set()
        self.logs: list[Read] = []
        self.previews: list[Read] = []
        self.tables: list[str] = []
        self.over: set[str] = set()

    @property
    def acknowledged(self) -> int:
        """Moves that were done, as their players know."""
        return sum(asked.acknowledged_at > 0 for asked in self.asked)


class Violation(AssertionError):
    """What must never happen has happened."""


def check(recorder: Recorder, rows: dict[str, list[dict[str, Any]]], *, finished: bool = True) -> dict[str, int]:
    """Compare the history with what is stored; raises at the first violation, otherwise counts what was checked."""
    for name in ("events", "chats"):
        rows = {**rows, name: [row for row in rows[name] if row["table"] in recorder.tables]}
    events: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in sorted(rows["events"], key=lambda row: (row["table"], row["number"])):
        events[row["table"]].append(row)
    for table, journal in events.items():
        if [row["number"] for row in journal] != list(range(len(journal))):
            raise Violation(f"{table}: events are missing or doubled")
    _check_epochs(rows)
    _check_asked(recorder, events)
    _check_order(recorder, events)
    _check_chats(recorder, rows["chats"])
    _check_time(recorder)
    _check_lines(recorder)
    _check_games(recorder, rows, events)
    unfinished = set(recorder.tables) - {row["id"] for row in rows["tables"] if row["phase"] == "over"}
    if unfinished and finished:
        raise Violation(f"{len(unfinished)} tables did not come to their end: {sorted(unfinished)[:3]}")
    return {
        "moves": recorder.acknowledged, "events": len(rows["events"]), "frames": len(recorder.seen),
        "logs": len(recorder.logs), "previews": len(recorder.previews), "tables": len(events),
    }  # fmt: skip


def _check_epochs(rows: dict[str, list[dict[str, Any]]]) -> None:
    """Along the rows of a table, events and chat together, the epoch never falls: one clock wrote all their times."""
    latest: dict[str, int] = {}
    for row in sorted([*rows["events"], *rows["chats"]], key=lambda row: row["at"]):
        if row["epoch"] < latest.get(row["table"], 0):
            raise Violation(f"{row['table']}: row {row['number']} was stored by a node that had lost the table")
        latest[row["table"]] = row["epoch"]


def _check_asked(recorder: Recorder, events: dict[str, list[dict[str, Any]]]) -> None:
    """What was acknowledged is there once, what was refused is not there, and nothing else is."""
    places: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for table, journal in events.items():
        for row in journal:
            if row["message"]:
                places[table, row["message"]].append(row)
    for asked in recorder.asked:
        found = places.pop((asked.table, asked.id), [])
        if asked.acknowledged_at:
            if [(row["kind"], row["seat"], row["move"]) for row in found] != [(asked.kind, asked.seat, asked.move)]:
                raise Violation(f"{asked.table}: {asked.id} was acknowledged, and is stored {len(found)} times")
            if asked.version not in (0, found[0]["number"] + 1):
                raise Violation(f"{asked.table}: {asked.id} is to be seen in version {asked.version}, and is not")
        elif asked.refused and found:
            raise Violation(f"{asked.table}: {asked.id} was refused ({asked.refused}), and is stored")
        if told := set(asked.doubts) & set(UNTOLD):
            raise Violation(f"{asked.table}: {asked.id} was answered ({told}) instead of being done elsewhere")
    if places:
        raise Violation(f"moves are stored that nobody asked for: {list(places)[:3]}")


def _check_order(recorder: Recorder, events: dict[str, list[dict[str, Any]]]) -> None:
    """What was acknowledged to anybody, or seen by anybody, is before all that was asked afterwards."""
    numbers = {(table, row["message"]): row["number"] for table, rows in events.items() for row in rows}
    happened = [(seen.at, "known", seen.table, seen.version - 1, "") for seen in recorder.seen]
    for asked in recorder.asked:
        if (number := numbers.get((asked.table, asked.id))) is not None:
            happened.append((asked.at, "asked", asked.table, number, asked.id))
            if asked.acknowledged_at:
                happened.append((asked.acknowledged_at, "known", asked.table, number, asked.id))
    known: dict[str, int] = defaultdict(lambda: -1)
    for _, what, table, number, name in sorted(happened):
        if what == "known":
            known[table] = max(known[table], number)
        elif number <= known[table]:
            raise Violation(f"{table}: {name} is not in order: {known[table]} was known before it was asked")


def _check_chats(recorder: Recorder, chats: list[dict[str, Any]]) -> None:
    stored = [(row["table"], row["message"]) for row in chats]
    for line in recorder.chats:
        if stored.count(line) != 1:
            raise Violation(f"{line} was said, and is stored {stored.count(line)} times")
    said = {(row["table"], row["name"], row["text"]) for row in chats}
    for heard in recorder.heard:
        if (heard.table, heard.name, heard.text) not in said:
            raise Violation(f"{heard.table}: somebody heard what nobody said there: {heard.text}")


def _check_time(recorder: Recorder) -> None:
    """Nobody ever sees an older game than before."""
    latest: dict[tuple[str, str], int] = {}
    for seen in recorder.seen:
        key = seen.table, seen.viewer
        if seen.version < latest.get(key, 0):
            raise Violation(f"{seen.table}: {seen.viewer} saw version {seen.version} after {latest[key]}")
        latest[key] = seen.version


def _check_lines(recorder: Recorder) -> None:
    """A frame is of the table and for the eyes of whoever has the line, before the game has begun too."""
    for seen in recorder.seen:
        if (seen.facts["table"], seen.facts["seat"]) != (seen.table, seen.seat):
            raise Violation(f"{seen.viewer} at seat {seen.seat} of {seen.table} got somebody else's frame")


def _check_games(recorder: Recorder, rows: dict[str, Any], events: dict[str, list[dict[str, Any]]]) -> None:
    """Play every game again to its end, and compare it with all that was seen of it."""
    names: dict[str, list[str]] = defaultdict(list)
    for row in sorted(rows["seats"], key=lambda row: (row["table"], row["seat"])):
        names[row["table"]].append(row["name"])
    games = {row["id"]: Played(row, names[row["id"]], events[row["id"]])
             for row in rows["tables"] if row["id"] in recorder.tables}  # fmt: skip
    for seen in recorder.seen:
        games[seen.table].seen.append(seen)
    for log in recorder.logs:
        games[log.table].logs.append(log)
    for preview in recorder.previews:
        games[preview.table].previews.append(preview)
    for game in games.values():
        game.check()


class Played:
    """A stored game, played again: at every version, what each viewer may know."""

    def __init__(self, row: dict[str, Any], names: list[str], events: list[dict[str, Any]]) -> None:
        self.row, self.names, self.journal = row, names, [_event(event) for event in events]
        self.stored_at = [float(event["at"]) for event in events]
        self.history = _new_history(row, names)
        self.seen: list[Seen] = []
        self.logs: list[Read] = []
        self.previews: list[Read] = []
        self._told: list[ToldEvent] = []
        self._looked_ahead: dict[int, set[str]] = defaultdict(set)  # by the place of a preview

    def check(self) -> None:
        by_version: dict[int, list[Seen]] = defaultdict(list)
        for seen in self.seen:
            if seen.phase != "lobby":
                by_version[seen.version].append(seen)
        if by_version and max(by_version) > len(self.journal):
            raise Violation(f"{self.row['id']}: version {max(by_version)} was seen of {len(self.journal)}")
        for version in range(len(self.journal) + 1):
            if version:
                self._play(self.journal[version - 1])
            for seen in by_version[version]:
                self._check_frame(seen)
                self._check_told(seen)
            self._look_ahead(version)
        self._check_logs()
        for place, preview in enumerate(self.previews):
            if preview.facts not in self._looked_ahead[place]:
                asked = f"{preview.move}, asked at version {preview.since} and shown by version {self._stored(preview)}"
                raise Violation(f"{preview.table}: seat {preview.seat} was shown a wrong preview of {asked}")

    def _play(self, event: Event) -> None:
        before = self.history.position
        try:
            self.history.apply(event, self.history.after_event(event))
        except Mistake as mistake:
            raise Violation(f"{self.row['id']}: event {event.number} cannot have happened: {mistake}") from mistake
        self._told.append(ToldEvent(self._info(), event, before, self.history.position))

    def _info(self) -> frames.TableInfo:
        match = self.history.match
        return frames.TableInfo(
            table=self.row["id"], game=self.history.game, box=match.box, phase="over" if match.over else "playing",
            version=len(self._told), names=self.names, seats=[SeatSeen(name, "person") for name in self.names],
            options={}, commitment="", seed=self.row["seed"] if match.over else None, public=True, hotseat=False,
            rematch=None, clock=None,
        )  # fmt: skip

    def _viewer(self, seat: int, lang: str, *, brief: bool = False) -> frames.Viewer:
        snapshot, match = self.history.position.snapshot(seat), self.history.match
        is_player = seat != SPECTATOR
        takeback = is_player and self.row["takebacks"] and not match.over and match.can_take_back(seat)
        you = (seat,) if is_player else ()
        return frames.Viewer(seat, you, lang, snapshot.view, takeback=takeback, brief=brief)

    def _check_frame(self, seen: Seen) -> None:
        """It is what its viewer's view says at that version, nothing more and nothing less."""
        viewer = self._viewer(seen.seat, seen.lang, brief=seen.facts["moves"] is not None)
        made = msgspec.json.decode(frames.ENCODER.encode(frames.frame_seen(self._info(), viewer, ())))
        expected = facts_of(made)
        if seen.facts["ask"] in [words_for("", seen.lang).say(outage) for outage in OUTAGES]:
            expected["ask"] = seen.facts["ask"]
        wrong = [name for name in expected if expected[name] != seen.facts.get(name)]
        if wrong:
            raise Violation(f"{seen.table}: seat {seen.seat} saw at version {seen.version} a wrong {', '.join(wrong)}")

    def _check_told(self, seen: Seen) -> None:
        """What happened is told in order, as this seat may hear it; an outage may have swallowed some of it."""
        latest = [one for event in self._told[-2 * MOST_UNTOLD :] for one in event.told((seen.seat, seen.lang))]
        heard = iter([[one.sentence, one.seat, one.clause] for one in latest])
        for one in seen.told:
            if one not in heard:
                raise Violation(f"{seen.table}: seat {seen.seat} was told at version {seen.version}: {one[0]}")

    def _stored(self, read: Read) -> int:
        """How many events were stored when something came: it can be of no later version."""
        return bisect_right(self.stored_at, read.at)

    def _look_ahead(self, version: int) -> None:
        for place, preview in enumerate(self.previews):
            if preview.since <= version <= self._stored(preview):
                info, number = self._info(), self.history.game.moves.number(preview.move)
                try:
                    scene, sheets = frames.look_after(info, self._viewer(preview.seat, preview.lang), number)
                except Mistake:  # not at this version
                    continue
                made = msgspec.json.decode(frames.ENCODER.encode([scene, sheets]))
                self._looked_ahead[place].add(digest(made))

    def _check_logs(self) -> None:
        """A log is what this seat may hear up to some version that was stored, and no older than what they saw."""
        pages: dict[Audience, list[str]] = {}
        for log in self.logs:
            audience = log.seat, log.lang
            if audience not in pages:
                pages[audience] = self._pages(audience)
            if log.facts not in pages[audience][log.since : self._stored(log) + 1]:
                raise Violation(f"{log.table}: seat {log.seat} got a wrong log after version {log.since}")

    def _pages(self, audience: Audience) -> list[str]:
        told: list[Any] = []
        pages = [digest(told)]
        for event in self._told:
            told += [[one.sentence, one.seat, one.clause] for one in event.told(audience)]
            pages.append(digest(told))
        return pages


def _new_history(row: dict[str, Any], names: list[str]) -> History:
    return History(
        load_game(row["game"]), names, seed=int(row["seed"], 16), options=msgspec.json.decode(row["options"]),
        edition=row["edition"], version=row["rules"],
    )  # fmt: skip


def _event(row: dict[str, Any]) -> Event:
    return Event(row["number"], row["kind"], row["seat"], row["move"], row["person"], row["message"])


def stored_rows(*urls: str) -> dict[str, list[dict[str, Any]]]:
    """All that is stored about games, in all databases."""
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for url in urls:
        for name, found in asyncio.run(_rows_of(url)).items():
            rows[name] += found
    return rows


async def _rows_of(url: str) -> dict[str, list[dict[str, Any]]]:
    connection = await asyncpg.connect(url)
    try:
        return {
            name: [dict(row) for row in await connection.fetch(f"select * from {name}")]
            for name in ("tables", "seats", "events", "chats")
        }
    finally:
        await connection.close()
