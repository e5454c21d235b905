"""One socket of a client: who it is, what it follows, and how it is written to."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from longshore.server.base import metrics
from longshore.server.live.line import Line
from longshore.server.messages.live import ToClient
from longshore.server.store import PlayerRow

encode: Final = msgspec.json.Encoder().encode

# Codes of closing. A client that was too slow may come back at once and resume.
SLOW: Final = 1013
REFUSED: Final = 1008
CREDENTIAL_GONE: Final = 4401


class Followed(Protocol):
    """One table that a client follows, through one seat's eyes."""

    @property
    def insight(self) -> bool:
        """Whether its views come with insight."""

    def leave(self) -> None:
        """Follow it no more."""


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
        """What proves the player, to see now and then whether it still does."""
        self.watches: Final[dict[tuple[str, str | None], Followed]] = {}
        self.closed = False

    @property
    def player_id(self) -> str | None:
        """The id of the player, if it is known."""
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
            self.close(SLOW, "too slow: connect again and resume")
            return
        self.line.write(text)

    def close(self, code: int, reason: str) -> None:
        """End it. What it follows is tidied up where its messages are read."""
        if not self.closed:
            self.closed = True
            self.line.drop(code, reason)
