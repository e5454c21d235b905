"""A step that an impatient client sends again is answered again, and taken once."""

import json
from typing import Any

import pytest
from tests.server.tools.client import Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
LOAN = {"seat": "blue", "decision": None, "steps": ["loan"]}


def answers(client: Client, count: int) -> list[Json]:
    """The next answers to commands, without the updates in between."""
    found = [client.find(lambda heard: heard["type"] in ("ok", "error")) for _ in range(count)]
    assert client.quiet() == []
    return found


def loans(person: Person, table: str) -> int:
    view: Json = person.view(table, seat="blue")["view"]
    return int(view["seats"]["blue"]["loans"])


def test_the_same_message_is_answered_each_time_and_done_once(
    server: ServerProcess, ann: Person
) -> None:
    table = ann.new_table("me", "me", "me")["id"]
    with Client(server.url, ann) as client:
        client.watch(table, seat="blue")
        for _ in range(4):
            client.send("steps", id="one", table=table, **LOAN)
        first, *others = answers(client, 4)
        assert (first["type"], first["id"]) == ("ok", "one")
        assert others == [first] * 3
        assert loans(ann, table) == 1


def test_another_message_with_its_id_is_no_repetition(server: ServerProcess, ann: Person) -> None:
    table = ann.new_table("me", "me", "me")["id"]
    with Client(server.url, ann) as client:
        client.watch(table, seat="blue")
        client.send("steps", id="one", table=table, **LOAN)
        client.send("steps", id="one", table=table, **{**LOAN, "seat": "red"})
        client.send("ping", id="two")
        client.send("steps", id="one", table=table, **LOAN)
        done, refused, again = answers(client, 3)
        assert refused["error"]["code"] == "reused_id"
        assert again == done
        assert loans(ann, table) == 1


def test_without_a_table_it_may_mean_another_one(server: ServerProcess, ann: Person) -> None:
    first, second = (ann.new_table("me", "me", "me")["id"] for _ in range(2))
    with Client(server.url, ann) as client:
        for table in (first, second):
            client.watch(table, seat="blue")
            client.send("steps", id="one", **LOAN)
            (done,) = answers(client, 1)
            assert (done["type"], done["table"]) == ("ok", table)
            assert loans(ann, table) == 1
            client.send("unwatch", table=table)


def test_those_that_wait_together_are_each_answered(server: ServerProcess, ann: Person) -> None:
    """Also when they arrive in one piece, before the first has been looked at."""
    table = ann.new_table("me", "me", "me")["id"]
    with Client(server.url, ann) as client:
        client.watch(table, seat="blue")
        text = json.dumps({"type": "steps", "id": "one", "table": table, **LOAN})
        frame = masked(text.encode())
        client.connection.socket.sendall(frame * 300 + masked(b'{"type": "ping", "id": "end"}'))
        done = [client.find(lambda heard: heard["type"] == "ok") for _ in range(300)]
        assert done == [done[0]] * 300
        assert client.next("pong")["id"] == "end"
        assert loans(ann, table) == 1


def test_another_kind_of_message_in_between_keeps_its_turn(
    server: ServerProcess, ann: Person
) -> None:
    table = ann.new_table("me", "me", "me")["id"]
    with Client(server.url, ann) as client:
        step = masked(json.dumps({"type": "steps", "id": "one", "table": table, **LOAN}).encode())
        binary = bytearray(masked(b'{"type": "ping", "id": "two"}'))
        binary[0] = 0x82
        client.connection.socket.sendall(step + binary + step)
        found = [client.find(lambda heard: heard["type"] != "presence") for _ in range(3)]
        assert [(heard["type"], heard["id"]) for heard in found] == [
            ("ok", "one"),
            ("pong", "two"),
            ("ok", "one"),
        ]
        assert loans(ann, table) == 1


def test_what_cannot_be_answered_is_refused_each_time(server: ServerProcess, ann: Person) -> None:
    """Also after a step, whose answer must not be taken for its own."""
    table = ann.new_table("me", "me", "me")["id"]
    with Client(server.url, ann) as client:
        client.send("steps", id="one", table=table, **LOAN)
        assert client.next("ok")["id"] == "one"
        client.connection.socket.sendall(masked(b'{"type": "dance"}') * 50)
        codes = [client.next("error")["error"]["code"] for _ in range(50)]
        assert set(codes) == {"bad_value"}
        client.connection.socket.sendall(masked(b'{"type": "dance"}') * 200)
        with pytest.raises(ConnectionClosed):
            hear_all(client)


def test_too_many_of_the_same_at_once_end_the_socket(server: ServerProcess, ann: Person) -> None:
    with Client(server.url, ann) as client:
        client.connection.socket.sendall(masked(b'{"type": "ping"}') * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def hear_all(client: Client) -> None:
    """Hear until the server closes the socket."""
    while True:
        client.hear()


def masked(text: bytes) -> bytes:
    """A text as a client sends it: with a mask, here of zeros, which changes nothing."""
    length = len(text)
    head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0x80 | 126))
    return head + (length.to_bytes(2, "big") if length >= 126 else b"") + bytes(4) + text
