"""Logs: one JSON object per line on standard error. Secrets, names and bodies are never logged."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the traceback if there is one."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str = "WARNING") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(is_ours_to_mend)


def is_ours_to_mend(record: logging.LogRecord) -> bool:
    """Drop what clients can cause by sending nonsense, which is answered or disconnected."""
    return not str(record.msg).startswith(("Invalid UTF-8", "Invalid HTTP request"))
