"""The access log: one line per request, off unless the host wants it, and without any secret.

A line has the route and not the path, so no table, code or search is in it. Clients have the same
short names as in warnings.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

from longshore.server.base.clients import CLIENTS

_log: Final = logging.getLogger("longshore.access")


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
        "client": CLIENTS.name(address) if address else "",
        "method": method,
        "route": route,
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
    _log.info("request", told)
