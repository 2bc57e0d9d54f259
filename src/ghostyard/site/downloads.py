"""What the site takes from the registries: Python for browsers and one library, by name, version and content."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from base64 import b64encode
from hashlib import sha256, sha512
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from ghostyard.core.compiling.unit_cache import cache_folder
from ghostyard.core.errors import Mistake


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
MSGSPEC = Download("msgspec", "0.22.0", "sha256-a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022")
WHEEL = ("--python-version", "3.14", "--implementation", "cp", "--platform", "pyemscripten_2026_0_wasm32")

MOST_LINES, MOST_LETTERS = 20, 200  # of what a program says when it fails: scripts have very long lines


def unpack_pyodide(folder: Path) -> None:
    """Python for browsers, into a folder."""
    packed = downloads() / f"pyodide-{PYODIDE.version}.tgz"
    if not packed.exists():
        run(["npm", "pack", f"pyodide@{PYODIDE.version}", "--pack-destination", str(downloads())])
    _check(PYODIDE, f"sha512-{b64encode(sha512(packed.read_bytes()).digest()).decode()}", packed)
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(packed) as archive:
        for member in archive.getmembers():
            if member.isfile() and (content := archive.extractfile(member)):
                (folder / Path(member.name).name).write_bytes(content.read())


def unpack_msgspec(folder: Path) -> None:
    """The library that is not pure Python, into a folder of modules."""
    pattern = f"msgspec-{MSGSPEC.version}-*wasm32.whl"
    if not list(downloads().glob(pattern)):
        wanted = f"{MSGSPEC.name}=={MSGSPEC.version}"
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *WHEEL]
        run([*pip, "--dest", str(downloads()), wanted])
    (wheel,) = downloads().glob(pattern)
    _check(MSGSPEC, f"sha256-{sha256(wheel.read_bytes()).hexdigest()}", wheel)
    with ZipFile(wheel) as archive:
        archive.extractall(folder)


def run(command: list[str], said: bytes = b"") -> bytes:
    """What a program prints; one sentence if it cannot be run."""
    try:
        return subprocess.run(command, check=True, capture_output=True, input=said).stdout
    except (OSError, subprocess.CalledProcessError) as problem:
        for line in getattr(problem, "stderr", b"").decode().splitlines()[-MOST_LINES:]:
            print(line[:MOST_LETTERS], file=sys.stderr)
        raise Mistake("site-download", command=" ".join(Path(part).name for part in command[:3])) from problem


def downloads() -> Path:
    """Where what was fetched is kept."""
    folder = cache_folder() / "site"
    folder.mkdir(exist_ok=True)
    return folder


def _check(wanted: Download, found: str, file: Path) -> None:
    if found != wanted.content:
        file.unlink()
        raise Mistake("site-content", package=f"{wanted.name} {wanted.version}")
