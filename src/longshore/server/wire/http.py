"""uvicorn's HTTP protocol, with bounds on what uvicorn takes without end.

The head of a request is bounded in bytes and time, its body and the reading of its answer in time,
before the application hears of it. uvicorn leaves all of that to a proxy in front of it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from longshore.server.wire.doorman import (
    CROWDED,
    FULL,
    LARGE_BODY,
    LARGE_HEAD,
    PIPELINE,
    SLOW_BODY,
    SLOW_HEAD,
    SLOW_READER,
    Doorman,
    Place,
)

_PIECE: Final = 16 * 1024  # is parsed at a time; a head may be larger by as much
_BODY_RATE: Final = 4 * 1024  # bytes per second at which even a slow phone sends
_STALLED_SECONDS: Final = 30.0  # without any progress in sending an answer
_LINGER_SECONDS: Final = 2.0  # for a client to read why it was refused
_LINGER_BYTES: Final = 1024 * 1024
_AROUND: Final = 4  # chunk framing may add one byte per four bytes of body
_PIPELINED: Final = 20  # requests that may wait for the answer to another; browsers send none
# What websockets accepts, which would otherwise fail with a traceback.
_SOCKET_LINE: Final = 8000
_SOCKET_LINES: Final = 128

_STATUS: Final = {
    FULL: 503,
    CROWDED: 429,
    LARGE_HEAD: 431,
    LARGE_BODY: 413,
    SLOW_HEAD: 408,
    SLOW_BODY: 408,
}


class HttpProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *, doorman: Doorman, **given: Any) -> None:
        super().__init__(**given)
        self._doorman = doorman
        self._place: Place | None = None
        self._lingers = False  # refused without a place, and open until it has read why
        self._closed = False  # for the client: refused, or not HTTP any more
        self._lingered = 0
        self._stage = 0, ""
        self._messages = 0
        self._in_head = True
        self._in_body = False
        self._head_bytes = 0
        self._body_bytes = 0
        self._raw_bytes = 0
        """What has arrived since the head, with sizes and extensions of chunks and trailers."""
        self._body_began = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or refuse the connection."""
        super().connection_made(transport)
        if self.client is None:  # gone already, and without an address there are no limits
            self._closed = True
            transport.abort()
            return
        place = self._doorman.enter(self.client[0])
        if isinstance(place, str):
            self._turn_away(place)
            return
        self._place = place
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._stop_timers()
        if self._place is not None:
            self._place.leave()
        if self._lingers:
            self._lingers = False
            self._doorman.part()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its place over to the protocol for sockets."""
        headers = self.headers
        longest = max((len(name) + len(value) for name, value in headers), default=0)
        if max(longest, len(self.url)) > _SOCKET_LINE or len(headers) > _SOCKET_LINES:
            self._refuse(LARGE_HEAD)
            return
        self._stop_timers()
        self._closed = True
        place, self._place = self._place, None
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.place = place

    # ------------------------------------------------------------ what arrives

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, in pieces that keep the head bounded."""
        for start in range(0, len(data), _PIECE):
            if self._closed:
                self._drop(len(data) - start)
                return
            piece = data[start : start + _PIECE] if len(data) > _PIECE else data
            if self._in_body:
                self._raw_bytes += len(piece)
            super().data_received(piece)
            self._check(len(piece))
        self._watch()

    def _check(self, arrived: int) -> None:
        if self._closed or self.transport.is_closing():
            return
        limits = self._doorman.limits
        if len(self.pipeline) > _PIPELINED:
            self._note(PIPELINE)
            self._cut()
        elif self._in_head:
            self._head_bytes += arrived
            if self._head_bytes > limits.head_bytes:
                self._refuse(LARGE_HEAD)
        else:
            most = max(limits.body_bytes, limits.record_bytes)
            around = self._raw_bytes - self._body_bytes
            most_around = limits.head_bytes + self._body_bytes // _AROUND
            if self._body_bytes > most or around > most_around:
                self._refuse(LARGE_BODY)

    def on_message_begin(self) -> None:
        """Begin to count."""
        super().on_message_begin()
        self._messages += 1
        self._in_head = True
        self._head_bytes = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, but none after the body, which nobody reads."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete."""
        self._in_head, self._in_body = False, True
        self._body_bytes = self._raw_bytes = 0
        self._body_began = self.loop.time()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a part of the body."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._in_body = False
        super().on_message_complete()

    # ------------------------------------------------------------ time

    def _watch(self) -> None:
        """Set the timer for what is incomplete. Most requests arrive whole and need none."""
        if self._closed:
            return
        limits = self._doorman.limits
        awaited = "head" if self._in_head else "body" if self._in_body else ""
        stage = self._messages, awaited
        if stage == self._stage and self._timer is not None:
            return
        self._stage = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if awaited:
            seconds = limits.head_seconds if awaited == "head" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """The time is over, unless it was this server that has not read on."""
        self._timer = None
        limits = self._doorman.limits
        if self._in_head:
            if self.flow.read_paused:
                self._timer = self.loop.call_later(limits.head_seconds, self._late)
            elif self._messages:
                self._refuse(SLOW_HEAD)
            else:  # never used, as browsers open some in advance
                self._cut()
            return
        allowed = limits.body_seconds + self._body_bytes / _BODY_RATE
        left = self._body_began + allowed - self.loop.time()
        if self.flow.read_paused:
            left = limits.body_seconds
        if left > 0:
            self._timer = self.loop.call_later(left, self._late)
        else:
            self._refuse(SLOW_BODY)

    def pause_writing(self) -> None:
        """The client is behind. If it stops reading, it is cut off."""
        super().pause_writing()
        if self._stall_timer is None:
            waiting = self.transport.get_write_buffer_size()
            self._stall_timer = self.loop.call_later(_STALLED_SECONDS, self._stalled, waiting)

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def _stalled(self, before: int) -> None:
        self._stall_timer = None
        waiting = self.transport.get_write_buffer_size()
        if waiting >= before:
            self._note(SLOW_READER)
            self._cut()
        else:
            self._stall_timer = self.loop.call_later(_STALLED_SECONDS, self._stalled, waiting)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, whether or not the client reads what is still to be sent."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(_LINGER_SECONDS, self.transport.abort)

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._stall_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._stall_timer = None

    # ------------------------------------------------------------ refusing

    def _turn_away(self, why: str) -> None:
        """Refuse a newcomer, in silence if many are being told already: each holds a file."""
        self._lingers = self._doorman.linger()
        if self._lingers:
            self._refuse(why)
        else:
            self._note(why)
            self._cut()

    def _note(self, why: str) -> None:
        self._doorman.refused(why, "" if self.client is None else self.client[0])

    def _refuse(self, why: str) -> None:
        """Say why, and close. The rest of the request is read for a moment, and dropped.

        If it were left unread, the system would reset the connection and the client could lose the
        answer.
        """
        self._note(why)
        self._closed = True
        self._stop_timers()
        self._unset_keepalive_if_required()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.abort()
                return
        self.pipeline.clear()
        self.transport.write(
            STATUS_LINE[_STATUS[why]] + b"connection: close\r\ncontent-length: 0\r\n\r\n"
        )
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self.loop.call_later(_LINGER_SECONDS, self.transport.abort)

    def _drop(self, arrived: int) -> None:
        self._lingered += arrived
        if self._lingered > _LINGER_BYTES:
            self.transport.abort()

    def _cut(self) -> None:
        self._closed = True
        self.transport.abort()
