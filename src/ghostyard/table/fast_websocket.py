"""Fast WebSockets: uvicorn's own, with a short way for small whole messages, which is what people send.

Through uvicorn's own way every message costs a queue, a task and a pause of the connection: more than the move. This
works inside uvicorn and websockets; `websocket_kind.py` takes it only with versions it was tested with.

What is large goes out packed, if the other side can unpack it: a scene has a fifth of its size then, for a tenth of the
time that it takes to build one. Every message is packed by itself, so a connection keeps nothing for it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # the last in C where it could be
from websockets.http11 import Request

from ghostyard.table.protocol import MOST_BYTES
from ghostyard.table.websocket import EXTENSION, Listener

TEXT, MASKED, CONTROL = 0x81, 0x80, 0x88
LONG, LONGEST = 126, 127  # instead of a size: it follows in two bytes, or in eight
MASK_BYTES = 4
PACKED = 0x40  # a bit of the first byte
LARGE = 1024  # bytes; packing less is not worth its time
PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
)


class FastProtocol(WebSocketsSansIOProtocol):
    """A connection whose listener is called directly, and that writes many messages at once."""

    listener: Listener | None = None
    _in_pieces = False  # messages come in pieces: from then on the library puts them together
    _packing: Extension | None = None  # packs and unpacks, if the other side wants it

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._packing = next(iter(self.conn.extensions), None)
            self.scope["extensions"][EXTENSION] = {"socket": self._socket_over}

    def _socket_over(self, socket: WebSocket) -> FastSocket:
        return FastSocket(socket, self)

    # ------------------------------------------------------------ in

    def listen(self, listener: Listener) -> None:
        """From now on messages go to the listener; first those that came too early."""
        self.listener, early = listener, []
        while not self.queue.empty():
            early.append(self.queue.get_nowait())
        self.set_reading(True)
        for event in early:
            if event["type"] == "websocket.receive":
                listener.receive((event.get("text") or "").encode() or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)

    def set_reading(self, able: bool) -> None:
        """Read from the other side, or let it wait."""
        if able == self.read_paused and not self.transport.is_closing():
            self.read_paused = not able
            self.transport.resume_reading() if able else self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        """Cut whole messages out; whatever is not one goes the long way."""
        if self.listener is None or self._in_pieces:
            super().data_received(data)
            return
        place = 0
        while place < len(data):
            end = self._take(data, place, self.listener)
            if end == 0:
                self._in_pieces = True
                super().data_received(data[place:])
                return
            place = end

    def _take(self, data: bytes, place: int, listener: Listener) -> int:
        """Take what begins here if it is whole, and say where it ends; 0 if it is not."""
        if len(data) - place < 2 + MASK_BYTES or not data[place + 1] & MASKED:
            return 0
        size, start = data[place + 1] & ~MASKED, place + 2
        if size == LONGEST:
            return 0
        if size == LONG:
            size, start = int.from_bytes(data[start : start + 2]), start + 2
        end = start + MASK_BYTES + size
        if size > MOST_BYTES or end > len(data):
            return 0
        if data[place] == TEXT or data[place] == TEXT | PACKED:
            sent = apply_mask(data[start + MASK_BYTES : end], data[start : start + MASK_BYTES])
            text = self._unpacked(sent) if data[place] & PACKED else sent
            if text is None:
                return 0
            if not self.close_sent:
                listener.receive(text)
        elif CONTROL <= data[place] < TEXT | PACKED:
            super().data_received(data[place:end])
        else:
            return 0
        return end

    def _unpacked(self, text: bytes) -> bytes | None:
        """None where the library has something to say about it."""
        if self._packing is None:
            return None
        try:
            return bytes(self._packing.decode(Frame(Opcode.TEXT, text, rsv1=True), max_size=MOST_BYTES).data)
        except (PayloadTooBig, ProtocolError):
            return None

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.receive(text)

    # ------------------------------------------------------------ out

    @property
    def is_open(self) -> bool:
        """Can anything be sent at all?"""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all in one write."""
        if self.is_open:
            self.transport.write(b"".join([part for text in texts for part in self._framed(text)]))

    def _framed(self, text: bytes) -> tuple[bytes, bytes]:
        if self._packing is None or len(text) < LARGE:
            return _head(TEXT, len(text)), text
        packed = self._packing.encode(Frame(Opcode.TEXT, text)).data
        return _head(TEXT | PACKED, len(packed)), bytes(packed)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        if self.listener is not None:
            self.listener.writable_changed(False)

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.writable_changed(True)


def _head(kind: int, size: int) -> bytes:
    """What comes before a text of this size."""
    if size < LONG:
        return bytes((kind, size))
    if size < 1 << 16:
        return bytes((kind, LONG)) + size.to_bytes(2)
    return bytes((kind, LONGEST)) + size.to_bytes(8)


class FastSocket:
    """The socket of an application over a fast connection."""

    def __init__(self, socket: WebSocket, protocol: FastProtocol) -> None:
        self._socket, self._protocol = socket, protocol
        self.write, self.set_reading = protocol.write, protocol.set_reading

    @property
    def is_open(self) -> bool:
        """Can anything be sent at all?"""
        return self._protocol.is_open

    @property
    def is_writable(self) -> bool:
        """Does the other side read?"""
        return self._protocol.writable.is_set()

    async def run(self, listener: Listener) -> None:
        """Give the listener all that comes, until one side closes."""
        self._protocol.listen(listener)
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    async def close(self, code: int) -> None:
        """Close, after what was written."""
        with suppress(WebSocketDisconnect, RuntimeError):  # uvicorn raises either when the other side has just left
            await self._socket.close(code)

    def abort(self) -> None:
        """Close at once: the other side does not read."""
        self._protocol.transport.abort()
