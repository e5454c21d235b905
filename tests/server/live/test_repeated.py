"""A step that an impatient client sends again is answered again, and taken once."""

from typing import Any

from tests.server.tools.client import Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess

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
