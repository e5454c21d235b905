"""HTTP requests of the load test: set up tables, and read how much the server uses."""

from __future__ import annotations

import http.client
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

_THREADS: Final = 8
_SECONDS: Final = 60


class LoadError(Exception):
    """The load test cannot continue."""


class Http:
    """JSON over HTTP to one server, over a few connections kept open, one per thread."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise LoadError(f"{url} is not the address of a server")
        self._kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        self._place = parts.hostname, parts.port
        self._own = threading.local()
        self.threads: Final = ThreadPoolExecutor(_THREADS, thread_name_prefix="load")

    def send(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Send a request. An error status ends the load test."""
        status, data = self.ask(method, path, body, token)
        if status >= 300:
            raise LoadError(f"{method} {path} was answered with {status}: {sentence(data)}")
        return msgspec.json.decode(data)

    def text(self, path: str) -> str:
        """A page of plain text."""
        status, data = self.ask("GET", path)
        if status != 200:
            raise LoadError(f"GET {path} was answered with {status}")
        return data.decode()

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """The status and body of a response."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        content = body if isinstance(body, bytes) else None
        if body is not None and content is None:
            content = msgspec.json.encode(body)
        for again in (method == "GET", False):
            try:
                connection = self._connection()
                connection.request(method, path, content, headers)
                response = connection.getresponse()
                return response.status, response.read()
            except (OSError, http.client.HTTPException) as error:
                # A connection that was idle for a few seconds may have been closed.
                self._own.connection = None
                if not again:
                    raise LoadError(f"the server does not answer: {error}") from error
        raise LoadError("the server does not answer")

    def _connection(self) -> http.client.HTTPConnection:
        connection: http.client.HTTPConnection | None = getattr(self._own, "connection", None)
        if connection is None:
            host, port = self._place
            connection = self._own.connection = self._kind(host, port, timeout=_SECONDS)
        return connection

    def close(self) -> None:
        """End the threads."""
        self.threads.shutdown()


def sentence(data: bytes) -> str:
    """The message of an error response."""
    try:
        return str(msgspec.json.decode(data)["error"]["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return data[:200].decode(errors="replace")


class Usage(NamedTuple):
    """CPU seconds and steps since the server started, and resident memory."""

    cpu_seconds: float | None
    rss_bytes: float | None
    steps: float


def usage(http: Http) -> Usage:
    """Read the metrics page. None if the server's platform does not report usage."""
    page = http.text("/metrics")
    return Usage(
        number(page, "process_cpu_seconds_total"),
        number(page, "process_resident_memory_bytes"),
        number(page, "longshore_steps_total") or 0.0,
    )


def number(page: str, name: str) -> float | None:
    """The value of a metric that has no labels."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return None if found is None else float(found[1])
