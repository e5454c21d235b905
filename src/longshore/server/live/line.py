"""The wire of one socket: uvicorn's protocol, with two things that ASGI lacks.

Broadcasts are written without waiting, so a client that reads slowly fills only its own buffer. And
a client whose buffer is too full can be dropped even though nothing more can be written to it. The
close code says that it may reconnect and resume.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "longshore.line"
_PARTING_SECONDS: Final = 5.0  # for a close frame to get through before the connection is cut


class Line(Protocol):
    """What the rest of the server needs from a socket's wire."""

    @property
    def waiting(self) -> int:
        """Bytes that are written but not yet taken by the client."""

    def write(self, text: bytes) -> None:
        """Send a text message if the socket is open. Never waits."""

    def drop(self, code: int, reason: str) -> None:
        """Close, and soon cut the connection whether the client responds or not."""

    def denied(self) -> None:
        """Note that the client got a response instead of a socket."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A socket whose application finds its line among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        """Put the line where the application, whose task has not started yet, will look for it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def waiting(self) -> int:
        """Bytes in the connection's buffer."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Send a text message if the socket is open. Never waits."""
        if self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def drop(self, code: int, reason: str) -> None:
        """Close, and soon cut the connection whether the client responds or not."""
        if not self.close_sent and self.conn.state is OPEN and not self.transport.is_closing():
            self.stop_keepalive()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(_PARTING_SECONDS, self.transport.abort)

    def denied(self) -> None:
        """Mark the handshake as done, which uvicorn would otherwise report as our error."""
        self.handshake_complete = True
