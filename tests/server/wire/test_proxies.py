"""The limits hold behind the proxies of deploy/."""

from __future__ import annotations

import json
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.tools.process import ServerProcess
from tests.server.tools.proxies import NAME, proxy
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

pytestmark = pytest.mark.slow
LIMITS = {"LONGSHORE_ADDRESS_PLAYERS": "3", "LONGSHORE_SOCKETS_PER_ADDRESS": "2"}


@pytest.fixture(params=["nginx", "caddy"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    """A server as the kit starts it, behind a proxy as the kit sets it up."""
    arguments = ("--public-url", f"https://{NAME}", "--trusted-proxy", "127.0.0.1")
    data = tmp_path / "data"
    data.mkdir()
    with (
        ServerProcess(data, *arguments, **LIMITS) as server,
        proxy(request.param, server, tmp_path) as found,
    ):
        yield found
    assert server.errors == ""


def trusting() -> ssl.SSLContext:
    """The certificate is the proxy's own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def knock(port: int, address: str) -> socket.socket:
    """A connection to the proxy, from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), 20, source_address=(address, 0))


def live(port: int, address: str) -> ClientConnection:
    """A socket through the proxy."""
    return connect(f"wss://{NAME}/api/live", sock=knock(port, address), ssl=trusting())


def arrive(port: int, address: str, *headers: str) -> int:
    """The answer to a new player."""
    body = b'{"name": "X"}'
    lines = [
        "POST /api/players HTTP/1.1",
        f"Host: {NAME}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *headers,
    ]
    with trusting().wrap_socket(knock(port, address), server_hostname=NAME) as connection:
        connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        return int(connection.recv(65536).split()[1])


def test_an_address_cannot_be_made_up(port: int) -> None:
    """Not with any header that a proxy might pass on."""
    statuses = [
        arrive(
            port,
            "127.0.0.5",
            f"X-Forwarded-For: 9.9.9.{number}",
            f"X-Real-IP: 9.9.8.{number}",
            f"Forwarded: for=9.9.7.{number}",
        )
        for number in range(6)
    ]
    assert statuses == [201] * 3 + [429] * 3
    # Another person behind the same proxy is not concerned.
    assert arrive(port, "127.0.0.6") == 201


def test_sockets_pass_and_are_counted(port: int) -> None:
    with live(port, "127.0.0.5") as first, live(port, "127.0.0.5"):
        first.send('{"type": "ping", "id": "1"}')
        assert json.loads(first.recv(timeout=20))["type"] == "pong"
        with pytest.raises(InvalidStatus) as refused, live(port, "127.0.0.5"):
            pass
        assert refused.value.response.status_code == 429
        with live(port, "127.0.0.6"):
            pass


def test_nginx_counts_ipv6_by_its_network(tmp_path: Path) -> None:
    """However the addresses are written: `::` stands for any number of zeros."""
    told = " set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;"
    with (
        ServerProcess(tmp_path / "data") as server,
        proxy("nginx", server, tmp_path, told) as port,
        httpx.Client(base_url=f"https://127.0.0.1:{port}", verify=trusting()) as client,
    ):

        def asked_from(address: str) -> int:
            headers = {"Host": NAME, "X-Test-Address": address}
            return client.get("/api/players", headers=headers).status_code

        ours = [f"2001:db8::{number:x}" for number in range(1, 31)]
        ours += [f"2001:db8:0:0:a:{number:x}:0:1" for number in range(35)]
        answers = [asked_from(address) for address in ours]
        assert answers[:61] == [405] * 61  # the burst of the kit
        assert 429 in answers[61:]
        for address in ("2001:db8:0:1::1", "2001:db8:1::1", "192.0.2.7", "192.0.2.8"):
            assert asked_from(address) == 405
