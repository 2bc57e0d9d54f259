"""Building the site: a folder of static files that any web host can serve, with the whole server inside the page."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256, sha512
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

import ghostyard
from ghostyard.core.compiling.unit_cache import cache_folder
from ghostyard.core.errors import Mistake
from ghostyard.core.scene import art_sheet
from ghostyard.core.words import LANGUAGES, words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game

PACKAGE = Path(ghostyard.__file__).parent
PAGE = Path(__file__).parent / "page"
STAND_IN = Path(__file__).parent / "stand_in"
SITE_WORDS = ("web-site-fetching", "web-site-starting", "web-site-old", "web-site-broken", "web-site-renew")


class Download(NamedTuple):
    """A package of a registry, by its name, version and content."""

    name: str
    version: str
    content: str


# Python itself, and the one library that is not pure Python; both are Python 3.14 for `pyemscripten_2026_0`.
PYODIDE = Download(
    "pyodide",
    "314.0.7",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STANDARD_LIBRARY = "python_stdlib.zip"
NOT_IN_A_PAGE = re.compile(  # parts of the standard library that nothing here imports
    r"(_pyrepl|unittest|xmlrpc|wsgiref|multiprocessing|idlelib|turtledemo|curses|dbm|tkinter)/|"
    r"(pdb|doctest|pydoc|imaplib|smtplib|poplib|ftplib|pickletools|turtle|mailbox|optparse|tabnanny|trace|cProfile)\.py|"
    r"encodings/(big5|cp(?!437|1252)|euc|gb|hz|iso2022|iso8859_(?!1\.)|johab|koi8|mac|ptcp|shift|tis|kz)"
)
MSGSPEC = Download("msgspec", "0.22.0", "sha256-a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022")
WHEEL = ("--python-version", "3.14", "--implementation", "cp", "--platform", "pyemscripten_2026_0_wasm32")

# What the server imports: pure Python, as it is installed here.
LIBRARIES = (
    "sqlalchemy", "starlette", "anyio", "idna", "typing_extensions", "fluent.runtime", "fluent.syntax", "babel", "pytz",
    "attrs", "segno", "markdown-it-py", "mdurl",
)  # fmt: skip
LEFT_OUT = (  # parts of them that nobody asks for
    "sqlalchemy/orm", "sqlalchemy/ext", "sqlalchemy/testing", "sqlalchemy/dialects/mssql", "sqlalchemy/dialects/mysql",
    "sqlalchemy/dialects/oracle", "sqlalchemy/dialects/postgresql", "babel/messages",
)  # fmt: skip
OURS = ("core", "games", "bots", "manual", "table", "words", "site", "web/wasm")
NOT_OURS = ("table/peer", "table/migrations", "site/page", "site/stand_in", "web/wasm/check.js")


def build(out: Path) -> int:
    """Write the site into a folder; says how many bytes a first visit takes, compressed as hosts do it."""
    site = out / "site"
    site.mkdir(parents=True, exist_ok=True)
    shutil.copytree(PACKAGE / "web", out / "web", dirs_exist_ok=True)
    for name in ("boot.js", "worker.js"):
        shutil.copy(PAGE / name, site / name)
    _unpack_pyodide(site / "pyodide")
    wheel = _msgspec_wheel()
    shutil.copy(wheel, site / wheel.name)
    _write_zip(site / "python.zip")
    _write_art(out / "art")
    words = {language: {name: words_for("", language).say(name) for name in SITE_WORDS} for language in LANGUAGES}
    (site / "site.json").write_bytes(msgspec.json.encode({"files": [wheel.name, "python.zip"], "words": words}))
    shell = (PACKAGE / "web" / "index.html").read_text(encoding="utf-8").replace("/web/main.js", "/site/boot.js")
    for name in ("index.html", "404.html"):  # hosts show the second for addresses that only the page knows
        (out / name).write_text(shell, encoding="utf-8")
    (out / ".nojekyll").touch()
    return _write_service_worker(out)


# ---------------------------------------------------------------- from the registries


def _downloads() -> Path:
    folder = cache_folder() / "site"
    folder.mkdir(exist_ok=True)
    return folder


def _unpack_pyodide(folder: Path) -> None:
    packed = _downloads() / f"pyodide-{PYODIDE.version}.tgz"
    if not packed.exists():
        _run(["npm", "pack", f"pyodide@{PYODIDE.version}", "--pack-destination", str(_downloads())])
    _check(PYODIDE, f"sha512-{b64encode(sha512(packed.read_bytes()).digest()).decode()}", packed)
    folder.mkdir(exist_ok=True)
    with tarfile.open(packed) as archive:
        for name in PYODIDE_FILES:
            found = archive.extractfile(f"package/{name}")
            assert found is not None
            (folder / name).write_bytes(found.read())
        library = archive.extractfile(f"package/{STANDARD_LIBRARY}")
        assert library is not None
        with ZipFile(io.BytesIO(library.read())) as whole, _new_zip(folder / STANDARD_LIBRARY) as part:
            for name in whole.namelist():
                if not NOT_IN_A_PAGE.match(name):
                    part.writestr(ZipInfo(name), whole.read(name), ZIP_DEFLATED)


def _msgspec_wheel() -> Path:
    pattern = f"msgspec-{MSGSPEC.version}-*wasm32.whl"
    if not list(_downloads().glob(pattern)):
        wanted = f"{MSGSPEC.name}=={MSGSPEC.version}"
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *WHEEL]
        _run([*pip, "--dest", str(_downloads()), wanted])
    (wheel,) = _downloads().glob(pattern)
    _check(MSGSPEC, f"sha256-{sha256(wheel.read_bytes()).hexdigest()}", wheel)
    return wheel


def _run(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise Mistake("site-download", command=" ".join(Path(part).name for part in command[:3])) from problem


def _check(wanted: Download, found: str, file: Path) -> None:
    if found != wanted.content:
        file.unlink()
        raise Mistake("site-content", package=f"{wanted.name} {wanted.version}")


# ---------------------------------------------------------------- Python for the page


def _write_zip(path: Path) -> None:
    """All sources in one file, always the same bytes for the same sources."""
    with _new_zip(path) as archive:
        for name, source in sorted(_sources()):
            archive.writestr(ZipInfo(name), source.read_bytes(), ZIP_DEFLATED)


def _new_zip(path: Path) -> ZipFile:
    return ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9)


def _sources() -> Iterator[tuple[str, Path]]:
    yield "ghostyard/__init__.py", PACKAGE / "__init__.py"
    for part in OURS:
        for source in (PACKAGE / part).rglob("*"):
            name = source.relative_to(PACKAGE).as_posix()
            if source.is_file() and "__pycache__" not in source.parts and not name.startswith(NOT_OURS):
                yield f"ghostyard/{name}", source
    for source in STAND_IN.rglob("*.py"):
        yield f"stand_in/{source.relative_to(STAND_IN).as_posix()}", source
    for library in LIBRARIES:
        yield from _library(library)


def _library(name: str) -> Iterator[tuple[str, Path]]:
    for file in distribution(name).files or ():
        path = file.as_posix()
        is_ours = path.endswith((".py", "global.dat", "METADATA")) or _is_locale(path)
        if is_ours and not path.startswith((*LEFT_OUT, "..")):
            yield path, Path(str(file.locate()))


def _is_locale(path: str) -> bool:
    return path.startswith("babel/locale-data/") and Path(path).stem in (*LANGUAGES, "root")


def _write_art(folder: Path) -> None:
    for name in GAMES:
        game = load_game(name)
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_text(art_sheet(name, game.art()), encoding="utf-8")
        (folder / name / "cover.svg").write_text(game.cover(), encoding="utf-8")


# ---------------------------------------------------------------- without a network


def _write_service_worker(out: Path) -> int:
    """The list of all files with their sizes, under a version that is their content."""
    skipped = ("sw.js", "404.html", ".nojekyll", "check.js", "package.json")
    files = sorted(path for path in out.rglob("*") if path.is_file() and path.name not in skipped)
    whole = sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:16]
    sizes = {f"/{path.relative_to(out).as_posix()}": path.stat().st_size for path in files}
    listed = ", ".join(f'"{path}": {size}' for path, size in sizes.items())
    text = (PAGE / "sw.js").read_text(encoding="utf-8").replace("/*version*/", whole).replace("/*files*/", listed)
    (out / "sw.js").write_text(text, encoding="utf-8")
    return sum(_compressed(path) for path in files)


def _compressed(path: Path) -> int:
    """The size of a file as a host sends it."""
    if path.suffix in (".zip", ".whl", ".webp"):
        return path.stat().st_size
    with tempfile.TemporaryFile() as room, ZipFile(room, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("x", path.read_bytes())
        return archive.infolist()[0].compress_size
