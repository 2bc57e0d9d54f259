"""The history of a cluster as its players lived it, and the checker: does it fit what is stored?"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec

from ghostyard.core.record import SPECTATOR
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from ghostyard.table import frames
from ghostyard.table.history import Event, History

DOUBT = ("store", "moving", "stopping", "broken")  # answers that leave open what became of it


@dataclass
class Asked:
    """A move that somebody wanted, and what they were told."""

    table: str
    seat: int
    id: str
    move: str
    at: float = field(default_factory=time.monotonic)
    acknowledged_at: float = 0.0
    refused: str = ""


@dataclass(frozen=True)
class Seen:
    """A frame, as far as it is checked; of a scene, which is large, only the digest."""

    table: str
    viewer: str
    seat: int
    lang: str
    version: int
    phase: str
    names: list[str]
    facts: dict[str, Any]


def seen(viewer: str, lang: str, frame: dict[str, Any]) -> Seen:
    """What is kept of a frame."""
    began = frame["phase"] != "lobby"
    facts: dict[str, Any] = {
        "ply": frame["ply"],
        "standing": [[seat["total"], seat["rank"]] for seat in frame["seats"]] if began else [],
        "pending": [bool(seat.get("pending")) for seat in frame["seats"]],
    }
    facts |= {"scene": digest(frame["scene"])} if frame.get("moves") is None else {"moves": frame["moves"]}
    names = [seat["name"] for seat in frame["seats"]]
    return Seen(frame["table"], viewer, frame["seat"], lang, frame["version"], frame["phase"], names, facts)


def digest(document: Any) -> str:
    """A short name for exactly this document."""
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()[:16]


class Recorder:
    """What all players asked, were told and saw."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.seen: list[Seen] = []
        self.chats: list[tuple[str, str]] = []  # acknowledged: table and id
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
        _check_journal(table, journal)
    _check_epochs(rows["chats"])
    _check_asked(recorder, events)
    _check_chats(recorder, rows["chats"])
    _check_time(recorder)
    checked = _check_frames(recorder, rows, events)
    unfinished = set(recorder.tables) - {row["id"] for row in rows["tables"] if row["phase"] == "over"}
    if unfinished and finished:
        raise Violation(f"{len(unfinished)} tables did not come to their end: {sorted(unfinished)[:3]}")
    return {"moves": recorder.acknowledged, "events": len(rows["events"]), "frames": checked, "tables": len(events)}


def _check_journal(table: str, journal: list[dict[str, Any]]) -> None:
    if [row["number"] for row in journal] != list(range(len(journal))):
        raise Violation(f"{table}: events are missing or doubled")
    _check_epochs(journal)


def _check_epochs(rows: list[dict[str, Any]]) -> None:
    latest: dict[str, int] = {}
    for row in sorted(rows, key=lambda row: (row["table"], row["number"])):
        if row["epoch"] < latest.get(row["table"], 0):
            raise Violation(f"{row['table']}: row {row['number']} was stored by a node that had lost the table")
        latest[row["table"]] = row["epoch"]


def _check_asked(recorder: Recorder, events: dict[str, list[dict[str, Any]]]) -> None:
    """What was acknowledged is there once and in order, what was refused is not there."""
    places: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for table, journal in events.items():
        for row in journal:
            if row["message"]:
                places[table, row["message"]].append(row)
    latest: dict[tuple[str, int], int] = {}
    for asked in recorder.asked:
        found = places.pop((asked.table, asked.id), [])
        if asked.acknowledged_at:
            if [(row["seat"], row["move"]) for row in found] != [(asked.seat, asked.move)]:
                raise Violation(f"{asked.table}: {asked.id} was acknowledged, and is stored {len(found)} times")
            place = asked.table, asked.seat
            if found[0]["number"] <= latest.get(place, -1):
                raise Violation(f"{asked.table}: {asked.id} is not in order")
            latest[place] = found[0]["number"]
        elif asked.refused and found:
            raise Violation(f"{asked.table}: {asked.id} was refused ({asked.refused}), and is stored")
    if places:
        raise Violation(f"moves are stored that nobody asked for: {list(places)[:3]}")


def _check_chats(recorder: Recorder, chats: list[dict[str, Any]]) -> None:
    stored = [(row["table"], row["message"]) for row in chats]
    for line in recorder.chats:
        if stored.count(line) != 1:
            raise Violation(f"{line} was said, and is stored {stored.count(line)} times")


def _check_time(recorder: Recorder) -> None:
    """Nobody ever sees an older game than before."""
    latest: dict[tuple[str, str], int] = {}
    for seen in recorder.seen:
        key = seen.table, seen.viewer
        if seen.version < latest.get(key, 0):
            raise Violation(f"{seen.table}: {seen.viewer} saw version {seen.version} after {latest[key]}")
        latest[key] = seen.version


def _check_frames(recorder: Recorder, rows: dict[str, Any], events: dict[str, list[dict[str, Any]]]) -> int:
    """Every frame is what its viewer's view says at that version, nothing more and nothing less."""
    tables = {row["id"]: row for row in rows["tables"]}
    names: dict[str, list[str]] = defaultdict(list)
    for row in sorted(rows["seats"], key=lambda row: (row["table"], row["seat"])):
        names[row["table"]].append(row["name"])
    wanted: dict[str, dict[int, list[Seen]]] = defaultdict(lambda: defaultdict(list))
    for seen in recorder.seen:
        if seen.phase != "lobby":
            wanted[seen.table][seen.version].append(seen)
    checked = 0
    for table, versions in wanted.items():
        history, past = _new_history(tables[table], names[table]), 0
        journal = [_event(row) for row in events[table]]
        for version in sorted(versions):
            if version > len(journal):
                raise Violation(f"{table}: version {version} was seen, and {len(journal)} events are stored")
            history.replay(journal[past:version])
            past = version
            for seen in versions[version]:
                _check_frame(seen, history)
                checked += 1
    return checked


def _check_frame(seen: Seen, history: History) -> None:
    snapshot = history.position.snapshot(seen.seat)
    game, box, view = history.game, history.match.box, snapshot.view
    pending = [bool(int(view.pending) >> seat & 1) for seat in range(len(seen.names))]
    is_asked = seen.seat != SPECTATOR and pending[seen.seat]
    expected: dict[str, Any] = {
        "ply": int(view.ply), "standing": [list(pair) for pair in snapshot.standing], "pending": pending,
    }  # fmt: skip
    if "moves" in seen.facts:
        expected["moves"] = [game.moves.texts[move] for move in snapshot.offers] if is_asked else []
    else:
        scene = game.look(box, view, seen.seat, seen.names, words_for(game.name, seen.lang))
        if not is_asked:
            scene.choices = []
        expected["scene"] = digest(msgspec.json.decode(frames.ENCODER.encode(scene)))
    if expected != seen.facts:
        wrong = [name for name in expected if expected[name] != seen.facts.get(name)]
        raise Violation(f"{seen.table}: seat {seen.seat} saw at version {seen.version} a wrong {', '.join(wrong)}")


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
