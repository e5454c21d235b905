"""One client's socket: who it belongs to, what it follows, and how to write to it."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from longshore.server.base import metrics
from longshore.server.live.line import Line
from longshore.server.messages.live import ToClient
from longshore.server.store import PlayerRow

encode: Final = msgspec.json.Encoder().encode

# Close codes. A client that was too slow may reconnect at once and resume.
SLOW: Final = 1013
REFUSED: Final = 1008
CREDENTIAL_GONE: Final = 4401


class Followed(Protocol):
    """One table that a client follows, as seen from one seat."""

    @property
    def insight(self) -> bool:
        """Whether its views include insight."""

    def leave(self) -> None:
        """Stop following it."""


class Socket:
    """A client's socket."""

    __slots__ = (
        "address",
        "closed",
        "language",
        "line",
        "most_waiting",
        "player",
        "secret",
        "watches",
    )

    def __init__(self, line: Line, address: str, language: str, most_waiting: int) -> None:
        self.line: Final = line
        self.address: Final = address
        self.language = language
        self.most_waiting: Final = most_waiting
        self.player: PlayerRow | None = None
        self.secret = ""
        """The secret that identified the player, to check now and then that it is still valid."""
        self.watches: Final[dict[tuple[str, str | None], Followed]] = {}
        self.closed = False

    @property
    def player_id(self) -> str | None:
        """The id of the player, if known."""
        return None if self.player is None else self.player.id

    def send(self, message: ToClient) -> None:
        """Send a message."""
        self.write(encode(message))

    def write(self, text: bytes) -> None:
        """Send a message that is already text. A client that has stopped reading is dropped."""
        if self.closed:
            return
        if self.line.waiting > self.most_waiting:
            metrics.SLOW_SOCKETS.inc()
            self.close(SLOW, "too slow: reconnect and resume")
            return
        self.line.write(text)

    def close(self, code: int, reason: str) -> None:
        """Close the socket. The task that reads its messages cleans up what it follows."""
        if not self.closed:
            self.closed = True
            self.line.drop(code, reason)
