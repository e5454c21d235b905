"""Who gets no socket: pages of other sites, wrong tokens, one too many."""

import asyncio
import contextlib
import json
import resource
import socket as sockets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from websockets.exceptions import InvalidStatus

Json = dict[str, Any]
SECONDS = 15  # what a step may take while a thousand knock


def denied(url: str, **options: Any) -> Json:
    """The response instead of a socket."""
    with pytest.raises(InvalidStatus) as refused, Client(url, **options):
        pass
    response = refused.value.response
    error: Json = json.loads(response.body)["error"]
    return error | {"status": response.status_code}


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://127.0.0.1.evil.example", "file://", "http://["],
)
def test_pages_of_other_sites_get_no_socket(server: ServerProcess, origin: str) -> None:
    error = denied(server.url, headers={"Origin": origin})
    assert (error["status"], error["code"]) == (403, "wrong_origin")


@pytest.mark.parametrize("token", ["x", "x.y", "a." + "b" * 500, "' OR 1=1 --.x"])
def test_a_wrong_token_gets_no_socket(server: ServerProcess, token: str) -> None:
    error = denied(server.url, person=token)
    assert (error["status"], error["code"]) == (401, "wrong_credential")


def test_a_player_has_so_many_sockets(strict: ServerProcess, strict_ann: Person) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(Client(strict.url, strict_ann))
        error = denied(strict.url, person=strict_ann)
        assert (error["status"], error["code"]) == (429, "too_many_sockets")
        with Client(strict.url) as nobody:
            nobody.send("hello", token=strict_ann.token)
            assert nobody.next("error")["error"]["code"] == "too_many_sockets"
            nobody.send("say", id="1", text="x", table="t")
            assert nobody.next("error")["error"]["code"] in ("no_credential", "no_such_table")
    # The places are free again.
    for _ in range(50):
        with contextlib.suppress(InvalidStatus), Client(strict.url, strict_ann) as client:
            client.send("ping")
            assert client.next("pong")
            break
        time.sleep(0.05)
    else:
        raise AssertionError("closed sockets still count")


def test_an_address_has_so_many_sockets(strict: ServerProcess) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(31):
            try:
                stack.enter_context(Client(strict.url))
            except InvalidStatus as refused:
                status = refused.response.status_code
                break
        else:
            raise AssertionError("there is no limit")
    assert status == 429


def test_hundreds_of_connections(server: ServerProcess, ann: Person) -> None:
    """They are served, and play goes on in the meantime."""
    table = ann.new_table("me", "me", "me")["id"]
    with contextlib.ExitStack() as stack, ThreadPoolExecutor(8) as threads:
        clients = list(threads.map(lambda _: Client(server.url), range(300)))
        for client in clients:
            stack.callback(client.close)
            client.send("watch", table=table)
        for client in clients:
            client.next("update")
        with Client(server.url, ann) as player:
            player.watch(table, seat="red")
            player.play("red", "loan", decision=None)
        for client in clients:
            assert client.next("update")["events"][0]["event"] == "step"


def test_half_a_handshake_hurts_nobody(server: ServerProcess) -> None:
    host, port = "127.0.0.1", server.port
    for start in (
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
        b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        b"\x00" * 100,
    ):
        with sockets.create_connection((host, port), timeout=10) as connection:
            connection.sendall(start)
            connection.shutdown(sockets.SHUT_WR)
            with contextlib.suppress(OSError):
                connection.recv(1000)
    with Client(server.url) as client:
        client.send("ping")
        assert client.next("pong")


def test_thousands_of_connections(tmp_path: Path) -> None:
    """As many sockets as the limit allows are served, the others are refused, and play goes on."""
    most, tried = 1500, 2000
    data = tmp_path / "data"
    data.mkdir()
    with ServerProcess(data, "--trust-loopback", LONGSHORE_SOCKETS=str(most)) as process:
        ann = Person(Api(process.url))
        table = ann.new_table("me", "me", "me")["id"]
        statuses = asyncio.run(knock(process.port, tried, lambda: play_on(ann, table)))
        assert statuses == {101: most, 429: tried - most}
        # They are all gone again: there is room for others.
        deadline = time.monotonic() + 20
        while "longshore_sockets 0.0" not in ann.send("GET", "/metrics").text:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        with Client(process.url, ann) as client:
            assert client.watch(table, seat="red")["seat"] == "red"
        ann.api.client.close()
    assert '"level": "error"' not in process.errors


def play_on(ann: Person, table: str) -> None:
    began = time.monotonic()
    assert ann.take(table, "red", "loan", decision=None).status_code == 200
    assert time.monotonic() - began < SECONDS


async def knock(port: int, times: int, meanwhile: Callable[[], None]) -> Counter[int]:
    """Open this many sockets and keep them. Returns how each was answered."""
    request = (
        b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, times + 500)), hard))
    statuses: Counter[int] = Counter()
    writers = []
    for _ in range(times // 50):
        doors = await asyncio.gather(
            *(asyncio.open_connection("127.0.0.1", port) for _ in range(50))
        )
        for _, writer in doors:
            writer.write(request)
            writers.append(writer)
        for reader, _ in doors:
            line = await asyncio.wait_for(reader.readline(), 30)
            statuses[int(line.split()[1])] += 1
    await asyncio.to_thread(meanwhile)
    for writer in writers:
        writer.transport.abort()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return statuses
