"""The small service worker of a server's page: what a browser keeps, so that a score pad opens without a network."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from ghostyard.core.scene import art_sheet
from ghostyard.core.words import LANGUAGES
from ghostyard.games import GAMES
from ghostyard.games import game as load_game

WEB = Path(__file__).parent.parent / "web"
WORKER = Path(__file__).with_name("sw.js")
KEPT = (".js", ".css", ".svg", ".woff2")
NOT_KEPT = ("wasm/",)


async def service_worker(request: Request) -> Response:
    """The worker, with the list of this version's files."""
    return Response(_worker(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def _worker() -> str:
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in KEPT and not _name(path).startswith(NOT_KEPT)]
    arts = {name: art_sheet(name, load_game(name).art()) for name in GAMES}
    content = b"".join(path.read_bytes() for path in files) + "".join(arts.values()).encode()
    listed = ["/", *(f"/web/{_name(path)}" for path in files), *(f"/art/{name}.svg" for name in GAMES)]
    listed += [f"/api/words/{language}" for language in LANGUAGES]
    text, version = WORKER.read_text(encoding="utf-8"), hashlib.sha256(content).hexdigest()[:16]
    return text.replace("/*version*/", version).replace("/*files*/", ", ".join(f'"{path}"' for path in listed))


def _name(path: Path) -> str:
    return path.relative_to(WEB).as_posix()
