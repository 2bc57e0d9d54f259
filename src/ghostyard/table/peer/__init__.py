"""The peer: boardgame.io, fetched by npm when it is measured, under the same load as our server."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_name("peer.js")
TICKS = os.sysconf("SC_CLK_TCK")


def measured(matches: int) -> str:
    """A line about the peer; or why there is none."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "boardgame.io: not measured, there is no Node here"
    folder = _fetched()
    if folder is None:
        return "boardgame.io: not measured, npm could not fetch it"
    environment = {**os.environ, "NODE_PATH": str(folder / "node_modules")}
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
    server = subprocess.Popen(["node", SCRIPT, "server", port], env=environment, stdout=subprocess.DEVNULL)
    try:
        _wait_for(int(port))
        return _played(server.pid, port, matches, environment)
    finally:
        server.terminate()
        server.wait()


def _fetched() -> Path | None:
    """The folder that npm put it into: in the user's cache, fetched once."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "ghostyard" / "peer"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", ".", f"boardgame.io@{VERSION}"]
        if subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode:
            return None
    return folder


def _wait_for(port: int, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def _played(server: int, port: str, matches: int, environment: dict[str, str]) -> str:
    command = ["node", str(SCRIPT), "client", port, str(matches)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        assert players.stdout.readline() == "ready\n"
        cpu, started = _cpu(server), time.perf_counter()
        players.stdin.write("go\n")
        players.stdin.flush()
        found = json.loads(players.stdout.readline())
        seconds, cpu = time.perf_counter() - started, _cpu(server) - cpu
    return (
        f"boardgame.io {VERSION}, {matches} matches, two clients each, in memory, nothing durable: "
        f"{found['moves']} moves in {seconds:.1f} s, {found['moves'] / cpu:,.0f} moves per server-CPU-second; "
        f"answer p50 {found['p50']:.0f} ms, p99 {found['p99']:.0f} ms"
    )


def _cpu(program: int) -> float:
    fields = Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
