"""A socket of the load test, as lean as it can be, so that the server gets the processor.

It speaks only what this server says: whole texts, pings and a close frame (RFC 6455). Its masks are
zero, which any server must accept, and which leaves the text as it is.
"""

from __future__ import annotations

import asyncio
import base64
import os
import ssl
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

from websockets.frames import Opcode

from longshore.server.live.frames import frame_size

_FIN: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"
_OPCODE: Final = 0x0F
_PONG: Final = bytes((_FIN | Opcode.PONG, _MASKED)) + _NO_MASK
_CLOSE: Final = bytes((_FIN | Opcode.CLOSE, _MASKED | 2)) + _NO_MASK + (1000).to_bytes(2, "big")
_OPEN_SECONDS: Final = 60.0


class Wire(asyncio.Protocol):
    """One socket. `heard` gets every text, `ended` is called when the connection is gone."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._heard = heard
        self._ended = ended
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that nothing will come any more."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))
        self._ended()

    def data_received(self, data: bytes) -> None:
        """Hear what has arrived as a whole."""
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                status = head.partition(b"\r\n")[0].decode(errors="replace")
                self.opened.set_exception(ConnectionError(f"answered with {status}"))
                self.close()
                return
            self._open = True
            self.opened.set_result(None)
        at = 0
        while at < len(data):
            size = frame_size(data[at : at + 10])
            if size is None or at + size > len(data):
                break
            self._take(data, at, size)
            at += size
        self._rest = data[at:]

    def _take(self, data: bytes, at: int, size: int) -> None:
        kind = data[at] & _OPCODE
        length = data[at + 1]
        if kind == Opcode.TEXT:
            self._heard(data[at + (2 if length < 126 else 4 if length == 126 else 10) : at + size])
        elif kind == Opcode.PING:
            self._write(_PONG)
        elif kind == Opcode.CLOSE:
            self.close()

    def send(self, text: bytes) -> bool:
        """Send a text. False if the connection is gone."""
        length = len(text)
        if length < 126:
            head = bytes((_FIN | Opcode.TEXT, _MASKED | length))
        else:
            head = bytes((_FIN | Opcode.TEXT, _MASKED | 126)) + length.to_bytes(2, "big")
        return self._write(head + _NO_MASK + text)

    def greet(self, head: bytes) -> None:
        """Send the request that opens the socket."""
        self._write(head)

    def close(self) -> None:
        """Say goodbye and close."""
        self._write(_CLOSE)
        if self._transport is not None:
            self._transport.close()

    def _write(self, data: bytes) -> bool:
        if self._transport is None or self._transport.is_closing():
            return False
        self._transport.write(data)
        return True


async def open_wire(
    url: str,
    token: str,
    *,
    source: str | None,
    heard: Callable[[bytes], None],
    ended: Callable[[], None],
) -> Wire:
    """Open a socket to the server, from one of this machine's own addresses."""
    parts = urlsplit(url)
    secure = parts.scheme == "wss"
    host = parts.hostname or ""
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(heard, ended),
        host,
        parts.port or (443 if secure else 80),
        ssl=ssl.create_default_context() if secure else None,
        local_addr=None if source is None else (source, 0),
    )
    key = base64.b64encode(os.urandom(16)).decode()
    wire.greet(
        f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    await asyncio.wait_for(wire.opened, _OPEN_SECONDS)
    return wire
