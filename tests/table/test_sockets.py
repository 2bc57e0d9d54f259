"""Sockets byte by byte, of both kinds: whole messages, pieces, several at once, giants, nonsense, and the end."""

from __future__ import annotations

import contextlib
import json
import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.table import websocket
from ghostyard.table.protocol import MOST_BYTES
from ghostyard.table.settings import settings_from
from tests.table.client import Guest, Server, two_people

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
HELLO = json.dumps({"type": "hello", "brief": True}).encode()
QUESTION = json.dumps({"type": "takeback", "id": "q", "seat": 0}).encode()


def frame(kind: int, text: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """One frame as a browser sends it; its size in one byte, in two, or in eight."""
    sizes = [bytes([MASKED * masked | len(text)])] if len(text) < 126 else []
    sizes += [bytes([MASKED * masked | 126]) + len(text).to_bytes(2)] if len(text) < 1 << 16 else []
    size = [*sizes, bytes([MASKED * masked | 127]) + len(text).to_bytes(8)][0]
    mask = os.urandom(4)
    body = mask + bytes(letter ^ mask[place % 4] for place, letter in enumerate(text)) if masked else text
    return bytes([FINAL * final | kind]) + size + body


class Line:
    """A socket without a library, so that anything can be sent over it."""

    def __init__(self, server: Server, guest: Guest, table: str) -> None:
        self.wire = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.wire.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
            f"cookie: {guest.cookie}\r\n\r\n".encode()
        )
        self.stream = self.wire.makefile("rb")
        while self.stream.readline().strip():
            pass

    def send(self, *data: bytes) -> None:
        self.wire.sendall(b"".join(data))

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        head = self.stream.read(2)
        assert len(head) == 2, "the line was cut without a word"
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8))
        return head[0] & 15, self.stream.read(size)

    def answer(self) -> dict[str, Any]:
        """The next answer; whatever else comes is left out."""
        while True:
            kind, text = self.hear()
            if kind == TEXT and (message := json.loads(text))["type"] == "answer":
                return dict(message)
            assert kind != CLOSE, text

    def end(self) -> int:
        """The code with which the server closes; all that comes before is left out."""
        while True:
            kind, text = self.hear()
            if kind == CLOSE:
                return int.from_bytes(text[:2])


@pytest.fixture
def line(either: Server) -> Iterator[Line]:
    ana, _, table = two_people(either)
    opened = Line(either, ana, table)
    opened.send(frame(TEXT, HELLO))
    yield opened
    opened.stream.close()
    opened.wire.close()


def is_answered(line: Line, name: str = "q") -> bool:
    answer = line.answer()
    return (answer["id"], answer["code"]) == (name, "no-take-back")


def test_a_whole_message(line: Line):
    line.send(frame(TEXT, QUESTION))
    assert is_answered(line)


@pytest.mark.parametrize("size", [125, 126, 127, 128, MOST_BYTES])
def test_a_message_of_any_size_up_to_the_largest(line: Line, size: int):
    name = "x" * 64
    text = json.dumps({"type": "takeback", "id": name, "seat": 0}).encode()
    line.send(frame(TEXT, text + b" " * (size - len(text))))
    assert is_answered(line, name)
    line.send(frame(TEXT, QUESTION))
    assert is_answered(line)


def test_several_messages_at_once(line: Line):
    line.send(frame(TEXT, QUESTION) * 20)
    assert all(is_answered(line) for _ in range(20))


def test_a_message_byte_by_byte(line: Line):
    line.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, QUESTION):
        line.send(bytes([byte]))
    assert is_answered(line)
    line.send(frame(TEXT, QUESTION))
    assert is_answered(line)


def test_a_message_in_pieces_with_a_ping_in_between(line: Line):
    line.send(frame(TEXT, QUESTION[:9], final=False), frame(PING, b"boo"), frame(CONTINUED, QUESTION[9:]))
    while (heard := line.hear())[0] != PONG:
        assert heard[0] != CLOSE
    assert heard[1] == b"boo"
    assert is_answered(line)


@pytest.mark.parametrize("text", [b"\xff\xfe", b"{", b"[" * 1_200])
def test_bytes_that_are_no_message_are_refused(line: Line, text: bytes):
    line.send(frame(BINARY, text), frame(TEXT, QUESTION))
    assert line.answer()["code"] == "message"
    assert is_answered(line)


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 1 << 16, 70_000, 200_000])
def test_a_giant_is_told_that_it_is_too_big(line: Line, size: int):
    with contextlib.suppress(OSError):  # the server need not read to its end
        line.send(frame(TEXT, b"x" * size))
    assert line.end() == 1009


def test_pieces_that_are_too_big_together_are_told_so(line: Line):
    line.send(*[frame(TEXT if part == 0 else CONTINUED, b"x" * 1000, final=False) for part in range(5)])
    assert line.end() == 1009


def test_what_no_browser_sends_ends_the_line(line: Line):
    line.send(frame(TEXT, QUESTION, masked=False))
    assert line.end() == 1002


def test_a_goodbye_is_answered(line: Line):
    line.send(frame(CLOSE, (1000).to_bytes(2)))
    assert line.end() == 1000


# ---------------------------------------------------------------- which kind is taken


def test_the_fast_kind_is_taken_with_versions_it_was_tested_with_only(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    assert not websocket.untested_versions(), (
        "to be added to TESTED once these tests pass with GHOSTYARD_WEBSOCKET=fast"
    )
    assert websocket.uvicorn_setting("plain") == "auto" != websocket.uvicorn_setting("auto")
    monkeypatch.setattr(websocket, "version", lambda _: "99.0.1")
    assert websocket.uvicorn_setting("fast") != "auto"
    assert not caplog.records
    assert websocket.uvicorn_setting("auto") == "auto"
    assert "uvicorn 99.0.1" in str(vars(caplog.records[0])["details"])


def test_the_kind_is_chosen_by_the_environment():
    assert settings_from({"GHOSTYARD_WEBSOCKET": "plain"}).websocket == "plain"
    with pytest.raises(Mistake, match="websocket"):
        settings_from({"GHOSTYARD_WEBSOCKET": "smoke"})


def test_both_kinds_are_really_there(server: Server, plain_server: Server):
    kinds = []
    for running in (server, plain_server):
        metrics = running.request("GET", "/metrics").body.decode()
        kinds.append("fast" if 'ghostyard_websocket{kind="fast"}' in metrics else "plain")
    assert kinds == ["fast", "plain"]
