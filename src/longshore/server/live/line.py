"""The wire of one socket: uvicorn's protocol, with what ASGI lacks, and fast where it matters.

Broadcasts are written without waiting, so a client that reads slowly fills only its own buffer. And
a client whose buffer is too full can be dropped even though nothing more can be written to it. The
close code says that it may reconnect and resume.

Texts and pongs that arrive whole are taken straight from the bytes (frames.py). All other frames go
to the library, which sees them whole as well, and so is never in the middle of one.

What a client sends in one go is taken apart in one go, and nobody else is served meanwhile. So
there is a bound on messages that wait, and on frames that are no message: a client that sends
nothing but pings could keep a server busy with them.
"""

from __future__ import annotations

from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

from longshore.server.live.flusher import Flusher, flusher_of
from longshore.server.live.frames import (
    PING,
    PONG,
    TEXT,
    frame_size,
    is_masked,
    payload_of,
    text_frame,
)
from longshore.server.live.heartbeat import Heartbeat
from longshore.server.wire.doorman import Place

EXTENSION: Final = "longshore.line"
ARRIVED: Final = "longshore.arrived"
"""The key of a message that says when it arrived, by the clock of the event loop."""
AGAIN: Final = "longshore.again"
"""The key of a message that says how many times the same one came after it, if it did."""
_PARTING_SECONDS: Final = 5.0  # for a close frame to get through before the connection is cut
_MOST_AHEAD: Final = 4  # messages that wait for their turn before nothing more is read
_MOST_WAITING: Final = 1000  # of those that came in one piece; no honest client sends more
_MOST_EMPTY: Final = 500  # frames without a message, from one ping of ours to the next
_PIECE: Final = 4096  # is taken apart by the library at a time
_FLOOD: Final = 1008
_OPCODE: Final = 0x0F
_wheels: Final[WeakKeyDictionary[Any, Heartbeat]] = WeakKeyDictionary()


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

    place: Place | None = None
    """Its place among all connections, which it got as a request (wire/http.py)."""

    _rest: bytes | bytearray = b""
    """The beginning of a frame whose end has not arrived."""
    _fast: bool | None = None
    """Whether we read the frames ourselves. Unknown until the first one."""
    _early = 0
    """How often something came before the handshake was over."""
    _newest: dict[str, Any] | None = None
    """The text that arrived last, taken or not. None if the library has queued one since."""
    _in_pieces = False
    """Whether the library is putting a message together."""
    _empty = 0
    """Frames without a message, since its last turn on the wheel."""
    _deaf = False
    """Whether nothing more is read, because it was too much."""
    _flusher: Flusher | None = None
    _unsent = b""
    """What was written but not yet handed over to the system."""
    _heard = False
    _asked = False
    _spoke = -1
    """Its place on the wheel of pings. Negative if it has none."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)

    # ------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Read whole texts and pongs, and leave the rest to the library."""
        self._heard = True
        if self._fast is None:
            if self.conn.state is OPEN:
                self._fast = self._early == 1  # or else it was faster than our answer to its head
            self._early += 1
        if not self._reads_itself():
            self._leave_to_library(data)
            return
        frames: bytes | bytearray = data
        if self._rest:
            frames = bytearray(self._rest)
            frames += data
            self._rest = b""
        while frames:
            size = frame_size(frames)
            if size is not None and size > self._most:
                self._fast = False  # too large: the library says so and closes
                self._leave_to_library(bytes(frames))
                return
            if size is None or size > len(frames):
                self._rest = frames
                return
            self._take(frames if size == len(frames) else frames[:size])
            if not self._reads_itself():
                return
            frames = frames[size:]

    def _leave_to_library(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if self._deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def _reads_itself(self) -> bool:
        return bool(self._fast) and not self.close_sent and self.conn.state is OPEN

    @property
    def _most(self) -> int:
        return self.config.ws_max_size + 14  # with the longest head

    def _take(self, frame: bytes | bytearray) -> None:
        kind = frame[0]
        if kind == PONG and is_masked(frame):
            self._count_empty()
            return
        if kind == TEXT and not self._in_pieces and is_masked(frame):
            try:
                text = payload_of(frame).decode()
            except UnicodeDecodeError:
                pass  # the library closes with the code that says so
            else:
                self._arrived(text)
                return
        if kind & _OPCODE <= Opcode.BINARY:
            self._in_pieces = not kind & 0x80
        super().data_received(bytes(frame))

    def send_receive_event_to_app(self) -> None:
        """Pass on what the library has put together."""
        self._newest = None
        paused, self.read_paused = self.read_paused, True  # so that it does not pause reading
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self.close_sent:
            self._count_empty()
        self._pause_if_ahead()

    def _arrived(self, text: str) -> None:
        newest = self._newest
        if newest is not None and self.queue.qsize() and newest["text"] == text:
            self._repeated(newest)
            return
        self._newest = newest = {"type": "websocket.receive", "text": text}
        newest[ARRIVED] = self.loop.time()
        self.queue.put_nowait(newest)  # type: ignore[arg-type]
        self._pause_if_ahead()

    def _repeated(self, newest: dict[str, Any]) -> None:
        """Count a repeat of the newest waiting message instead of queueing it.

        A client without patience is not read from until that one has its turn. What comes meanwhile
        is then read in one go, so that it takes little time from the others.
        """
        newest[AGAIN] = newest.get(AGAIN, 0) + 1
        if newest[AGAIN] > _MOST_WAITING:
            self._stop_reading()
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer it, and count it."""
        super().handle_ping()
        self._count_empty()

    def handle_pong(self, event: Frame) -> None:
        """Count it."""
        super().handle_pong(event)
        self._count_empty()

    def handle_cont(self, event: Frame) -> None:
        """Add a piece to a message, and count it."""
        super().handle_cont(event)
        self._count_empty()

    def _count_empty(self) -> None:
        self._empty += 1
        if self._empty > _MOST_EMPTY:
            self._stop_reading()

    def _stop_reading(self) -> None:
        """Close. What is still to come would cost as much as what has come."""
        if self._deaf or self.transport.is_closing():
            return
        self._deaf = True
        self.drop(_FLOOD, "too many messages at once")
        self.transport.pause_reading()

    def _pause_if_ahead(self) -> None:
        if self.queue.qsize() > _MOST_WAITING:
            self._stop_reading()
            return
        # Pausing and resuming for every message would take two calls of the system for each.
        if not self.read_paused and self.queue.qsize() >= _MOST_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    # ------------------------------------------------------------ signs of life

    def start_keepalive(self) -> None:
        """Take a place on the wheel that all sockets share."""
        if self.ping_interval is None:
            return
        wheel = _wheels.get(self.loop)
        if wheel is None:
            wheel = _wheels[self.loop] = Heartbeat(self.ping_interval, self.loop)
        self._spoke = wheel.add(self)

    def stop_keepalive(self) -> None:
        """Leave the wheel."""
        if self._spoke >= 0:
            _wheels[self.loop].remove(self, self._spoke)
            self._spoke = -1

    def beat(self) -> None:
        """Ask for a sign of life, or close if there was none since the last time."""
        self._empty = 0
        if self.close_sent or self.transport.is_closing():
            self.stop_keepalive()
        elif self._heard or self.read_paused:  # what we do not read, we cannot hear
            self._heard = self._asked = False
        elif not self._asked:
            self._asked = True
            self.transport.write(PING)
        else:
            self.stop_keepalive()
            self.keepalive_timeout()

    # ------------------------------------------------------------ writing

    def handle_connect(self, event: Request) -> None:
        """Put the line where the application, whose task has not started yet, will look for it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def waiting(self) -> int:
        """Bytes in the connection's buffer."""
        return len(self._unsent) + self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Send a text message if the socket is open. Never waits."""
        if self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if not self._unsent:
            if self._flusher is None:
                self._flusher = flusher_of(self.loop)
            self._flusher.add(self)
        self._unsent += text_frame(text)

    def flush(self) -> None:
        """Hand over to the system what was written."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)

    def cut(self) -> None:
        """Cut the connection. Its client may reconnect and resume."""
        self.transport.abort()

    def drop(self, code: int, reason: str) -> None:
        """Close, and soon cut the connection whether the client responds or not."""
        if not self.close_sent and self.conn.state is OPEN and not self.transport.is_closing():
            self.stop_keepalive()
            self.flush()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(_PARTING_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Close because the server stops, after everything that was written."""
        self.flush()
        super().shutdown()

    def denied(self) -> None:
        """Mark the handshake as done, which uvicorn would otherwise report as our error."""
        self.handshake_complete = True
