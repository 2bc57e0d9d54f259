"""What HTTP operations work with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from starlette.responses import Response
from starlette.types import ASGIApp, Scope

from ghostyard.table.limits import Buckets
from ghostyard.table.lobby import Lobby
from ghostyard.table.people import People, Person
from ghostyard.table.settings import Settings
from ghostyard.table.websocket import MessageSocket

EDITS, LOOKS = 10, 10  # for every change that anybody may make


class NodeOfCluster(Protocol):
    """What the rest of the server knows of a cluster."""

    def answer_with(self, app: ASGIApp) -> None:
        """What answers requests that come from other nodes."""

    async def close(self) -> None:
        """Let go of everything."""

    @property
    def is_ready(self) -> bool:
        """Should anybody be sent here?"""

    async def owns(self, table: str) -> bool:
        """Is the table here? One without an owner is from now on, unless another node should have it."""

    async def relay(self, line: MessageSocket, table: str, person: Person) -> None:
        """Connect a socket with the node that owns its table, until one side closes."""

    async def forward(self, table: str, scope: Scope, body: bytes) -> Response:
        """Let the owner of the table answer a request."""

    async def stop(self) -> None:
        """Give all tables to other nodes, and say goodbye to everybody here."""


@dataclass
class ServerContext:
    """What the operations work with."""

    settings: Settings
    people: People
    lobby: Lobby
    is_ready: Callable[[str], bool]
    stop_waiting: Callable[[], None]
    node: NodeOfCluster | None = None  # where there are others beside this one
    changes: Buckets = field(init=False)  # how often anybody may change something
    edits: Buckets = field(init=False)  # and touch a document: a whole family enters its boards at one address
    looks: Buckets = field(init=False)  # and ask for what has to be worked out, such as a replay
    # Sockets that wait for the store at once. After a restart all come back together: the lobby is answered in between.
    arrivals: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))

    def __post_init__(self) -> None:
        most = self.settings.acts_per_minute
        self.changes = Buckets(most, most / 60)
        self.edits = Buckets(EDITS * most, EDITS * most / 60)
        self.looks = Buckets(LOOKS * most, LOOKS * most / 60)

    async def is_here(self, table: str) -> bool:
        """Is this the server to ask about a table?"""
        return self.node is None or await self.node.owns(table)
