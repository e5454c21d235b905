"""Who may connect. Counts the open connections of this process, in all and by address."""

from __future__ import annotations

import resource
from collections import Counter
from typing import Final

from longshore.server.base import metrics
from longshore.server.base.addresses import counted, is_in, is_loopback
from longshore.server.base.clients import warn
from longshore.server.settings import Settings

# Files that connections must leave for the database, bots and outgoing requests. When the system
# itself runs out, the event loop hides it, and everybody just finds the door closed.
_RESERVE: Final = 256
_FOR_REFUSALS: Final = 8  # an eighth of them, for clients that are still told why

# Why a connection is refused or cut, as a label in the metrics, and for the log.
FULL: Final = "files"
CROWDED: Final = "address"
LARGE_HEAD: Final = "large_head"
LARGE_BODY: Final = "large_body"
SLOW_HEAD: Final = "slow_head"
SLOW_BODY: Final = "slow_body"
SLOW_READER: Final = "slow_reader"
PIPELINE: Final = "pipeline"
_SENTENCES: Final = {
    FULL: "connections are refused: almost all files that this process may open are in use",
    CROWDED: "connections are refused: one address has too many open",
    LARGE_HEAD: "connections are cut: a request head was too large",
    LARGE_BODY: "connections are cut: a request body was too large",
    SLOW_HEAD: "connections are cut: a request head did not arrive in time",
    SLOW_BODY: "connections are cut: a request body did not arrive in time",
    SLOW_READER: "connections are cut: a client did not read its answer",
    PIPELINE: "connections are cut: a client sent too many requests without waiting",
}


class Place:
    """The place of one open connection, given back when it closes."""

    __slots__ = ("_doorman", "_key")

    def __init__(self, doorman: Doorman, key: str) -> None:
        self._doorman: Doorman | None = doorman
        self._key = key

    def leave(self) -> None:
        """Give it back. Once more does no harm."""
        if self._doorman is not None:
            self._doorman.left(self._key)
            self._doorman = None


class Doorman:
    """Counts connections, and says why one is refused."""

    def __init__(self, settings: Settings) -> None:
        self.limits: Final = settings.limits
        self._proxies: Final = settings.proxies
        self._trust_loopback: Final = settings.trust_loopback
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        reserve = min(_RESERVE, files // 4)
        self.most: Final = files - reserve
        self._most_lingering: Final = reserve // _FOR_REFUSALS
        self._open = 0
        self._lingering = 0
        self._of_address: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> Place | str:
        """A place for a connection from an address, or why there is none."""
        if self._open >= self.most:
            return FULL
        key = counted(address)
        if self._is_counted(address):
            if self._of_address[key] >= self.limits.connections_per_address:
                return CROWDED
            self._of_address[key] += 1
        else:
            key = ""
        self._open += 1
        metrics.CONNECTIONS.set(self._open)
        return Place(self, key)

    def linger(self) -> bool:
        """Let a refused connection stay open for the reason, if few do. It must part later."""
        if self._lingering >= self._most_lingering:
            return False
        self._lingering += 1
        return True

    def part(self) -> None:
        """A refused connection has closed."""
        self._lingering -= 1

    def _is_counted(self, address: str) -> bool:
        """A proxy connects for all of its clients, so it is the proxy that has to count them."""
        if self._trust_loopback and is_loopback(address):
            return False
        return not is_in(address, self._proxies)

    def left(self, key: str) -> None:
        """A connection has closed."""
        self._open -= 1
        metrics.CONNECTIONS.set(self._open)
        if key:
            self._of_address[key] -= 1
            if not self._of_address[key]:
                del self._of_address[key]

    def refused(self, why: str, address: str) -> None:
        """Note that a connection was refused or cut. The log repeats nothing within a second.

        It names the client. A proxy is nobody whom an admin could ban.
        """
        metrics.CONNECTIONS_REFUSED.labels(why).inc()
        warn(_SENTENCES[why], "" if is_in(address, self._proxies) else address)
