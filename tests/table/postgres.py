"""A PostgreSQL server of our own, from the system's binaries, on a loopback port and in a folder of its own."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from glob import glob
from pathlib import Path

import pytest

from tests.table.client import free_port


def binaries() -> Path:
    """Where PostgreSQL's programs are; Debian's package is installed if we may."""
    found = sorted(glob("/usr/lib/postgresql/*/bin"))  # noqa: PTH207
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False, capture_output=True)
        found = sorted(glob("/usr/lib/postgresql/*/bin"))  # noqa: PTH207
    if not found:
        pytest.skip("no PostgreSQL here: install Debian's postgresql package to run this test")
    return Path(found[-1])


class Postgres:
    """One database cluster that can be stopped and started again, removed at the end.

    Not below pytest's own folder: every run of pytest that starts closes that one to other users.
    """

    def __init__(self) -> None:
        self.bin, self.port, self.user = binaries(), free_port(), _unprivileged_user()
        self.folder = _folder_of(self.user)
        subprocess.run(["cp", "-a", str(_new_data(self.bin, self.user)), str(self.folder / "data")], check=True)

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        with suppress(subprocess.CalledProcessError):  # it does not run
            self.stop("immediate")
        shutil.rmtree(self.folder)

    @property
    def url(self) -> str:
        return f"postgresql://ghost@127.0.0.1:{self.port}/postgres"

    def start(self, wait: str = "-w", more: str = "") -> Postgres:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} {more}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), wait, "-l", log, "-o", options, "start")
        return self

    def _isready(self) -> int:
        words = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(words, check=False).returncode

    def start_refusing(self) -> None:
        """As during a recovery that takes long: it runs, and accepts no connections until started again."""
        (self.folder / "data" / "standby.signal").touch()
        self.start("-W", "-c hot_standby=off")
        while self._isready() != 1:
            time.sleep(0.05)
        (self.folder / "data" / "standby.signal").unlink()

    def processes(self) -> list[int]:
        """The server itself first, then one for each connection and chore."""
        head = (self.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        children = Path(f"/proc/{head}/task/{head}/children").read_text().split()
        return [int(head), *map(int, children)]

    def freeze(self, frozen: bool = True) -> None:
        """Let all its processes stand still: connections are open, nobody answers."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP if frozen else signal.SIGCONT)

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")
        time.sleep(0.1)

    def _run(self, program: str, *words: str) -> None:
        _run_as(self.user, self.folder, str(self.bin / program), *words)


def _run_as(user: str, folder: Path, *command: str) -> None:
    as_user = ["runuser", "-u", user, "--"] if user else []
    subprocess.run(
        [*as_user, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT
    )  # fmt: skip


def _folder_of(user: str) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="ghostyard-postgres-"))
    if user:
        shutil.chown(folder, user)
    return folder


@cache
def _new_data(programs: Path, user: str) -> Path:
    """What `initdb` makes. It takes half a second of processor time, and a copy of it a tenth of that."""
    folder = _folder_of(user)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    data = folder / "data"
    _run_as(user, folder, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "ghost", "--no-sync")
    return data


def _unprivileged_user() -> str:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return ""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("PostgreSQL does not run as root, and there is no other user here")
