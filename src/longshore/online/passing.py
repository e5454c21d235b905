"""Problems of a server that may be over the next time a program asks, and their HTTP statuses.

The server takes them into its table of problems, and the page reads them in `rules.json`.
"""

from __future__ import annotations

from typing import Final

PASSING: Final = {
    "too_many_requests": 429,
    "too_many_sockets": 429,
    "too_many_watches": 429,
    "storage": 503,
    "too_busy": 503,
    "closing": 503,
}
