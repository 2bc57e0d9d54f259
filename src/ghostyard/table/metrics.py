"""Metrics: how the server is doing, in numbers that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

REFUSALS = Counter("ghostyard_refusals", "Messages and requests refused", ["code"])
SOCKETS = Gauge("ghostyard_sockets", "Open sockets")
TABLES = Gauge("ghostyard_tables", "Tables in memory")
COMMITS = Histogram(
    "ghostyard_commit_seconds", "Time of one commit", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
BATCH = Histogram("ghostyard_commit_changes", "Writers that shared one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
ERRORS = Counter("ghostyard_errors", "Things that went wrong on our side, or below us", ["where"])
BOT_SECONDS = Histogram("ghostyard_bot_seconds", "Time of one bot decision", buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30))
BOTS_REPLACED = Counter("ghostyard_bots_replaced", "Bot workers that crashed or hung")
WEBSOCKET = Gauge("ghostyard_websocket", "Which kind of WebSockets runs: fast, or plain", ["kind"])
CLOSED = Counter("ghostyard_sockets_closed", "Sockets closed by us", ["why"])

NODES = Gauge("ghostyard_nodes", "Nodes alive, as this one sees them")
RELAYS = Gauge("ghostyard_relays", "Sockets here whose table is at another node")
TAKEN_OVER = Counter("ghostyard_tables_taken_over", "Tables of dead nodes that this one went on with")
LET_GO = Counter("ghostyard_tables_let_go", "Tables that turned out to be another node's", ["why"])

CONTENT_TYPE = CONTENT_TYPE_LATEST


class PlainCounters(Collector):
    """What is counted several times a move, as plain numbers: the library's counters take a lock each time."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, str], int] = {}
        self.frames = self.bytes = self.batches = 0
        REGISTRY.register(self)

    def collect(self) -> Iterable[Metric]:
        """The numbers as Prometheus reads them."""
        moves = CounterMetricFamily("ghostyard_moves", "Moves stored", labels=["game", "by"])
        for labels, count in self.moves.items():
            moves.add_metric(labels, count)
        yield moves
        yield CounterMetricFamily("ghostyard_frames", "Frames built", self.frames)
        yield CounterMetricFamily("ghostyard_bus_sent", "Batches of messages sent to other nodes", self.batches)
        yield CounterMetricFamily("ghostyard_sent_bytes", "Bytes sent over sockets", self.bytes)

    def moved(self, game: str, *, by_bot: bool) -> None:
        """A move was stored."""
        key = game, "bot" if by_bot else "person"
        self.moves[key] = self.moves.get(key, 0) + 1


COUNTERS = PlainCounters()


def page() -> bytes:
    """All metrics in the text form that Prometheus reads."""
    return generate_latest()


def commit(seconds: float, writers: int, *, failed: bool) -> None:
    """One commit, for how many writers."""
    COMMITS.observe(seconds)
    BATCH.observe(writers)
