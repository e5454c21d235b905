"""Frames in floods: what a client sends in one go keeps nobody else waiting for long."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import LIVE, heard, knock

REST, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
PAUSE_SECONDS = 0.1


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A short frame of a client, whose mask changes nothing."""
    return bytes((last << 7 | kind, 1 << 7 | len(payload), 0, 0, 0, 0)) + payload


@pytest.mark.parametrize("early", [False, True], ids=["after the handshake", "and before"])
@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 20_000,
        frame(PONG) * 20_000,
        frame(TEXT, last=False) + frame(REST, last=False) * 20_000,
        frame(TEXT, b'{"type":"ping"}') * 10_000,
    ],
    ids=["pings", "pongs", "pieces", "messages"],
)
def test_frames_without_end_close_the_socket(
    server: ServerProcess, flood: bytes, early: bool
) -> None:
    """In the past, one connection kept a server busy for twenty seconds with six megabytes."""
    with knock(server, LIVE + b"\r\n") as connection:
        if early:  # then the library reads all frames
            connection.sendall(frame(PONG))
        found = connection.recv(4096)
        assert found.startswith(b"HTTP/1.1 101 ")
        connection.sendall(flood)
        while not found.endswith(b"\x03\xf0too many messages at once"):  # 1008
            part = connection.recv(65536)
            assert part, found[-200:]
            found += part
        assert len(found) < len(flood) // 2  # most of them had no answer


def test_usual_pings_are_answered(server: ServerProcess) -> None:
    with knock(server, LIVE + b"\r\n") as connection:
        assert connection.recv(4096).startswith(b"HTTP/1.1 101 ")
        connection.sendall(frame(PING, b"there?") * 20 + frame(CLOSE))
        assert heard(connection).count(b"\x8a\x06there?") == 20


def test_players_of_one_address_share_its_rate_and_the_hasty_wait(tmp_path: Path) -> None:
    """A hundred new players may not do a hundred times as much, and refusals cost time, too."""
    limits = {"LONGSHORE_ADDRESS_RATE": "1", "LONGSHORE_ADDRESS_BURST": "60"}
    with (
        ServerProcess(tmp_path, **limits) as server,
        httpx.Client(base_url=server.url, timeout=30) as one,
        httpx.Client(base_url=server.url, timeout=30) as other,
    ):
        codes: Counter[str] = Counter()
        for api in (one, other):
            with Client(server.url, Person(Api(server.url, api))) as client:
                began = time.monotonic()
                before = codes["too_many_requests"]
                for _ in range(40):
                    client.send("ping")
                for _ in range(40):
                    codes[client.hear().get("error", {}).get("code", "pong")] += 1
                refused = codes["too_many_requests"] - before
                assert time.monotonic() - began > (refused - 1) * PAUSE_SECONDS
        assert codes["pong"] < 70
        assert codes["too_many_requests"] > 10
