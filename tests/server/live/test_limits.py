"""Sockets of hostile and broken clients: limits, floods, slow readers, nonsense."""

import asyncio
import contextlib
import json
import resource
import socket as sockets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import number
from websockets.exceptions import ConnectionClosed, InvalidStatus

Json = dict[str, Any]
SECONDS = 15  # what a busy machine may take for one step; who is held up waits for ever


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits for sockets."""
    limits = {
        "LONGSHORE_SOCKETS_PER_PLAYER": "4",
        "LONGSHORE_SOCKETS_PER_ADDRESS": "30",
        "LONGSHORE_WATCHES_PER_SOCKET": "3",
        "LONGSHORE_SOCKET_MESSAGE_BYTES": "2000",
        "LONGSHORE_SOCKET_WAITING_BYTES": "200000",
        "LONGSHORE_SOCKET_PING_SECONDS": "1",
        "LONGSHORE_PLAYER_RATE": "100",
        "LONGSHORE_PLAYER_BURST": "150",
        "LONGSHORE_LISTED_ENTRIES": "7",
    }
    with ServerProcess(tmp_path_factory.mktemp("strict"), **limits) as process:
        yield process
    assert process.errors == ""


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that keeps little for slow clients, and lets everybody ask as much as usual."""
    limits = {"LONGSHORE_SOCKET_WAITING_BYTES": "200000", "LONGSHORE_PLAYER_BURST": "100000"}
    with ServerProcess(tmp_path, LONGSHORE_ADDRESS_BURST="100000", **limits) as process:
        yield process
    assert process.errors == ""


@pytest.fixture
def narrow_ann(narrow: ServerProcess) -> Iterator[Person]:
    with httpx.Client(base_url=narrow.url, timeout=30) as client:
        yield Person(Api(narrow.url, client))


@pytest.fixture
def strict_ann(strict: ServerProcess) -> Iterator[Person]:
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        yield Person(Api(strict.url, client))


def denied(url: str, **options: Any) -> Json:
    """The response instead of a socket."""
    with pytest.raises(InvalidStatus) as refused, Client(url, **options):
        pass
    response = refused.value.response
    error: Json = json.loads(response.body)["error"]
    return error | {"status": response.status_code}


# ---------------------------------------------------------------- the door


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


# ---------------------------------------------------------------- nonsense


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[" * 3000, "bad_value"),
        ("null", "bad_value"),
        ("[]", "bad_value"),
        ('"watch"', "bad_value"),
        ("{}", "bad_value"),
        ('{"type": "sudo"}', "bad_value"),
        ('{"type": 7}', "bad_value"),
        ('{"type": "watch"}', "bad_value"),
        ('{"type": "watch", "table": 5}', "bad_value"),
        ('{"type": "watch", "table": "x", "seat": "black"}', "bad_value"),
        ('{"type": "watch", "table": "x", "after": -1}', "bad_value"),
        ('{"type": "watch", "table": "x", "after": 1e999}', "bad_value"),
        ('{"type": "watch", "table": "x", "after": 99999999999999999999999}', "bad_value"),
        ('{"type": "watch", "table": "x", "also": ["secrets"]}', "bad_value"),
        (
            '{"type": "steps", "table": "x", "id": "", "seat": "red", "steps": ["pass"]}',
            "bad_value",
        ),
        ('{"type": "steps", "table": "x", "id": "1", "seat": "red", "steps": []}', "bad_value"),
        ('{"type": "steps", "table": "x", "id": "1", "seat": "red", "steps": "pass"}', "bad_value"),
        ('{"type": "watch", "table": "../../x"}', "no_such_table"),
        ('{"type": "watch", "table": "\' OR 1=1 --"}', "no_such_table"),
        ('{"type": "watch", "table": "\\u0000"}', "no_such_table"),
        (b"\xff\xfe", "bad_json"),
        ('{"type": "watch", "table": "\\ud800"}', "bad_json"),
    ],
)
def test_nonsense_gets_an_error_and_the_socket_stays_open(
    server: ServerProcess, ann: Person, text: str | bytes, code: str
) -> None:
    with Client(server.url, ann) as client:
        client.connection.send(text)
        error = client.next("error")
        assert error["error"]["code"] == code, error
        assert error["error"]["text"]
        client.send("ping", id="alive")
        assert client.next("pong")["id"] == "alive"


def test_a_message_that_is_too_large_ends_the_socket(strict: ServerProcess) -> None:
    with Client(strict.url) as client:
        client.send("hello", token="x" * 1900)
        assert client.next("error")["error"]["code"] == "bad_value"
        client.send("hello", token="x" * 2100)
        assert client.closed()[0] == 1009
    with Client(strict.url) as client:

        def pieces() -> Iterator[str]:
            yield "x" * 1500
            yield "x" * 1500
            # Whoever goes on sending may lose the server's last word.
            client.connection.recv_events_thread.join(20)

        with contextlib.suppress(ConnectionClosed):
            client.connection.send(pieces())
        assert client.closed()[0] == 1009


def test_a_broken_text_frame_ends_the_socket(server: ServerProcess) -> None:
    """Text that is not UTF-8 violates the protocol itself, and is not logged."""
    with Client(server.url) as client:
        client.connection.send(b"\xff\xff", text=True)
        assert client.closed()[0] == 1007


def test_a_flood_of_wrong_messages_ends_the_socket(server: ServerProcess) -> None:
    with Client(server.url) as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                client.connection.send("x")
                client.hear()
        assert client.closed()[0] == 1008


def test_too_many_messages_are_refused_but_not_lost_count_of(
    strict: ServerProcess, strict_ann: Person
) -> None:
    with Client(strict.url, strict_ann) as client:
        for number in range(200):
            client.send("ping", id=str(number))
        heard = [client.hear() for _ in range(200)]
        refused = [one for one in heard if one["type"] == "error"]
        assert 0 < len(refused) < 100
        assert {one["error"]["code"] for one in refused} == {"too_many_requests"}
        assert [one["id"] for one in heard] == [str(number) for number in range(200)]


def test_a_socket_follows_so_many_tables(strict: ServerProcess, strict_ann: Person) -> None:
    table = strict_ann.new_table("me", "me", "me")["id"]
    with Client(strict.url, strict_ann) as client:
        for seat in ("blue", "red", "yellow"):
            client.watch(table, seat=seat)
        client.send("watch", table=table, seat="spectator")
        error = client.next("error")["error"]
        assert (error["code"], error["args"]) == ("too_many_watches", {"most": 3})
        # The same one again is no further one.
        client.watch(table, seat="red")


# ---------------------------------------------------------------- slow and silent clients


DROPPED = "longshore_slow_sockets_total"


def watches_of(server: ServerProcess) -> float:
    """How often clients have asked for a table."""
    return number(server, 'longshore_socket_messages_total{type="watch"}')


def test_a_slow_reader_is_dropped_and_can_resume(narrow: ServerProcess, narrow_ann: Person) -> None:
    """It delays nobody, the code tells it to reconnect, and then nothing is missing."""
    table = narrow_ann.new_table("me", "me", "me")["id"]
    small = sockets.socket()
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", narrow.port))
    with (
        Client(narrow.url, narrow_ann) as player,
        Client(narrow.url, sock=small, max_queue=1) as slow,
    ):
        player.watch(table, seat="red")
        seen = slow.watch(table)["seq"]
        # It asks and asks but reads nothing: its queue and the buffers of the machine fill up.
        asked, end = watches_of(narrow), time.monotonic() + 60
        while not number(narrow, DROPPED):
            assert time.monotonic() < end
            if watches_of(narrow) >= asked:
                for _ in range(500):
                    slow.send("watch", table=table)
                asked += 500
        began = time.monotonic()
        player.play("red", "loan", decision=None)
        assert time.monotonic() - began < SECONDS
        small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1 << 20)
        assert slow.closed() == (1013, "too slow: reconnect and resume")
        with Client(narrow.url) as again:
            update = again.watch(table, after=seen)
            numbers = {event["seq"] for event in update["events"]}
            assert numbers == set(range(seen + 1, player.last()["seq"] + 1))


def test_a_client_that_never_reads_is_cut_off(strict: ServerProcess, strict_ann: Person) -> None:
    """Its buffers are freed although it takes neither the data nor the goodbye."""
    table = strict_ann.new_table("me", "me", "me")["id"]
    small = sockets.socket()
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", strict.port))
    client = Client(strict.url, sock=small, max_queue=1)
    client.watch(table)
    with contextlib.suppress(ConnectionClosed, OSError):
        for _ in range(2000):
            client.send("watch", table=table)
    end = time.monotonic() + 20
    while time.monotonic() < end and open_sockets(strict) > 0:
        time.sleep(0.2)
    assert open_sockets(strict) == 0
    client.connection.socket.close()


def open_sockets(server: ServerProcess) -> float:
    """What the server counts."""
    page = httpx.get(f"{server.url}metrics", timeout=30).text
    (line,) = (line for line in page.splitlines() if line.startswith("longshore_sockets "))
    return float(line.split()[1])


def test_a_client_that_gives_no_sign_of_life_is_closed(strict: ServerProcess) -> None:
    """A raw connection that completes the handshake and never answers a ping."""
    with sockets.create_connection(("127.0.0.1", strict.port), timeout=20) as connection:
        connection.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
            b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        heard = b""
        while part := connection.recv(4096):
            heard += part
    assert heard.startswith(b"HTTP/1.1 101")
    assert b"\x03\xf3" in heard  # 1011: no answer to a ping


def test_very_much_that_was_missed_comes_in_parts(
    strict: ServerProcess, strict_ann: Person
) -> None:
    """More entries than one message holds (seven on this server)."""
    table = strict_ann.new_table("me", "me", "me")["id"]
    with Client(strict.url, strict_ann) as client:
        client.watch(table, seat="red")
        for _ in range(10):
            client.play("red", "loan", decision=None)
            if client.last("red")["view"]["seats"]["red"]["loans"] == 2:
                break
        seat = strict_ann.get(f"/api/tables/{table}")["table"]["asked"][0]
        client.watch(table, seat=seat)
        # Whoever begins; red has both loans already.
        client.play(seat, *(["repay", "loan"] if seat == "red" else ["loan", "repay"]) * 10)
    with Client(strict.url) as late:
        late.watch(table, after=2)
        kinds = [heard["type"] for heard in late.all]
        assert kinds[:-1] == ["events"] * (len(kinds) - 1)
        assert len(kinds) > 3
        numbers = [event["seq"] for event in late.events()]
        assert numbers == sorted(numbers)
        assert set(numbers) == set(range(3, late.last()["seq"] + 1))


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
