"""Whose address a request counts for. Nobody chooses their own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.cli.shell import longshore
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from websockets.exceptions import InvalidStatus

from longshore.server.base.addresses import client_of, counted, networks

ME = "127.0.0.1"


def arrivals(url: str, count: int, **headers: str) -> list[int]:
    """The answers to new players who ask one after another."""
    found = []
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(base_url=url, headers=named, timeout=30) as client:
        for _ in range(count):
            found.append(client.post("/api/players", json={"name": "X"}).status_code)
            client.cookies.clear()
    return found


def test_a_made_up_address_changes_nothing(tmp_path: Path) -> None:
    """uvicorn would believe it from any program on this machine."""
    with ServerProcess(tmp_path, LONGSHORE_ADDRESS_PLAYERS="3") as server:
        for number in range(4):
            (status,) = arrivals(
                server.url,
                1,
                x_forwarded_for=f"9.9.9.{number}",
                forwarded=f"for=9.9.8.{number}",
                x_real_ip=f"9.9.7.{number}",
                x_forwarded_proto="https",
            )
            assert status == (201 if number < 3 else 429)
    assert process_lines(server) == 1
    assert "--trusted-proxy" in server.errors


def process_lines(server: ServerProcess) -> int:
    return len(server.errors.splitlines())


def test_behind_a_named_proxy_each_client_counts_for_itself(tmp_path: Path) -> None:
    limits = {"LONGSHORE_ADDRESS_PLAYERS": "3", "LONGSHORE_SOCKETS_PER_ADDRESS": "2"}
    proxies = f"{ME},10.1.0.0/16"
    with ServerProcess(tmp_path, "--trusted-proxy", proxies, **limits) as server:
        assert arrivals(server.url, 4, x_forwarded_for="9.9.9.1") == [201, 201, 201, 429]
        # What the client itself sent stands to the left, and our other proxies are looked through.
        for made_up in (
            "1.2.3.4, 9.9.9.1",
            "1.2.3.4,9.9.9.1, 10.1.2.3",
            "9.9.9.1:4711",
            "x, 9.9.9.1",
        ):
            assert arrivals(server.url, 1, x_forwarded_for=made_up) == [429], made_up
        assert arrivals(server.url, 1, x_forwarded_for="9.9.9.1, 9.9.9.2") == [201]
        # An address of IPv6 is chosen freely within its /64.
        mine = [f"2001:db8:0:7:{number}::{number}" for number in range(1, 5)]
        statuses = [arrivals(server.url, 1, x_forwarded_for=each)[0] for each in mine]
        assert statuses == [201, 201, 201, 429]
        assert arrivals(server.url, 1, x_forwarded_for="2001:db8:0:8::1") == [201]
        # Sockets are counted the same way.
        headers = {"X-Forwarded-For": "9.9.9.9"}
        with Client(server.url, headers=headers), Client(server.url, headers=headers):
            with pytest.raises(InvalidStatus) as refused, Client(server.url, headers=headers):
                pass
            assert refused.value.response.status_code == 429
            with Client(server.url, headers={"X-Forwarded-For": "9.9.9.8"}):
                pass
    assert server.errors == ""


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ([], "10.1.0.1"),
        ([""], "10.1.0.1"),
        (["nonsense"], "10.1.0.1"),
        (["9.9.9.1, nonsense"], "10.1.0.1"),
        (["9.9.9.1", "10.1.0.2"], "9.9.9.1"),
        (["9.9.9.1", "9.9.9.2"], "9.9.9.2"),
        (["[2001:db8::1]:443"], "2001:db8::1"),
        (["::ffff:9.9.9.1"], "9.9.9.1"),
        (["10.1.0.3, 10.1.0.2"], "10.1.0.3"),
    ],
)
def test_the_last_hop_that_is_no_proxy(forwarded: list[str], client: str) -> None:
    assert client_of("10.1.0.1", forwarded, networks("10.1.0.0/16")) == client
    assert client_of("8.8.8.8", forwarded, networks("10.1.0.0/16")) == "8.8.8.8"


def test_an_address_is_counted_once_however_it_is_written() -> None:
    assert counted("::ffff:9.9.9.1") == counted("9.9.9.1") == "9.9.9.1"
    assert counted("2001:db8::1") == counted("2001:0db8:0:0:ffff::") == "2001:db8::/64"


def test_a_proxy_is_an_address(tmp_path: Path) -> None:
    done = longshore("serve", "--data", str(tmp_path), "--trusted-proxy", "my-proxy")
    assert done.code == 2
    assert "--trusted-proxy" in done.err
