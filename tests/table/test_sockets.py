"""Sockets byte by byte, of both kinds: whole messages, pieces, several at once, giants, nonsense, and the end."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.table import websocket_kind
from ghostyard.table.protocol import MOST_BYTES
from ghostyard.table.settings import settings_from
from tests.table.client import Guest, Server, two_people

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
HELLO = json.dumps({"type": "hello", "brief": True}).encode()
QUESTION = json.dumps({"type": "takeback", "id": "q", "seat": 0}).encode()


PACKED, END = 0x40, b"\x00\x00\xff\xff"


def frame(kind: int, text: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """One frame as a browser sends it; its size in one byte, in two, or in eight."""
    sizes = [bytes([MASKED * masked | len(text)])] if len(text) < 126 else []
    sizes += [bytes([MASKED * masked | 126]) + len(text).to_bytes(2)] if len(text) < 1 << 16 else []
    size = [*sizes, bytes([MASKED * masked | 127]) + len(text).to_bytes(8)][0]
    mask = os.urandom(4)
    body = mask + bytes(letter ^ mask[place % 4] for place, letter in enumerate(text)) if masked else text
    return bytes([FINAL * final | kind]) + size + body


def packed(text: bytes) -> bytes:
    """By itself, as a browser packs it."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


def unpacked(body: bytes) -> bytes:
    return zlib.decompress(body + END + b"\x03\x00", -zlib.MAX_WBITS)


class Line:
    """A socket without a library, so that anything can be sent over it."""

    def __init__(self, server: Server, guest: Guest, table: str, *wishes: str) -> None:
        self.wire = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        lines = (
            f"GET /ws/{table} HTTP/1.1", "host: 127.0.0.1", "upgrade: websocket", "connection: upgrade",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "sec-websocket-version: 13", f"cookie: {guest.cookie}",
            *wishes, "", "",
        )  # fmt: skip
        self.wire.sendall("\r\n".join(lines).encode())
        self.stream = self.wire.makefile("rb")
        self.welcome = b"".join(iter(lambda: self.stream.readline().strip(), b"")).decode()

    def send(self, *data: bytes) -> None:
        self.wire.sendall(b"".join(data))

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        head = self.stream.read(2)
        assert len(head) == 2, "the line was cut without a word"
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8))
        body = self.stream.read(size)
        return head[0] & 15, unpacked(body) if head[0] & PACKED else body

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


# ---------------------------------------------------------------- packed messages, which fast sockets have


@pytest.fixture
def packing(server: Server) -> Iterator[Line]:
    ana, _, table = two_people(server)
    opened = Line(server, ana, table, "sec-websocket-extensions: permessage-deflate; client_max_window_bits")
    yield opened
    opened.stream.close()
    opened.wire.close()


def test_both_sides_agree_to_keep_nothing_between_packed_messages(packing: Line):
    assert "permessage-deflate; server_no_context_takeover; client_no_context_takeover" in packing.welcome


def test_a_large_message_comes_packed_to_a_third_and_a_small_one_as_it_is(packing: Line):
    sizes = {}
    packing.send(frame(TEXT, QUESTION))
    while {"frame", "answer"} - sizes.keys():
        head, size = packing.stream.read(1)[0], packing.stream.read(1)[0]
        size = int.from_bytes(packing.stream.read(2)) if size == 126 else size
        body = packing.stream.read(size)
        text = unpacked(body) if head & PACKED else body
        sizes[json.loads(text)["type"]] = bool(head & PACKED), len(text) / len(body)
    assert sizes["answer"] == (False, 1)
    assert sizes["frame"][0]
    assert sizes["frame"][1] > 3


def test_packed_messages_are_read_one_by_one(packing: Line):
    packing.send(frame(TEXT, HELLO), frame(TEXT | PACKED, packed(QUESTION)) * 3, frame(TEXT, QUESTION))
    assert all(is_answered(packing) for _ in range(4))


def test_a_packed_message_in_pieces_is_put_together(packing: Line):
    body = packed(QUESTION)
    packing.send(frame(TEXT | PACKED, body[:9], final=False), frame(CONTINUED, body[9:]), frame(TEXT, QUESTION))
    assert is_answered(packing)
    assert is_answered(packing)


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 10_000_000])
def test_a_giant_that_was_packed_small_is_told_that_it_is_too_big(packing: Line, size: int):
    packing.send(frame(TEXT | PACKED, packed(b" " * size)))
    assert packing.end() == 1009


def test_what_cannot_be_unpacked_ends_the_line(packing: Line):
    packing.send(frame(TEXT | PACKED, b"\xff\xff\xff\xff"))
    assert packing.end() == 1002


def test_who_did_not_ask_for_packing_may_not_pack(line: Line):
    line.send(frame(TEXT | PACKED, packed(QUESTION)))
    assert line.end() == 1002


# ---------------------------------------------------------------- which kind is taken


def test_the_fast_kind_is_taken_with_versions_it_was_tested_with_only(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    assert not websocket_kind.untested_versions(), (
        "to be added to TESTED once these tests pass with GHOSTYARD_WEBSOCKET=fast"
    )
    assert websocket_kind.uvicorn_setting("plain") == "auto" != websocket_kind.uvicorn_setting("auto")
    monkeypatch.setattr(websocket_kind, "version", lambda _: "99.0.1")
    assert websocket_kind.uvicorn_setting("fast") != "auto"
    assert not caplog.records
    assert websocket_kind.uvicorn_setting("auto") == "auto"
    assert "uvicorn 99.0.1" in str(vars(caplog.records[0])["details"])


def test_the_kind_is_chosen_by_the_environment():
    assert settings_from({"GHOSTYARD_WEBSOCKET": "plain"}).websocket == "plain"
    with pytest.raises(Mistake, match="GHOSTYARD_WEBSOCKET"):
        settings_from({"GHOSTYARD_WEBSOCKET": "smoke"})


def test_both_kinds_are_really_there(server: Server, plain_server: Server):
    kinds = []
    for running in (server, plain_server):
        metrics = running.request("GET", "/metrics").body.decode()
        kinds.append("fast" if 'ghostyard_websocket{kind="fast"}' in metrics else "plain")
    assert kinds == ["fast", "plain"]
