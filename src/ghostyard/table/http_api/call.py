"""One request: who asks, in which language, about which table."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request

from ghostyard.core.errors import Mistake, spoken_language
from ghostyard.core.words import LANGUAGES
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.limits import whose
from ghostyard.table.people import Person
from ghostyard.table.table import Table

COOKIE = "ghostyard"


class Call:
    """One request: who asks, in which language, and what goes back besides the answer."""

    def __init__(self, request: Request, context: ServerContext) -> None:
        self.request, self.context = request, context
        self.token = request.cookies.get(COOKIE, "")
        self.new_token = ""

    @property
    def address(self) -> str:
        """Where the request comes from, as limits count it."""
        return whose(self.request.client.host) if self.request.client else ""

    async def person(self) -> Person | None:
        """Whose cookie came with the request."""
        person = await self.context.people.by_token(self.token) if self.token else None
        if person is not None:
            self.request.state.lang = person.lang
        return person

    async def somebody(self) -> Person:
        """The person, made now if there was none."""
        person = await self.person()
        if person is None:
            self.context.changes.check(f"welcome {self.address}")
            person, self.token = await self.context.people.welcome(self.lang)
            self.new_token = self.token
        return person

    async def named(self) -> Person:
        """The person, who must have a name to sit down."""
        person = await self.somebody()
        if not person.name:
            raise Mistake("no-name")
        return person

    @property
    def lang(self) -> str:
        """The language of the query, or the first we speak of those the browser prefers."""
        asked = self.request.query_params.get("lang")
        return preferred_language(self.request.headers) if asked is None else spoken_language(asked)

    async def spoken(self) -> str:
        """The language that the reader has chosen here, unless the query says another; without any, the browser's."""
        person = await self.person()
        return self.lang if person is None or "lang" in self.request.query_params else person.lang

    async def table(self) -> Table:
        """The table that the path names."""
        table = await self.context.lobby.open(self.request.path_params["table"])
        await table.actor.loaded()
        if table.game is None and table.actor.outage is not None:
            raise table.actor.outage.mistake
        return table


def preferred_language(headers: Mapping[str, str]) -> str:
    """The first language we speak of those a browser prefers."""
    wanted = headers.get("accept-language", "").split(",")
    return next((code for item in wanted if (code := item.strip()[:2].lower()) in LANGUAGES), "en")
