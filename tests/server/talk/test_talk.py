"""Chat and notes: who reads and writes them, mute, block, report, and what the admin removes."""

import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess

Json = dict[str, Any]
ADMIN = "the host of this very server"


@pytest.fixture
def table(ann: Person, bob: Person, cem: Person) -> Json:
    made = ann.new_table("me", "open", "open")
    bob.join(made)
    return cem.join(made)


def say(person: Person, table: Json, text: str, **more: Any) -> Json:
    body = {"id": str(uuid.uuid4()), "text": text} | more
    said: Json = person.post(f"/api/tables/{table['id']}/chat", **body)["message"]
    return said


def chat(person: Person, table: Json, **query: Any) -> list[str]:
    page = person.get(f"/api/tables/{table['id']}/chat", **query)
    return [message["text"] for message in page["messages"]]


def place_of(person: Person, table: Json) -> int:
    seats = person.get(f"/api/tables/{table['id']}")["table"]["seats"]
    return int(next(seat["place"] for seat in seats if seat["mine"]))


# ---------------------------------------------------------------- chat


def test_who_sits_there_talks(
    server: ServerProcess, api: Api, ann: Person, bob: Person, table: Json
) -> None:
    with Client(server.url, bob) as client, Client(server.url) as stranger:
        client.watch(table["id"], also=["chat"])
        stranger.watch(table["id"], also=["chat"])
        said = say(ann, table, "  Good   luck! ")
        assert (said["text"], said["name"], said["mine"]) == ("Good luck!", "Ann", True)
        (heard,) = client.next("chat")["messages"]
        assert heard == said | {"mine": False}
        assert heard["seat"] == ann.view(table["id"])["seat"]
        client.send("say", id="1", text="You too")
        assert client.next("ok")["id"] == "1"
        assert chat(ann, table) == ["Good luck!", "You too"]
        assert chat(ann, table, after=said["seq"]) == ["You too"]
        eve = Person(api, "Eve")
        path = f"/api/tables/{table['id']}/chat"
        assert eve.refused("GET", path, 403)["code"] == "no_talker"
        body = {"id": "1", "text": "Let me in"}
        assert eve.refused("POST", path, 403, json=body)["code"] == "no_talker"
        assert api.send("GET", path).status_code == 401
        assert stranger.quiet() == []


def test_said_twice_is_written_once(ann: Person, table: Json) -> None:
    first = say(ann, table, "Once", id="same")
    assert say(ann, table, "Once", id="same") == first
    assert chat(ann, table) == ["Once"]


def test_chat_resumes(server: ServerProcess, ann: Person, bob: Person, table: Json) -> None:
    for text in ("one", "two", "three"):
        say(ann, table, text)
    with Client(server.url, bob) as client:
        client.watch(table["id"], also=["chat"])
        messages = client.next("chat")["messages"]
        assert [message["text"] for message in messages] == ["one", "two", "three"]
    say(ann, table, "four")
    with Client(server.url, bob) as client:
        client.watch(table["id"], also=["chat"], chat_after=messages[-1]["seq"])
        assert [message["text"] for message in client.next("chat")["messages"]] == ["four"]
        say(ann, table, "five")
        assert [message["text"] for message in client.next("chat")["messages"]] == ["five"]


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "'; DROP TABLE chat; --",
        "Zoë 👩‍🚀 李",
        "{ $most } %s {0}",
        "x" * 500,
    ],
)
def test_any_plain_text_comes_back_as_it_was(ann: Person, table: Json, text: str) -> None:
    assert say(ann, table, text)["text"] == text
    assert chat(ann, table) == [text]


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * 501, "a\x00b", "a\x1b[31m", "\u202eabc", "\u2028x\ue000"]
)
def test_text_that_could_upset_a_screen_is_refused(ann: Person, table: Json, text: str) -> None:
    body = {"id": "1", "text": text}
    error = ann.refused("POST", f"/api/tables/{table['id']}/chat", 422, json=body)
    assert error["code"] == "bad_text"
    assert chat(ann, table) == []


def test_nobody_floods_a_table(ann: Person, bob: Person, table: Json) -> None:
    path = f"/api/tables/{table['id']}/chat"
    codes = [
        ann.send("POST", path, json={"id": str(number), "text": "spam"}).status_code
        for number in range(20)
    ]
    assert codes[:10] == [201] * 10
    assert 429 in codes
    assert say(bob, table, "stop that")


# ---------------------------------------------------------------- mute, block, report


def test_a_muted_player_is_not_heard(
    server: ServerProcess, ann: Person, bob: Person, cem: Person, table: Json
) -> None:
    say(bob, table, "before")
    path = f"/api/tables/{table['id']}/silence"
    with Client(server.url, ann) as client, Client(server.url, cem) as other:
        for one in (client, other):
            one.watch(table["id"], also=["chat"])
            one.next("chat")
        (silence,) = ann.post(path, kind="mute", place=place_of(bob, table))["silenced"]
        assert (silence["name"], silence["kind"]) == ("Bob", "mute")
        say(bob, table, "unheard")
        say(cem, table, "heard")
        (heard,) = client.next("chat")["messages"]
        assert heard["text"] == "heard"
        assert other.next("chat")["messages"][0]["text"] == "unheard"
    assert chat(ann, table) == ["heard"]
    assert chat(bob, table) == ["before", "unheard", "heard"]  # the muted one does not notice
    assert ann.get("/api/me/silenced")["silenced"] == [silence]
    assert bob.get("/api/me/silenced")["silenced"] == []
    assert bob.refused("DELETE", f"/api/me/silenced/{silence['id']}", 404)["code"] == "not_silenced"
    assert ann.send("DELETE", f"/api/me/silenced/{silence['id']}").json() == {"silenced": []}
    assert chat(ann, table) == ["before", "unheard", "heard"]


def test_a_blocked_player_neither_hears_nor_joins(
    ann: Person, bob: Person, cem: Person, table: Json
) -> None:
    number = say(bob, table, "something mean")["number"]
    path = f"/api/tables/{table['id']}/silence"
    ann.post(path, kind="block", message=number)
    say(ann, table, "not for Bob")
    assert chat(bob, table) == ["something mean"]
    assert chat(cem, table) == ["something mean", "not for Bob"]
    next_table = ann.new_table("me", "open", "open")
    join = f"/api/tables/{next_table['id']}/join"
    error = bob.refused("POST", join, 403, json={"invite": next_table["invite"]})
    assert error["code"] == "blocked"
    cem.join(next_table)


def test_only_others_at_the_table_can_be_muted(api: Api, ann: Person, table: Json) -> None:
    path = f"/api/tables/{table['id']}/silence"
    own = {"kind": "mute", "place": place_of(ann, table)}
    assert ann.refused("POST", path, 422, json=own)["code"] == "your_own"
    for wrong, status in (({"place": 4}, 400), ({}, 400), ({"message": 99}, 404)):
        ann.refused("POST", path, status, json={"kind": "mute"} | wrong)
    eve = Person(api, "Eve")
    assert eve.refused("POST", path, 403, json={"kind": "mute", "place": 0})["code"] == "no_talker"
    asked = {"kind": "mute", "message": 1}
    assert eve.refused("POST", path, 403, json=asked)["code"] == "no_talker"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data: Path = tmp_path_factory.mktemp("hosted")
    settings: dict[str, str] = {"LONGSHORE_ADMIN_TOKEN": ADMIN}
    with ServerProcess(data, "--trust-loopback", **settings) as process:
        yield process
    assert process.errors == ""


def test_the_host_of_the_server_removes_what_is_reported(hosted: ServerProcess) -> None:
    with httpx.Client(base_url=hosted.url, timeout=30) as http:
        api = Api(hosted.url, http)
        ann, bob, cem = (Person(api, name) for name in ("Ann", "Bob", "Cem"))
        table = ann.new_table("me", "open", "open")
        bob.join(table)
        cem.join(table)
        number = say(bob, table, "something vile")["number"]
        path = f"/api/tables/{table['id']}/chat/{number}/report"
        for person in (ann, ann, cem):
            assert person.post(path, reason="rude") == {}
        assert bob.refused("POST", path, 422)["code"] == "your_own"
        host = {"X-Longshore-Admin": ADMIN}
        for headers in ({}, {"X-Longshore-Admin": "wrong"}, {"X-Longshore-Admin": ""}):
            assert api.send("GET", "/api/admin/reports", headers=headers).status_code == 403
        reports = api.send("GET", "/api/admin/reports", headers=host).json()["reports"]
        assert [(one["by"], one["name"], one["text"]) for one in reports] == [
            ("Ann", "Bob", "something vile"),
            ("Cem", "Bob", "something vile"),
        ]
        with Client(hosted.url, cem) as client:
            client.watch(table["id"], also=["chat"])
            (seen,) = client.next("chat")["messages"]
            gone = f"/api/admin/tables/{table['id']}/chat/{number}"
            assert ann.refused("DELETE", gone, 403)["code"] == "not_admin"
            assert api.send("DELETE", gone, headers=host).status_code == 200
            (changed,) = client.next("chat")["messages"]
            assert changed == seen | {"text": "", "removed": True, "seq": seen["seq"] + 1}
        assert chat(ann, table) == [""]
        assert api.send("GET", "/api/admin/reports", headers=host).json()["reports"] == []
        assert api.send("DELETE", f"{gone}9", headers=host).status_code == 404
        # A report can also be closed without removing anything.
        say(bob, table, "harmless")
        ann.post(f"/api/tables/{table['id']}/chat/3/report")
        (report,) = api.send("GET", "/api/admin/reports", headers=host).json()["reports"]
        close = f"/api/admin/reports/{report['id']}"
        assert api.send("DELETE", close, headers=host).status_code == 200
        assert api.send("DELETE", close, headers=host).status_code == 404


def test_without_a_token_nobody_is_host(api: Api) -> None:
    for given in ("", "x" * 30):
        response = api.send("GET", "/api/admin/reports", headers={"X-Longshore-Admin": given})
        assert response.json()["error"]["code"] == "not_admin"


# ---------------------------------------------------------------- notes


def test_notes_are_their_owners_alone(
    server: ServerProcess, ann: Person, bob: Person, table: Json
) -> None:
    path = f"/api/tables/{table['id']}/note"
    assert ann.get(path) == {"table": table["id"], "text": "", "changed_at": None}
    with Client(server.url, ann) as client, Client(server.url, bob) as other:
        for one in (client, other):
            one.watch(table["id"], also=["note"])
        note = ann.send("PUT", path, json={"text": "Bob wants tan.\n\tSell late. "}).json()
        assert note["text"] == "Bob wants tan.\n Sell late."
        assert client.next("note") == {"type": "note", **note}
        client.send("note", id="1", text="Bob wants <b>white</b>.")
        client.next("ok")
        assert other.quiet() == []
    assert ann.get(path)["text"] == "Bob wants <b>white</b>."
    assert [one["text"] for one in ann.get("/api/me/notes")["notes"]] == ["Bob wants <b>white</b>."]
    assert bob.get(path)["text"] == ""
    assert bob.get("/api/me/notes") == {"notes": []}
    for wrong in ("x" * 10_001, "a\x00b", "\u202e"):
        error = ann.send("PUT", path, json={"text": wrong}).json()["error"]
        assert error["code"] == "bad_text"
    ann.send("PUT", path, json={"text": ""})
    assert ann.get("/api/me/notes") == {"notes": []}


def test_words_survive_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--trust-loopback") as server:
        ann = Person(Api(server.url))
        table = ann.new_table("me", "trader", "trader")
        say(ann, table, "to myself")
        ann.send("PUT", f"/api/tables/{table['id']}/note", json={"text": "remember"})
        server.kill()
        server.start()
        again = Api(server.url)
        ann.api.client.close()
        ann.api = again
        assert chat(ann, table) == ["to myself"]
        assert ann.get(f"/api/tables/{table['id']}/note")["text"] == "remember"
        again.client.close()
