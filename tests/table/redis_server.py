"""A Redis server of our own, from the system's package, on a loopback port, keeping nothing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import suppress

import pytest

from tests.table.client import free_port


class RedisServer:
    """Can be stopped and started again, and forgets everything when it is."""

    def __init__(self) -> None:
        self.port = free_port()
        self._program: subprocess.Popen[bytes] | None = None
        found = shutil.which("redis-server")
        if found is None:
            pytest.skip("no Redis here: install Debian's redis-server package to run this test")
        self._binary = found

    def __enter__(self) -> RedisServer:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def process(self) -> int:
        """While it runs."""
        assert self._program is not None
        return self._program.pid

    def commands(self) -> int:
        """How many it has done."""
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            line.sendall(b"info stats\r\n")
            line.shutdown(socket.SHUT_WR)
            said = b"".join(iter(lambda: line.recv(65536), b""))
        return int(said.partition(b"total_commands_processed:")[2].split()[0])

    def start(self) -> RedisServer:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._program = subprocess.Popen([self._binary, *words], stdout=subprocess.DEVNULL, cwd="/tmp")
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return self
            time.sleep(0.02)
        raise AssertionError("Redis does not start")

    def stop(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            self._program = None
