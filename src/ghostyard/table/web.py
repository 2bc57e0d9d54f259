"""The web: routes, cookies, and the headers and checks that every request goes through."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ghostyard.core.errors import Mistake
from ghostyard.table import log, metrics, offline, pages
from ghostyard.table.connection import MOVED
from ghostyard.table.forwarding import Forwarding
from ghostyard.table.http_api import OPERATIONS
from ghostyard.table.http_api.call import COOKIE, Call, preferred_language
from ghostyard.table.http_api.context import ServerContext
from ghostyard.table.http_api.operation import MOST_BODY, Operation
from ghostyard.table.http_api.refusals import FIELD_MISTAKES, STATUS, Refusal
from ghostyard.table.inbox import attend
from ghostyard.table.kept_files import service_worker
from ghostyard.table.openapi import description
from ghostyard.table.people import SESSION_SECONDS, Person
from ghostyard.table.protocol import UNREADABLE
from ghostyard.table.settings import Settings
from ghostyard.table.websocket import message_socket

SAFE_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
WEB_FOLDER = Path(__file__).parent.parent / "web"


class Guard:
    """Headers on every answer; nobody acts here from a page of another origin."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        safe = _with_headers(send) if scope["type"] == "http" else send
        if self._is_foreign(scope):
            await _refuse_origin(scope, receive, safe)
            return
        try:
            await self.app(scope, receive, safe)
        except ClientDisconnect:  # in the middle of a request: nobody waits for an answer
            return
        except Exception as error:  # our own mistake: one sentence for them, the traceback in our log
            name = log.incident(error, scope["type"])
            if scope["type"] == "http":
                await refused(Request(scope), Mistake("broken", incident=name))(scope, receive, safe)

    def _is_foreign(self, scope: Scope) -> bool:
        """Browsers always say which page asks when something could change; programs need not."""
        headers = Headers(scope=scope)
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        if self.settings.origin:
            return origin != self.settings.origin
        return urlsplit(origin).netloc != headers.get("host")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SAFE_HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _refuse_origin(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(1008)
    else:
        await refused(Request(scope), Mistake("other-origin"))(scope, receive, send)


# ---------------------------------------------------------------- operations as routes


def routes_of(operations: Iterable[Operation]) -> list[Route]:
    """The operations as routes, one for every path."""
    by_path: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        by_path.setdefault(operation.path, {})[operation.method] = operation
    return [_route(path, methods) for path, methods in by_path.items()]


def _route(path: str, operations: dict[str, Operation]) -> Route:
    async def answer(request: Request) -> Response:
        operation = operations["GET" if request.method == "HEAD" else request.method]
        call = Call(request, request.app.state.context)
        if limit := operation.limit or (operation.reads and "changes"):
            getattr(call.context, limit).check(f"change {call.address}")
        if operation.reads is None:
            given = await operation.does(call)
        else:
            await call.person()  # whose language a refusal is in
            given = await operation.does(call, await body(request, operation.reads, operation.most))
        return _with_cookie(json_response(given), call)

    return Route(path, answer, methods=list(operations))


async def body(request: Request, shape: Any, most: int = MOST_BODY) -> Any:
    """The body by type; anything else is refused before it is read, or as soon as it is too large."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Mistake("not-json-body")
    text = bytearray()
    async for part in request.stream():
        text += part
        if len(text) > most:
            raise Mistake("too-large", most=most)
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        raise mistake_in_body(str(error)) from None
    except UNREADABLE:
        raise Mistake("body") from None


def mistake_in_body(problem: str) -> Mistake:
    """What does not fit: a value outside of the limits of its field, or else where."""
    place = place_in_body(problem)
    code, facts = FIELD_MISTAKES.get(place.rpartition(".")[2], ("", {}))
    if code and re.match(r"Expected `\w+` (of length|matching|[<>])", problem):
        return Mistake(code, **facts)
    return Mistake("body-field", place=place)


def place_in_body(problem: str) -> str:
    """Where a body does not fit, from what the library says about it in English: "$.seats[0].kind"."""
    path = re.search(r" - at `([^`]*)`$", problem)
    field = re.search(r"(?:unknown|required) field `([^`]*)`", problem)
    return (path[1] if path else "$") + (f".{field[1]}" if field else "")


def _with_cookie(response: Response, call: Call) -> Response:
    if call.new_token:
        settings: Settings = call.context.settings
        response.set_cookie(
            COOKIE, call.new_token, max_age=SESSION_SECONDS, path="/", httponly=True, samesite="lax",
            secure=settings.address.startswith("https"),
        )  # fmt: skip
    return response


def json_response(given: Any, status: int = 200) -> Response:
    """Anything as JSON, never kept by anybody in between."""
    return Response(
        msgspec.json.encode(given), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


# ---------------------------------------------------------------- mistakes


def refused(request: Request, mistake: Mistake) -> Response:
    """A mistake as an answer: the one place for HTTP."""
    metrics.REFUSALS.labels(mistake.code).inc()
    lang = getattr(request.state, "lang", "") or preferred_language(request.headers)
    response = json_response(
        Refusal(mistake.code, mistake.sentence(lang), mistake.clause), STATUS.get(mistake.code, 400)
    )
    if "seconds" in mistake.facts:
        response.headers["retry-after"] = str(mistake.facts["seconds"])
    return response


async def _tell_mistake(request: Request, error: Exception) -> Response:
    assert isinstance(error, Mistake)
    return refused(request, error)


async def _tell_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.is_for_reading(request):
        return await pages.nowhere(request)
    code = "no-such-page" if error.status_code == 404 else "not-allowed"
    response = refused(request, Mistake(code))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


# ---------------------------------------------------------------- the app


async def socket(websocket: WebSocket) -> None:
    """A socket at a table: the person from the cookie, or somebody who only watches."""
    context: ServerContext = websocket.app.state.context
    stranger = Person("", "", preferred_language(websocket.headers))
    name = websocket.path_params["table"]
    if context.node is not None and not context.node.is_ready:  # at another node they need not wait
        await websocket.close(MOVED)
        return
    try:
        async with context.arrivals:
            person = await context.people.by_token(websocket.cookies.get(COOKIE, "")) or stranger
            table = await context.lobby.open(name) if await context.is_here(name) else None
    except Mistake:
        await websocket.close(1008)
        return
    try:
        await websocket.accept()
    except (OSError, WebSocketDisconnect):  # they have left meanwhile
        return
    line = message_socket(websocket)
    if table is not None:
        await attend(line, table, person)
    elif context.node is not None:
        await context.node.relay(line, name, person)


def application(settings: Settings, open_context: Callable[[Settings], Any]) -> Starlette:
    """The whole application. `open_context` is a context that holds everything while the server runs."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with open_context(settings) as context:
            app.state.context = context
            if context.node is not None:
                context.node.answer_with(app)
            yield

    routes: list[Any] = [
        *routes_of(OPERATIONS),
        *pages.ROUTES,
        Route("/openapi.json", lambda _: json_response(description()), name="openapi"),
        WebSocketRoute("/ws/{table}", socket),
    ]
    if settings.offline:
        routes += offline.routes(Path(settings.offline))
    if WEB_FOLDER.is_dir():
        routes.append(Mount("/web", StaticFiles(directory=WEB_FOLDER)))
    routes.append(Route("/sw.js", service_worker))  # the last: a server that can do more without a network has its own
    return Starlette(
        routes=routes,
        lifespan=life,
        middleware=[
            Middleware(Guard, settings=settings),
            Middleware(GZipMiddleware, minimum_size=500),
            *([Middleware(Forwarding)] if settings.bus else []),
        ],
        exception_handlers={Mistake: _tell_mistake, HTTPException: _tell_status},
    )
