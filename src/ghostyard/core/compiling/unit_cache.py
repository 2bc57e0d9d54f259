"""The unit cache: compiled code on disk, in a folder of the user's own, each file named by its content's fingerprint.

Programs share it without locks: a file is written whole or not at all, two that have the same name are alike, and one
that is missing or broken is compiled again. What has not been used for long is removed.
"""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import stat
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

SETTING = "GHOSTYARD_CACHE"
UNITS, PLAIN, PRECOMPILED = PARTS = ("units", "plain", "precompiled")  # who keeps what
HOUR, DAY = 3600, 24 * 3600
UNUSED_SECONDS = 30 * DAY  # then a file is removed
MOST_BYTES = 300_000_000  # our games together take a tenth of that; what was used last stays
YOUNG_SECONDS = HOUR  # a file used so lately stays in any case: some program may be at work with it

log = logging.getLogger("ghostyard.compiling")


@cache
def cache_folder() -> Path:
    """The folder of compiled code. Code and pickles are run from it, so nobody but its owner may write there."""
    given = os.environ.get(SETTING)
    folder = Path(given) if given else _user_cache() / "ghostyard"
    why_not = _opened(folder, is_ours=not given)
    if not why_not:
        return folder
    log.warning("%s: compiled rules are kept in a temporary folder, and lost afterwards", why_not)
    return _temporary_folder()


def _opened(folder: Path, *, is_ours: bool) -> str:
    """Make the folder and its parts for their owner alone; says why they cannot be trusted, or nothing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_ours and os.name == "posix" and folder.lstat().st_uid == os.getuid():
            folder.chmod(0o700)
        for part in (folder, *(folder / name for name in PARTS)):
            part.mkdir(mode=0o700, exist_ok=True)
            if why_not := why_not_private(part):
                return why_not
    except OSError as problem:
        return f"{folder} cannot be used ({problem.strerror})"
    return "" if os.access(folder, os.W_OK) else f"{folder} cannot be written"


def why_not_private(folder: Path) -> str:
    """How somebody else could put files into this folder, or nothing if nobody could."""
    if os.name != "posix":
        return ""  # a user's folder there is the user's own
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        return f"{folder} is not a folder"
    if found.st_uid != os.getuid():
        return f"{folder} belongs to somebody else"
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return f"{folder} can be written by others (chmod 700 it, after a look at what is in it)"
    parent = folder.resolve().parent.stat()
    if parent.st_mode & stat.S_IWOTH and not parent.st_mode & stat.S_ISVTX:
        return f"{folder} can be replaced by others"
    return ""


def _temporary_folder() -> Path:
    """A new folder that ends with this program; the programs that it starts find it too."""
    folder = tempfile.mkdtemp(prefix="ghostyard-")
    _opened(Path(folder), is_ours=True)
    owner = os.getpid()
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == owner else None)
    os.environ[SETTING] = folder
    return Path(folder)


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


class UnitCache:
    """Files of one folder, by name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, name: str) -> bytes | None:
        """The content of a file, if it is there; now it has been used."""
        path = self.folder / name
        try:
            content = path.read_bytes()
        except OSError:
            return None
        mark_used(path)
        return content

    def write(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all. A full disk is no reason to stop: then it is compiled again next time."""
        unfinished = self.folder / f"{name}.{os.getpid()}.unfinished"
        try:
            unfinished.write_bytes(content)
            unfinished.replace(self.folder / name)
        except OSError as problem:
            log.warning("%s could not be written (%s)", unfinished, problem.strerror)
            with suppress(OSError):
                unfinished.unlink()


@cache
def unit_cache() -> UnitCache:
    """Where the fast backend keeps its units, shared objects and entry points."""
    return UnitCache(cache_folder() / UNITS)


def mark_used(path: Path) -> None:
    """Remember when a file was used last, to the hour."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > YOUNG_SECONDS / 2:
            os.utime(path)


def clean(folder: Path) -> None:
    """Remove what has not been used for long, and what was used longest ago if there is too much of it.

    Other programs may be at work: what they miss they compile again, and what they use has been used lately.
    """
    now, kept, emptied = time.time(), 0, set()
    for used, size, path in sorted(_files(folder), reverse=True):
        kept += size
        if now - used > YOUNG_SECONDS and (now - used > UNUSED_SECONDS or kept > MOST_BYTES):
            with suppress(OSError):
                path.unlink()
                emptied.add(path.parent)
    for former in folder.glob("rules-*"):  # how versions before this one named their folders
        if now - former.stat().st_mtime > DAY:
            shutil.rmtree(former, ignore_errors=True)
    for path in emptied - {folder, *(folder / name for name in PARTS)}:
        with suppress(OSError):
            path.rmdir()  # if nothing is left in it


def _files(folder: Path) -> list[tuple[float, int, Path]]:
    found = []
    for path in folder.rglob("*"):
        with suppress(OSError):
            about = path.stat()
            if stat.S_ISREG(about.st_mode):
                found.append((about.st_mtime, about.st_size, path))
    return found
