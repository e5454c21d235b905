"""Raw connections, for requests that no client library would send."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from pathlib import Path

from tests.server.tools.process import ServerProcess

SECONDS = 30.0
LIVE = (
    b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def knock(server: ServerProcess, sent: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A connection, from any address of this machine."""
    connection = socket.create_connection(
        ("127.0.0.1", server.port), timeout=SECONDS, source_address=(address, 0)
    )
    connection.sendall(sent)
    return connection


def ask(server: ServerProcess, path: str, token: str = "") -> socket.socket:
    """A question that the server has read when this returns, but perhaps not answered."""
    sign = f"Authorization: Bearer {token}\r\n" if token else ""
    asked = knock(server, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{sign}\r\n".encode())
    number(server, "longshore_connections")  # it answers in turn
    return asked


def heard(connection: socket.socket, seconds: float = SECONDS) -> bytes:
    """Everything until the server closes."""
    connection.settimeout(seconds)
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
    connection.close()
    return found


def answered(connection: socket.socket) -> bytes:
    """One answer with a JSON body, on a connection that stays open."""
    found = b""
    while not found.endswith(b"}"):
        part = connection.recv(65536)
        assert part, f"closed after {found!r}"
        found += part
    return found


def is_open(connection: socket.socket) -> bool:
    """Whether the server has neither said anything nor closed."""
    return not select.select([connection], [], [], 0)[0]


def flood(connection: socket.socket, part: bytes, most: int) -> int:
    """Send the same part until the server closes. Returns how many bytes it took."""
    sent = 0
    connection.settimeout(SECONDS)
    with contextlib.suppress(ConnectionError):
        while sent < most:
            connection.sendall(part)
            sent += len(part)
    return sent


def memory(server: ServerProcess) -> int:
    """The memory of a server, in bytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * 4096


def number(server: ServerProcess, name: str) -> float:
    """One of the server's metrics, over a connection of its own."""
    request = b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with knock(server, request) as connection:
        page = heard(connection).decode()
    for line in page.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    return 0.0


def wait_for_number(server: ServerProcess, name: str, least: float) -> None:
    """Wait until a metric has reached a value."""
    deadline = time.monotonic() + SECONDS
    while number(server, name) < least:
        assert time.monotonic() < deadline, f"{name} did not reach {least}"
        time.sleep(0.05)
