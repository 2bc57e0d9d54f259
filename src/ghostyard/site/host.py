"""A web host for the site on this machine: packs as hosts do, is as fast as a line, and counts what it sends."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PACKED_BY_HOSTS = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".so")
PART = 16_384


class Host(ThreadingHTTPServer):
    """Serves a folder. `bits` a second are shared by all who ask; 0: as fast as it goes."""

    daemon_threads = True

    def __init__(self, folder: Path, bits: float = 0) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.bits, self.sent, self._line, self._free_at = bits, 0, threading.Lock(), 0.0

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"

    def wait_for_line(self, size: int) -> None:
        """Return when so many bytes have gone through the line."""
        with self._line:
            self.sent += size
            if not self.bits:
                return
            self._free_at = max(self._free_at, time.monotonic()) + 8 * size / self.bits
            wait = self._free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)


class Handler(SimpleHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"
    server: Host

    def log_message(self, *_: Any) -> None:
        """Nothing is said."""

    def do_GET(self) -> None:
        """A file, packed where hosts do so."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        stamp = self.date_time_string(int(path.stat().st_mtime))
        if self.headers.get("if-modified-since") == stamp:
            self.send_response(304)
            self.send_header("content-length", "0")
            self.end_headers()
            return
        content = packed(path, path.stat().st_mtime)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-length", str(len(content)))
        self.send_header("last-modified", stamp)
        if path.suffix in PACKED_BY_HOSTS:
            self.send_header("content-encoding", "gzip")
        self.end_headers()
        for start in range(0, len(content), PART):
            self.server.wait_for_line(len(content[start : start + PART]))
            self.wfile.write(content[start : start + PART])


@cache
def packed(path: Path, changed: float) -> bytes:
    """A file as it is sent."""
    content = path.read_bytes()
    return gzip.compress(content, 9) if path.suffix in PACKED_BY_HOSTS else content


@contextmanager
def hosted(folder: Path, bits: float = 0) -> Iterator[Host]:
    """A folder on the web of this machine, for a while."""
    host = Host(folder, bits)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()
