"""Pages: what a browser loads besides JSON: the shell, art, pictures, words, rules, a code to scan."""

from __future__ import annotations

import asyncio
import hashlib
import html
import io
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression, VariableReference
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ghostyard.core.draw import (
    NIGHT,
    by_night,
)
from ghostyard.core.errors import Mistake, spoken_language
from ghostyard.core.record import SPECTATOR
from ghostyard.core.scene import art_sheet
from ghostyard.core.words import message_files, words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.manual.page import manual_page
from ghostyard.table import frames, metrics, schema
from ghostyard.table.daylight import with_daylight
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.editing import invite_to_pad
from ghostyard.table.invitation import Invitation, invitation, known_address
from ghostyard.table.offline import with_boot
from ghostyard.table.people import Person
from ghostyard.table.poster import poster, standing_of
from ghostyard.table.table_record import IS_TABLE_ID

SVG = "image/svg+xml"
PREVIEW = "/web/art/preview.png"
ICONS = [  # the last three are drawn from the first: `make icons`
    {"src": "/web/art/ghost.svg", "sizes": "any", "type": SVG, "purpose": "any"},
    {"src": "/web/art/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/web/art/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/web/art/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]
QUOTE = '"'
SOON = 0.5  # seconds: a page does not wait longer for what its link is about
SVG_POLICY = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
POSTER_POLICY = {"content-security-policy": f"{SVG_POLICY['content-security-policy']}; font-src data:"}


async def shell(request: Request) -> Response:
    """The one page; what it shows is up to the browser. Only those who preview a link read it as it is."""
    page = Path(__file__).parent.parent / "web" / "index.html"
    text = page.read_text(encoding="utf-8") if page.is_file() else "<!doctype html><title>Ghostyard</title>"
    call = Call(request, request.app.state.context)
    if call.context.settings.offline:
        text = with_boot(text)
    text = text.replace(PREVIEW, html.escape(f"{_base(call)}{PREVIEW}"))
    status = 404 if request.path_params.get("game", GAMES[0]) not in GAMES else 200
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(with_preview(text, *await told_of(call)), status, headers=headers)


async def nowhere(request: Request) -> Response:
    """The same page where a link leads to nothing: it says so in the reader's language, and knows the way back."""
    response = await shell(request)
    response.status_code = 404
    return response


async def told_of(call: Call) -> tuple[str, str]:
    """What a link is about, in the reader's language: its title, and a sentence."""
    path, words = call.request.url.path, words_for("", call.lang)
    at_table, phase = await _table_at(call)
    name = call.request.path_params.get("game") or at_table
    if name not in GAMES:
        return words.say("link-home"), words.say("link-home-about")
    of_game = words_for(name, call.lang)
    title, aim = of_game.say("title"), f"web-aim-{name}"
    about = of_game.say(aim) if of_game.has(aim) else words.say("link-home-about")
    if phase == "lobby":
        return words.say("link-table", title=title), words.say("link-table-about")
    return words.say("link-replay", title=title) if path.startswith("/replay/") else f"{title} · Ghostyard", about


async def _table_at(call: Call) -> tuple[str, str]:
    """The game of the table that the path names, and how far it is; empty where none is known, or not soon."""
    table = call.request.path_params.get("table", "")
    if not IS_TABLE_ID.fullmatch(table):
        return "", ""
    column = schema.tables.c
    asked = call.context.lobby.services.stores.of(table).rows(
        select(column.game, column.phase).where(column.id == table)
    )
    try:
        found = await asyncio.wait_for(asked, SOON)
    except (Mistake, TimeoutError):
        return "", ""
    return (str(found[0]["game"]), str(found[0]["phase"])) if found else ("", "")


def with_preview(page: str, title: str, about: str) -> str:
    """The page with a title and a sentence for whoever previews a link to it."""
    for name, content in (("og:title", title), ("og:description", about), ("description", about)):
        before, mark, after = page.partition(f'="{name}" content="')
        if mark:
            page = f"{before}{mark}{html.escape(content)}{after[after.index(QUOTE) :]}"
    return page


def is_for_reading(request: Request) -> bool:
    """Does a browser ask for a page to show, and not a program or a script for data?"""
    asked = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return asked and "text/html" in request.headers.get("accept", "")


def _base(call: Call) -> str:
    """The address at which people reach this server."""
    return call.context.settings.base_url.rstrip("/") or _asked(call).rstrip("/")


def _asked(call: Call) -> str:
    """The address at which whoever asks has found it."""
    return str(call.request.base_url)


async def healthz(request: Request) -> Response:
    """Is the server there, and its database too?"""
    await request.app.state.context.lobby.services.stores.every_row(select(1))
    return Response("ok", media_type="text/plain", headers={"cache-control": "no-store"})


async def livez(request: Request) -> Response:
    """Does this program work at all? A restart would not bring a database back."""
    return Response("alive", media_type="text/plain", headers={"cache-control": "no-store"})


async def readyz(request: Request) -> Response:
    """Should anybody be sent here? Not while this node stops, nor while it is cut off from what others reach."""
    node = request.app.state.context.node
    ready = node is None or node.is_ready
    return Response("ready" if ready else "not ready", 200 if ready else 503, headers={"cache-control": "no-store"})


async def metrics_page(request: Request) -> Response:
    """What Prometheus reads."""
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)


async def art(request: Request) -> Response:
    """All symbols of a game as one document, kept by browsers as long as it stays the same."""
    sheet = _art(request.path_params["game"])
    tag = f'"{hashlib.sha256(sheet.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache", **SVG_POLICY}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(sheet, media_type=SVG, headers=headers)


@cache
def _art(name: str) -> str:
    game = load_game(name)
    return art_sheet(name, game.art())


async def cover(request: Request) -> Response:
    """The picture of a game for the lobby."""
    svg = with_daylight(load_game(request.path_params["game"]).cover())
    return Response(svg, media_type=SVG, headers={"cache-control": "max-age=3600", **SVG_POLICY})


async def picture(request: Request) -> Response:
    """The table as everybody may see it, as one picture to share."""
    call = Call(request, request.app.state.context)
    table = await call.table()
    reader = Person("", "", await call.spoken())
    svg = drawn(table.info(), table.viewer(reader, SPECTATOR), known_address(call.context.settings, _asked(call)))
    return Response(svg, media_type=SVG, headers={"cache-control": "no-store", **POSTER_POLICY})


def drawn(info: frames.TableInfo, viewer: frames.Viewer, address: str) -> str:
    """What a viewer sees as SVG; a game without a look is written instead of drawn."""
    if viewer.view is None:
        raise Mistake("not-started")
    game, words = info.game, words_for(info.game.name, viewer.lang)
    scene = frames.scene(info, viewer, words)
    if scene.areas:
        sheets = game.sheets(info.box, viewer.view)
        standing = standing_of(game, info.box, viewer.view, info.names, sheets, words)
        headline = words.say("title"), frames.ask(info, viewer, words)
        return poster(game.name, scene, game.art(), headline, standing, address)
    return written(game.picture(info.box, viewer.view, viewer.seat, info.names, words).splitlines())


def written(lines: list[str]) -> str:
    """Lines of text as a picture."""
    rows = "".join(
        f'<text x="12" y="{18 * (row + 1)}" xml:space="preserve">{html.escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    width, height = 24 + 9 * max(map(len, lines), default=0), 18 * len(lines) + 18
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" '
        f'font-size="15" fill="#f3ead7"><rect width="100%" height="100%" fill="#14121f"/>{rows}</svg>'
    )


async def code(request: Request) -> Response:
    """The link to a table as a code to scan with a phone."""
    call = Call(request, request.app.state.context)
    table = await call.table()
    return _scannable(invitation(call.context.settings, str(request.base_url), table.record.id))


async def pad_code(request: Request) -> Response:
    """The link to a shared score pad as a code to scan."""
    return _scannable(await invite_to_pad(Call(request, request.app.state.context)))


def _scannable(invited: Invitation) -> Response:
    import segno  # not needed to open the lobby

    out = io.BytesIO()
    link = segno.make(invited.link, error="m")
    link.save(out, kind="svg", scale=8, border=2, dark="#14121f", light="#f3ead7", xmldecl=False)
    return Response(out.getvalue(), media_type=SVG, headers={"cache-control": "no-store", **SVG_POLICY})


async def manifest(request: Request) -> Response:
    """How the house is installed on a phone: as a whole, or as the score pad of one game."""
    language = Call(request, request.app.state.context).lang
    pad = request.query_params.get("pad", "")
    text, named = words_for("", language), load_game(pad) if pad else None
    title = words_for(pad, language).say("title") if pad else ""
    pads = [(name, words_for(name, language).say("title")) for name in GAMES if "pad" in load_game(name).editors]
    document = {
        "id": f"/pad/{pad}" if named else "/",
        "start_url": f"/pad/{pad}" if named else "/",
        "scope": "/",
        "name": text.say("web-pad-title", title=title) if named else "Ghostyard",
        "short_name": title or "Ghostyard",
        "lang": language,
        "display": "standalone",
        "background_color": by_night(NIGHT),
        "theme_color": by_night(NIGHT),
        "icons": ICONS,
        "shortcuts": [{"name": text.say("web-pad-title", title=title), "url": f"/pad/{name}"} for name, title in pads],
    }
    return Response(
        msgspec.json.encode(document), media_type="application/manifest+json", headers={"cache-control": "no-cache"}
    )


async def words(request: Request) -> Response:
    """The browser's own labels in a language: text with { $name } where something is put in, or one by plural form."""
    return _json(_browser_words(spoken_language(request.path_params["lang"])))


@cache
def _browser_words(language: str) -> dict[str, str | dict[str, str]]:
    """All messages whose id begins with web-, of the shell and of the games."""
    found: dict[str, str | dict[str, str]] = {}
    paths = dict.fromkeys(path for name in ("", *GAMES) for path in message_files(name, language))
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith("web-") and entry.value is not None:
                found[entry.id.name] = _by_number(entry.value) or _plain(entry.value)
    return found


def _by_number(pattern: Pattern) -> dict[str, str]:
    """A message that is one choice by a number: the fact it is chosen `by`, and a text for each plural form."""
    match pattern.elements:
        case [Placeable(expression=SelectExpression(selector=VariableReference(id=by), variants=variants))]:
            forms = [(variant.key, variant.value) for variant in variants]
            return {"by": by.name, **{key.name: _plain(text) for key, text in forms if isinstance(key, Identifier)}}
    return {}


def _plain(pattern: Pattern) -> str:
    """The pattern as it is written in its file."""
    message = FluentSerializer().serialize_entry(Message(Identifier("x"), pattern))
    return " ".join(message.partition("=")[2].split())


async def rules(request: Request) -> Response:
    """A game's manual: how it is learned, and all its clauses; in English where a translation is missing."""
    game = load_game(request.path_params["game"])
    language = Call(request, request.app.state.context).lang
    return _json(manual_page(game, language))


def _json(document: Any) -> Response:
    return Response(msgspec.json.encode(document), media_type="application/json", headers={"cache-control": "no-cache"})


SHELL_PATHS = (
    "/", "/table/{table}", "/replay/{table}", "/rules/{game}", "/pad/{game}", "/pad/{game}/{pad}", "/puzzles/{game}",
    "/puzzle/daily", "/puzzle/{game}/{puzzle}", "/editions/{game}", "/editions/{game}/{edition}",
)  # fmt: skip
ROUTES = [
    *(Route(path, shell) for path in SHELL_PATHS),
    Route("/manifest.webmanifest", manifest),
    Route("/healthz", healthz),
    Route("/livez", livez),
    Route("/readyz", readyz),
    Route("/metrics", metrics_page),
    Route("/art/{game}.svg", art),
    Route("/art/{game}/cover.svg", cover),
    Route("/api/tables/{table}/picture.svg", picture),
    Route("/api/tables/{table}/code.svg", code),
    Route("/api/pads/{game}/{pad}/code.svg", pad_code),
    Route("/api/words/{lang}", words),
    Route("/api/rules/{game}", rules),
]
