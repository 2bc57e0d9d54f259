"""A real server for the browser tests: its own process, its own database, an address on the loopback."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import create_engine, select

from ghostyard.core.journal import Journal
from ghostyard.table import schema
from ghostyard.table.changes import Change
from ghostyard.table.history import MOVE, Event
from ghostyard.table.partitions import new_id
from ghostyard.table.seating import Seat
from ghostyard.table.sqlite_writer import run_changes
from ghostyard.table.table_record import NEW_EVENT, Phase, TableRecord, event_values, new_table
from tests.table.prepared import Forked


def same_shuffles() -> None:
    """From now on shuffles are the same every time: for transcripts."""
    secrets.randbits = lambda bits: 2026 % 2**bits


class Server:
    """A running server; tests fork theirs, which takes a tenth of the time."""

    def __init__(
        self, folder: Path, *arguments: str, forked: bool = False, first: Callable[[], None] | None = None
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder, self.arguments = folder, arguments
        self.forked, self.first = forked, first
        self.process: subprocess.Popen[bytes] | Forked
        self.start()

    def start(self) -> None:
        """Start, or start again with the same database."""
        settings = {"GHOSTYARD_BOT_PAUSE": "0.02", "GHOSTYARD_ACTS_PER_MINUTE": "6000"}
        database = str(self.folder / "ghostyard.db")
        told = ["serve", "--port", str(self.port), "--database", database, *self.arguments]
        environment, log = {**os.environ, **settings}, self.folder / "server.log"
        if self.forked:
            self.process = Forked(told, environment, log, self.first)
        else:
            command = [sys.executable, "-m", "ghostyard", *told]
            with log.open("ab") as out:
                self.process = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT)
        self.wait_until_open()

    def wait_until_open(self) -> None:
        """A server that does not come up is told with its log."""
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.2)
        raise AssertionError((self.folder / "server.log").read_text())

    def lay_out(self, journal: Journal, *visitors: str) -> str:
        """A game as if it had been played here: finished, or to be gone on with by these visitors; its table."""
        with create_engine(f"sqlite:///{self.folder / 'ghostyard.db'}").begin() as store:
            people = schema.people.c  # of several who are called the same, the latest has just come
            known = [
                store.scalar(select(people.id).where(people.name == name).order_by(people.at.desc()))
                for name in visitors
            ]
            phase: Phase = "playing" if visitors else "over"
            host, seed = (known[0] or "") if known else "", int(journal.seed, 16)
            record = TableRecord(
                new_id(), journal.game, journal.rules, journal.options, seed, host, time.time(), phase=phase
            )
            seats = [Seat("bot", "", name, "moth") for name in journal.seats]
            for number, (person, name) in enumerate(zip(known, visitors, strict=True)):
                seats[number] = Seat("person", person or "", name)
            moves = [Event(number, MOVE, seat, move, at=record.at) for number, (seat, move) in enumerate(journal.moves)]
            events = [Change(NEW_EVENT, event_values(record.id, event)) for event in moves]
            run_changes(store, [*new_table(record, seats), *events])
        return record.id

    def stop(self) -> None:
        """Stop, and wait until it is gone."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=90)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])
