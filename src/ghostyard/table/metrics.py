"""Metrics and logs: how the server is doing, without anybody's secrets."""

from __future__ import annotations

import json
import sys
import time

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

MOVES = Counter("ghostyard_moves", "Moves stored", ["game", "by"])
REFUSALS = Counter("ghostyard_refusals", "Messages and requests refused", ["code"])
FRAMES = Counter("ghostyard_frames", "Frames built")
SENT = Counter("ghostyard_sent_bytes", "Bytes sent over sockets")
SOCKETS = Gauge("ghostyard_sockets", "Open sockets")
TABLES = Gauge("ghostyard_tables", "Tables in memory")
COMMITS = Histogram(
    "ghostyard_commit_seconds", "Time of one commit", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
BATCH = Histogram("ghostyard_commit_changes", "Writers that shared one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
TROUBLES = Counter("ghostyard_troubles", "Things that went wrong", ["where"])
BOT_SECONDS = Histogram("ghostyard_bot_seconds", "Time of one bot decision", buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30))
BOTS_REPLACED = Counter("ghostyard_bots_replaced", "Bot workers that crashed or hung")
CLOSED = Counter("ghostyard_sockets_closed", "Sockets closed by us", ["why"])

CONTENT_TYPE = CONTENT_TYPE_LATEST


def page() -> bytes:
    """All metrics in the text form that Prometheus reads."""
    return generate_latest()


def moved(game: str, kind: str, *, by_bot: bool) -> None:
    """Something happened in a game."""
    if kind == "move":
        MOVES.labels(game, "bot" if by_bot else "person").inc()


def commit(seconds: float, writers: int, *, failed: bool) -> None:
    """One commit, for how many writers."""
    COMMITS.observe(seconds)
    BATCH.observe(writers)


def trouble(where: str, what: str, detail: str = "") -> None:
    """Something of ours, or below us, went wrong."""
    TROUBLES.labels(where).inc()
    log("trouble", where=where, what=what, detail=detail)


def log(happened: str, **facts: object) -> None:
    """One line of JSON on the error stream. Callers never pass tokens, seeds or whole table ids."""
    line = {"at": round(time.time(), 3), "happened": happened, **facts}
    print(json.dumps(line, ensure_ascii=False, default=str), file=sys.stderr, flush=True)
