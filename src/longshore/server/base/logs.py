"""Logs: one JSON object per line on standard error. Secrets, names and bodies are never logged."""

from __future__ import annotations

import json
import logging
import time
from datetime import UTC, datetime
from typing import Final

_REPEATED_SECONDS: Final = 1.0
_REMEMBERED: Final = 1000


_NONSENSE: Final = (
    "Invalid UTF-8",
    "Invalid HTTP request",
    "Unsupported upgrade request",
)


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the client and the traceback if there is one."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        client = getattr(record, "client", None)
        if client is not None:
            line["client"] = client
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str = "WARNING") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeated())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_ours_to_mend)


class Repeated(logging.Filter):
    """Drops what was said less than a second ago, and counts it in the next such line.

    A full disk or a flood of connections says the same for every request.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line."""
        text, now = record.getMessage(), time.monotonic()
        at, dropped = self._said.get(text, (float("-inf"), 0))
        if now - at < _REPEATED_SECONDS:
            self._said[text] = at, dropped + 1
            return False
        if len(self._said) >= _REMEMBERED:
            self._said.clear()
        self._said[text] = now, 0
        if dropped:
            record.msg, record.args = f"{text} ({dropped} more times until now)", ()
        return True


def is_ours_to_mend(record: logging.LogRecord) -> bool:
    """Drop what clients can cause by sending nonsense, which is answered or disconnected."""
    return not str(record.msg).startswith(_NONSENSE)
