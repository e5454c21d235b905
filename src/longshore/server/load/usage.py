"""What the server itself says about its use of the machine."""

from __future__ import annotations

import re
from typing import NamedTuple

from longshore.server.load.http import Http


class Usage(NamedTuple):
    """CPU seconds since its start, and resident memory."""

    cpu_seconds: float | None
    rss_bytes: float | None
    steps: float


def usage(http: Http) -> Usage:
    """From the metrics page; what the server's machine does not tell is unknown."""
    page = http.text("/metrics")
    return Usage(
        number(page, "process_cpu_seconds_total"),
        number(page, "process_resident_memory_bytes"),
        number(page, "longshore_steps_total") or 0.0,
    )


def number(page: str, name: str) -> float | None:
    """The value of a metric without labels."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return None if found is None else float(found[1])
