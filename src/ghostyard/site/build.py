"""Building the site: a folder of static files that any web host can serve, with the whole server inside the page."""

from __future__ import annotations

import asyncio
import re
import shutil
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from ghostyard.core.errors import Mistake
from ghostyard.core.scene import art_sheet
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.site.local_server import Host, LocalServer
from ghostyard.site.python_files import PythonFiles, write_python
from ghostyard.site.sources import PACKAGE, sources
from ghostyard.table.daylight import with_daylight

PAGE = Path(__file__).parent / "page"
SITE_WORDS = (
    "web-site-fetching", "web-site-starting", "web-site-old", "web-site-broken", "web-site-renew", "web-site-away",
    "web-site-elsewhere", "web-site-here", "web-site-others",
)  # fmt: skip
MAIN = '<script type="module" src="./web/main.js"></script>'
BOOT = '<script defer src="site/old.js"></script>\n<script type="module" src="site/boot.js"></script>'
PRELOADED = '<link rel="preload" href="site/site.json" as="fetch" crossorigin>'
FROM_ROOT = re.compile(r'(?<= href=")/|(?<= src=")/|(?<= content=")/(?=web/)')  # in a server's page
IMPORTED = re.compile(r' from "\./(\w+\.js)";$', re.MULTILINE)
NOT_KEPT = ("sw.js", "index.html", ".nojekyll", "check.js", "package.json", "OFL.txt")
MANIFEST = "/manifest.webmanifest"


class Site(msgspec.Struct):
    """What the page's own beginning reads; `site.json`."""

    version: str
    sources: str  # what it was built from
    python: PythonFiles
    sizes: dict[str, int]  # of all files that have to come before anybody can play, as the bar in the page counts them
    answers: dict[str, Any]
    words: dict[str, dict[str, str]]


def build(out: Path) -> int:
    """Write the site into a folder; says how many bytes a first visit takes, compressed as hosts do it."""
    site, folders = out / "site", [out / name for name in ("web", "art", "site")]
    if any(folder.exists() for folder in folders) and not (site / "site.json").is_file():
        raise Mistake("not-a-site", folder=str(out))  # what lies there is somebody's
    for folder in folders:  # nothing of an earlier build stays
        shutil.rmtree(folder, ignore_errors=True)
    site.mkdir(parents=True)
    (site / "site.json").touch()  # also of one that breaks off, the next build knows that it is ours
    shutil.copytree(PACKAGE / "web", out / "web", ignore=shutil.ignore_patterns("__pycache__"))
    words = {language: {name: words_for("", language).say(name) for name in SITE_WORDS} for language in LANGUAGES}
    _write_scripts(site, words)
    _write_art(out / "art")
    python, answers = write_python(site / "python"), asyncio.run(_write_answers(site / "answers"))
    shell = FROM_ROOT.sub("./", (PACKAGE / "web" / "index.html").read_text(encoding="utf-8"))
    shell = shell.replace(MAIN, "\n".join([BOOT, PRELOADED, *_module_links(out)]))
    (out / "index.html").write_text(shell, encoding="utf-8")
    (out / ".nojekyll").touch()
    files = [path for path in _kept_files(out) if path.name != "site.json"]
    version = sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:16]
    about = Site(version, fingerprint(), python, _sizes(out, python), answers, words)
    (site / "site.json").write_bytes(msgspec.json.encode(about))
    _write_service_worker(out, version)
    return sum(map(_compressed, _kept_files(out)))


def built_from(folder: Path) -> str:
    """The fingerprint of what a site was built from; nothing if there is none in this folder."""
    try:
        return str(msgspec.json.decode((folder / "site" / "site.json").read_bytes())["sources"])
    except (OSError, msgspec.DecodeError, KeyError, TypeError):
        return ""


def fingerprint() -> str:
    """Names all that a site is built from: the client, and Python's sources."""
    found = [*sources(), *((path.name, path) for path in sorted(PACKAGE.glob("web/**/*")) if path.is_file())]
    found += [(path.name, path) for path in sorted(PAGE.iterdir())]
    return sha256(b"".join(sha256(path.read_bytes()).digest() for _, path in sorted(found))).hexdigest()[:16]


def _write_scripts(site: Path, words: dict[str, dict[str, str]]) -> None:
    for script in PAGE.glob("*.js"):
        text = script.read_text(encoding="utf-8")
        for language in LANGUAGES:
            text = text.replace(f'"/*{language}*/"', msgspec.json.encode(words[language]["web-site-old"]).decode())
        (site / script.name).write_text(text, encoding="utf-8")
    (site / "sw.js").unlink()


def _module_links(out: Path) -> Iterator[str]:
    """Lets a browser ask for all modules of the first page at once, instead of finding one in the other."""
    for first in (out / "site" / "boot.js", out / "web" / "main.js"):
        for path in _imported(first, []):
            yield f'<link rel="modulepreload" href="{path.relative_to(out).as_posix()}">'


def _imported(module: Path, found: list[Path]) -> list[Path]:
    """A module and all that it imports from the beginning, each once."""
    if module not in found:
        found.append(module)
        for name in IMPORTED.findall(module.read_text(encoding="utf-8")):
            _imported(module.parent / name, found)
    return found


def _write_art(folder: Path) -> None:
    for name in GAMES:
        game = load_game(name)
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_text(art_sheet(name, game.art()), encoding="utf-8")
        (folder / name / "cover.svg").write_text(with_daylight(game.cover()), encoding="utf-8")


# ---------------------------------------------------------------- answers that are the same for everybody


async def _write_answers(folder: Path) -> dict[str, Any]:
    """What the page's server would say to everybody, so that the lobby is there before it; addresses by path."""
    folder.mkdir(exist_ok=True)
    server = LocalServer(Host(_kept_by_nobody))
    found: dict[str, Any] = {}
    found["/api/games"] = {
        language: await _write_answer(server, folder, "/api/games", language) for language in LANGUAGES
    }
    for language in LANGUAGES:
        path = f"/api/words/{language}"
        found[path] = await _write_answer(server, folder, path, language)
    manifest = msgspec.json.decode(await _answered(server, MANIFEST, "en"))
    (folder.parent.parent / MANIFEST.removeprefix("/")).write_bytes(msgspec.json.encode(_for_any_folder(manifest)))
    return found


def _for_any_folder(manifest: dict[str, Any]) -> dict[str, Any]:
    """How a site is installed, wherever it stands; its pages are named as in `web/place.js`."""
    del manifest["id"]  # it would be that of every other site at the same address; without one it is the start
    icons = [{**icon, "src": f".{icon['src']}"} for icon in manifest["icons"]]
    shortcuts = [{**shortcut, "url": f"./?{shortcut['url']}"} for shortcut in manifest["shortcuts"]]
    return {**manifest, "start_url": "./", "scope": "./", "icons": icons, "shortcuts": shortcuts}


async def _write_answer(server: LocalServer, folder: Path, path: str, language: str) -> str:
    name = f"{path.removeprefix('/api/').replace('/', '-')}.{language}.json"
    (folder / name).write_bytes(await _answered(server, path, language))
    return f"site/answers/{name}"


async def _answered(server: LocalServer, path: str, language: str) -> bytes:
    answer = await server.answer("GET", path, language, b"")
    assert answer.status == 200, answer.body
    return answer.body


async def _kept_by_nobody(content: bytes) -> None:
    """Nobody plays while the site is built."""


# ---------------------------------------------------------------- without a network


def _kept_files(out: Path) -> list[Path]:
    """All files that a browser keeps, in order."""
    return sorted(path for path in out.rglob("*") if path.is_file() and path.name not in NOT_KEPT)


def _write_service_worker(out: Path, version: str) -> None:
    listed = ", ".join(f'"{path.relative_to(out).as_posix()}"' for path in _kept_files(out))
    text = (PAGE / "sw.js").read_text(encoding="utf-8").replace("/*version*/", version).replace("/*files*/", listed)
    (out / "sw.js").write_text(text, encoding="utf-8")


def _sizes(out: Path, python: PythonFiles) -> dict[str, int]:
    packs = python.wasm, python.standard_library, python.first, python.late
    named = (f"site/python/{name}" for name in packs)
    return {path: (out / path).stat().st_size for path in (*python.libraries.values(), *python.scripts, *named)}


def _compressed(path: Path) -> int:
    """The size of a file as a host sends it."""
    if path.suffix in (".zip", ".packed", ".webp", ".png", ".woff2"):
        return path.stat().st_size
    with tempfile.TemporaryFile() as room, ZipFile(room, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("x", path.read_bytes())
        return archive.infolist()[0].compress_size
