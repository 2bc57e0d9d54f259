"""Python as a page loads it: bytecode for the page's version of Python, what a visit begins with before all the rest.

It is made by that Python itself, in Node, when the site is built.
"""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from ghostyard.site.downloads import PYODIDE, downloads, run, unpack_msgspec, unpack_pyodide
from ghostyard.site.locales import lighten
from ghostyard.site.sources import rule_modules, sources

PROGRAM = Path(__file__).parent / "prepare.mjs"
ROOT = "/lib/ghostyard/"  # in the page's Python
STANDARD_LIBRARY = "python_stdlib.zip"
NOT_IN_A_PAGE = re.compile(  # parts of the standard library that no later moment of a page needs
    r"(_pyrepl|unittest|xml|xmlrpc|wsgiref|multiprocessing|idlelib|turtledemo|curses|dbm|tkinter|__phello__)/|"
    r"(pdb|bdb|doctest|pydoc|imaplib|smtplib|poplib|ftplib|pickletools|turtle|mailbox|optparse|tabnanny|trace|cProfile|"
    r"profile|pstats|plistlib|tarfile|argparse|configparser|statistics|netrc|nturl2path|antigravity|this|cmd|code|codeop|"
    r"_pyio|_pydatetime|_pydecimal|_pylong|_android_support|_apple_support|_ios_support|modulefinder|webbrowser|wave|"
    r"socketserver|compileall|symtable|tracemalloc|urllib/request|concurrent/futures/process|pyodide/console)\.py|"
    r"(http/(server|cookiejar)|logging/(config|handlers)|asyncio/(windows|proactor|tools)\w*)\.py|"
    r"email/_header_value_parser|ctypes/macholib/|"
    r"encodings/(big5|cp(?!437|1252)|euc|gb|hz|iso2022|iso8859_(?!1\.)|johab|koi8|mac|ptcp|shift|tis|kz)"
)
LOCK: dict[str, Any] = {"info": {"version": PYODIDE.version, "abi_version": "2026_0"}, "packages": {}}  # only our own
NOT_READ = (".py", ".pyi", ".so", ".typed")
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")


class PythonFiles(msgspec.Struct):
    """What the page has to know to start Python; names are of files in its folder."""

    wasm: str
    standard_library: str
    first: str  # all that a visit begins with
    late: str  # all the rest
    scripts: list[str]  # of Python itself, in the site: the worker imports them
    libraries: dict[str, str]  # shared libraries in the site, by their names in Python's file system
    lock: dict[str, Any]


def write_python(folder: Path) -> PythonFiles:
    """Write all files of Python into a folder of the site, which is `site/python`."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        room = Path(place)
        unpack_pyodide(room / "pyodide")
        _lay_out(room / "from", room / "pyodide" / STANDARD_LIBRARY)
        _compile(room)
        return _write(room, folder)


def _lay_out(folder: Path, standard_library: Path) -> None:
    """All sources in one folder: the standard library, and everything else."""
    with ZipFile(standard_library) as archive:
        archive.extractall(folder / "library")
    unpack_msgspec(folder / "modules")
    for name, source in sources():
        (folder / "modules" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, folder / "modules" / name)
    lighten(folder / "modules" / "babel")


def _compile(room: Path) -> None:
    """Bytecode of all sources; what was compiled for an earlier build is not compiled again."""
    known, fresh = downloads() / f"bytecode-{PYODIDE.version}", room / "fresh"
    known.mkdir(exist_ok=True)
    wanted = {path.relative_to(room / "from"): known / _digest(room / "from", path) for path in _sources(room / "from")}
    for name, kept in wanted.items():
        if not kept.exists():
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(room / "from" / name, fresh / name)
    if fresh.exists():
        _prepare(room, "compile", **{"from": fresh, "to": _made(room / "compiled")})
    for name, kept in wanted.items():
        compiled = name.with_suffix(".pyc")
        if not kept.exists():
            shutil.copy(room / "compiled" / compiled, kept)
        (room / "code" / compiled).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(kept, room / "code" / compiled)


def _sources(folder: Path) -> list[Path]:
    return [path for path in _files(folder) if path.suffix == ".py"]


def _digest(folder: Path, path: Path) -> str:
    """Names a source and what it says."""
    return sha256(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes()).hexdigest()


def _write(room: Path, folder: Path) -> PythonFiles:
    given, code, library = room / "from" / "modules", room / "code" / "modules", room / "code" / "library"
    read = _named(given, [path for path in _files(given) if path.suffix not in NOT_READ])
    modules, standard = _named(code, _files(code)), _named(library, _files(library))
    (room / "pack").write_bytes(_pack([*read, *modules]))
    _zip(standard, room / STANDARD_LIBRARY)
    libraries = _libraries(given, folder)
    known, opened = _prepare(
        room, "rehearse", pack=room / "pack", stdLibURL=room / STANDARD_LIBRARY,
        libraries={ROOT + name: path for name, (path, _) in libraries.items()},
    )  # fmt: skip
    used = {name.replace(".", "/") for name in known}
    _zip([file for file in standard if _module(file[0]) in used], folder / STANDARD_LIBRARY)
    late = [file for file in read if ROOT + file[0] not in opened and not file[0].endswith(".dat")]
    late += [file for file in modules if _module(file[0]) not in used]
    rest = [(name, content) for name, content in standard if _module(name) not in used]
    late += [(f"library/{name}", content) for name, content in rest if not NOT_IN_A_PAGE.match(name)]
    for name in SCRIPTS:
        shutil.copy(room / "pyodide" / name, folder / name)
    return PythonFiles(
        wasm=_packed(folder / "python.wasm", (room / "pyodide" / "pyodide.asm.wasm").read_bytes()),
        standard_library=STANDARD_LIBRARY,
        first=_packed(folder / "first", _pack([file for file in (*read, *modules) if file not in late])),
        late=_packed(folder / "late", _pack(late)),
        scripts=[f"site/python/{name}" for name in SCRIPTS],
        libraries={ROOT + name: address for name, (_, address) in libraries.items()},
        lock=LOCK,
    )


def _libraries(given: Path, folder: Path) -> dict[str, tuple[Path, str]]:
    """Shared libraries by name: where they are now, and their path in the site."""
    found = {name: (path, name.removeprefix("ghostyard/")) for name, path in rule_modules()}
    for library in sorted(given.rglob("*.so")):
        shutil.copy(library, folder / f"{library.parent.name}.so")
        found[library.relative_to(given).as_posix()] = library, f"site/python/{library.parent.name}.so"
    return found


def _prepare(room: Path, what: str, **job: Any) -> Any:
    told = {"do": what, "pyodide": str(room / "pyodide"), "lock": LOCK, **job}
    said = run(["node", str(PROGRAM)], msgspec.json.encode(told, enc_hook=str))
    return msgspec.json.decode(said.splitlines()[-1]) if said.strip() else None


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _named(folder: Path, files: Iterable[Path]) -> list[tuple[str, bytes]]:
    return [(path.relative_to(folder).as_posix(), path.read_bytes()) for path in files]


def _module(path: str) -> str:
    """The name of a module, as the path of its folder or file says it."""
    return path.removesuffix(".pyc").removesuffix("/__init__").removeprefix("stand_in/")


def _pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files one behind the other; a line of JSON before them says what is where."""
    places, content = {}, bytearray()
    for name, data in files:
        places[name] = len(content), len(data)
        content += data
    return msgspec.json.encode(places) + b"\n" + bytes(content)


def _packed(path: Path, content: bytes) -> str:
    """The file, packed as no host would do it by itself; its name, which no host takes for something it knows."""
    packed = path.with_name(f"{path.name}.packed")
    packed.write_bytes(gzip.compress(content, 9, mtime=0))
    return packed.name


def _zip(files: Iterable[tuple[str, bytes]], path: Path) -> None:
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
