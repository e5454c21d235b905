"""Clients that read slowly or never, or give no sign of life."""

import contextlib
import socket as sockets
import time

import httpx
from tests.server.tools.client import Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import number
from websockets.exceptions import ConnectionClosed

SECONDS = 15  # what a busy machine may take for one step; who is held up waits for ever
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
