"""Nonsense gets an error, and floods of it end the socket."""

import contextlib
from collections.abc import Iterator

import pytest
from tests.server.tools.client import Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from websockets.exceptions import ConnectionClosed


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
