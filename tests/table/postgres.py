"""A PostgreSQL server of our own, from the system's binaries, on a loopback port and in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
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
    """One database cluster that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.folder, self.port = binaries(), folder, free_port()
        self.user = _unprivileged_user()
        if self.user:
            shutil.chown(folder, self.user)
        self._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "ghost", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://ghost@127.0.0.1:{self.port}/postgres"

    def start(self) -> Postgres:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")
        return self

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", how, "stop")
        time.sleep(0.1)

    def _let_the_user_in(self) -> None:
        """Before every command: another run of pytest, when it starts, closes the folder above all of them again."""
        for parent in self.folder.parents:
            if parent.owner() == "root" and parent != Path("/tmp") and str(parent).startswith("/tmp"):
                parent.chmod(0o755)

    def _run(self, program: str, *words: str) -> None:
        if self.user:
            self._let_the_user_in()
        as_user = ["runuser", "-u", self.user, "--"] if self.user else []
        subprocess.run(
            [*as_user, str(self.bin / program), *words], check=True, cwd=self.folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT,
        )  # fmt: skip


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
