"""JSON over HTTP to one server.

Redirects are not followed, so that the token never goes anywhere else.
"""

from __future__ import annotations

import http.client
import json
from typing import Final
from urllib.parse import urlsplit

from longshore.online.errors import Declined, JoinError, Lost
from longshore.record.read_json import Json

_SECONDS: Final = 30.0
_MOST_BYTES: Final = 32 * 1024 * 1024
_NOT_NOW: Final = (429, 500, 502, 503, 504)


class Http:
    """One server, and one player there once the token is known."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        self._kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        self._host, self._port, self._base = parts.hostname or "", parts.port, parts.path
        self.token = ""

    def send(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send a request. Raises `Declined` with the server's reason, or `Lost`."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body).encode()
        connection = self._kind(self._host, self._port, timeout=_SECONDS)
        try:
            connection.request(method, self._base + path, content, headers)
            response = connection.getresponse()
            status, data = response.status, response.read(_MOST_BYTES)
        except (OSError, http.client.HTTPException) as error:
            raise Lost(no_answer(error)) from error
        finally:
            connection.close()
        answer = json_of(data)
        if status < 300 and answer is not None:
            return answer
        code, text = problem_of(answer)
        if status in _NOT_NOW:
            raise Lost(text or f"the server is not ready ({status})")
        if not text:
            raise JoinError(f"this is not a Longshore server: it answered with {status}")
        raise Declined(code, text)


def no_answer(error: Exception) -> str:
    """Why there is no connection."""
    return f"the server does not answer: {str(error) or type(error).__name__}"


def json_of(data: bytes | bytearray | str) -> Json | None:
    """A JSON object, or None for anything else."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def problem_of(answer: Json | None) -> tuple[str, str]:
    """The code and the sentence of an error, or empty ones if it is none."""
    error = (answer or {}).get("error")
    if not isinstance(error, dict):
        return "", ""
    return str(error.get("code", "")), str(error.get("text", ""))
