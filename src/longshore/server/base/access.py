"""The access log: one line per request, off unless the host wants it, and without any secret.

A line has the route and not the path, so no table, code or search is in it. Clients are told apart
by a hash whose salt is drawn anew every day and never stored: lines of one day belong together, and
nobody can work the address out or follow it to the next day.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from datetime import UTC, datetime
from hashlib import blake2s
from typing import Final

_SALT_SECONDS: Final = 24 * 3600.0
_log: Final = logging.getLogger("longshore.access")


class Clients:
    """Short names of clients, for a day."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(32)
        self._since = time.monotonic()

    def name(self, address: str) -> str:
        """The name of a client today."""
        if time.monotonic() - self._since > _SALT_SECONDS:
            self._salt, self._since = secrets.token_bytes(32), time.monotonic()
        return blake2s(address.encode(), key=self._salt, digest_size=6).hexdigest()


_clients: Final = Clients()


class AccessLines(logging.Formatter):
    """Formats what `note` was told as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, logger, and the keys of the request."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = record.args if isinstance(record.args, dict) else {}
        return json.dumps({"time": at, "logger": record.name, **told}, ensure_ascii=False)


def set_up_access_log() -> None:
    """Write the access log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(AccessLines())
    _log.addHandler(handler)
    _log.setLevel(logging.INFO)
    _log.propagate = False


def note(address: str, method: str, route: str, status: int, seconds: float) -> None:
    """Write a line, if the access log is on."""
    if not _log.isEnabledFor(logging.INFO):
        return
    told = {
        "client": _clients.name(address) if address else "",
        "method": method,
        "route": route,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    _log.info("request", told)
