"""Short names of clients for the log, by which an admin can ban them (docs/hosting.md).

A name is a hash of the address, or of the /64 of IPv6. Its key is drawn when the server starts,
shared by its workers, different every day and never stored. So lines of one day belong together,
and nobody can work the address out or follow it to the next day. Those who were named can be
banned: the database keeps the keyed hash of their network for some days (players/bans.py).
"""

from __future__ import annotations

import logging
import secrets
import time
from hashlib import blake2s
from typing import Final

from longshore.server.base.addresses import counted

_log: Final = logging.getLogger("longshore")
_DAY_SECONDS: Final = 24 * 3600
_NAME_BYTES: Final = 6
_MOST_A_DAY: Final = 10_000  # clients that can be banned by name; a flood comes from fewer
PREFIX: Final = "client:"
"""What an admin puts before a name, to tell it from a player's."""


class Clients:
    """The names of today, and who was named since the database last heard of it."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(32)
        self._day = -1
        self._key = b""
        self._named: set[str] = set()
        self._fresh: dict[str, str] = {}

    @property
    def salt(self) -> bytes:
        """What all workers of a server share."""
        return self._salt

    def share(self, salt: bytes) -> None:
        """Give the same names as the process that has this salt."""
        self._salt, self._day = salt, -1

    def name(self, address: str) -> str:
        """The name of a client today, which can be banned from now on."""
        day = int(time.time() // _DAY_SECONDS)
        if day != self._day:
            self._day, self._key = day, blake2s(b"%d" % day, key=self._salt).digest()
            self._named.clear()
        known = counted(address)
        name = blake2s(known.encode(), key=self._key, digest_size=_NAME_BYTES).hexdigest()
        if name not in self._named and len(self._named) < _MOST_A_DAY:
            self._named.add(name)
            self._fresh[name] = known
        return name

    def fresh(self) -> dict[str, str]:
        """The addresses, by name, of whoever was first named since the last call."""
        fresh, self._fresh = self._fresh, {}
        return fresh

    def again(self, fresh: dict[str, str]) -> None:
        """Return those of whom the database has not heard."""
        self._fresh = fresh | self._fresh


CLIENTS: Final = Clients()


def warn(sentence: str, address: str) -> None:
    """Write a warning about a client, if it is known who it is."""
    _log.warning(sentence, extra={"client": CLIENTS.name(address)} if address else None)
