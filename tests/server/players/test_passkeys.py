"""Passkeys: nothing is lost with a browser, and nobody else gets in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.tools.authenticator import Authenticator
from tests.server.tools.client import Api, Json, Person
from tests.server.tools.process import ServerProcess
from tests.server.tools.rows import every_store, run

from longshore.server.store import ChallengeRow, PasskeyRow, PlayerRow, Store

ORIGIN = "https://games.example"
ADMIN_TOKEN = "the host of this very server"  # noqa: S105 - of nothing but these tests


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("passkeys")
    arguments = ("--public-url", f"{ORIGIN}/", "--trust-loopback")
    with ServerProcess(data, *arguments, LONGSHORE_ADMIN_TOKEN=ADMIN_TOKEN) as process:
        yield process
    assert '"level": "error"' not in process.errors


@pytest.fixture
def web(place: ServerProcess) -> Iterator[Api]:
    api = Api(place.url)
    yield api
    api.client.close()


def register(person: Person, device: Authenticator, **more: Any) -> Json:
    question = person.post("/api/me/passkeys/question")
    credential = device.create(question["options"])
    return person.post("/api/me/passkeys", id=question["id"], credential=credential, **more)


def sign_in(api: Api, device: Authenticator) -> httpx.Response:
    question = api.send("POST", "/api/players/passkey/question").json()
    body = {"id": question["id"], "credential": device.get(question["options"])}
    return api.send("POST", "/api/players/passkey", json=body)


def test_a_passkey_brings_a_player_back_on_another_device(web: Api) -> None:
    ann, device = Person(web, "Ann"), Authenticator(ORIGIN)
    assert ann.get("/api/features")["passkey"] == {"on": True, "why": None, "text": None}
    assert ann.get("/api/me/passkeys") == {"passkeys": []}
    (mine,) = register(ann, device, name="Phone")["passkeys"]
    assert (mine["name"], mine["used_at"]) == ("Phone", None)
    # Another browser knows nothing of her but what the device says.
    answer = sign_in(web, device)
    assert answer.status_code == 200
    assert answer.json()["player"]["id"] == ann.id
    assert "; Secure" in answer.headers["set-cookie"]
    cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert web.client.get("/api/me", headers=cookie).json()["player"]["id"] == ann.id
    web.client.cookies.clear()
    (mine,) = ann.get("/api/me/passkeys")["passkeys"]
    assert mine["used_at"] is not None
    # The same device is not asked for a second key; another one may have one.
    excluded = ann.post("/api/me/passkeys/question")["options"]["excludeCredentials"]
    assert [each["id"] for each in excluded] == [mine["id"]]
    both = register(ann, Authenticator(ORIGIN))["passkeys"]
    assert len(both) == 2
    # Removed, it opens nothing any more.
    left = ann.send("DELETE", f"/api/me/passkeys/{mine['id']}").json()["passkeys"]
    assert [each["id"] for each in left] == [both[1]["id"]]
    assert sign_in(web, device).status_code == 404
    assert ann.refused("DELETE", f"/api/me/passkeys/{mine['id']}", 404)["code"] == "no_such_passkey"


def test_an_answer_counts_once(web: Api) -> None:
    ann, device = Person(web, "Ann"), Authenticator(ORIGIN)
    question = ann.post("/api/me/passkeys/question")
    body = {"id": question["id"], "credential": device.create(question["options"])}
    assert ann.send("POST", "/api/me/passkeys", json=body).status_code == 201
    assert ann.refused("POST", "/api/me/passkeys", 410, json=body)["code"] == "link_expired"
    question = web.send("POST", "/api/players/passkey/question").json()
    body = {"id": question["id"], "credential": device.get(question["options"])}
    assert web.send("POST", "/api/players/passkey", json=body).status_code == 200
    assert web.send("POST", "/api/players/passkey", json=body).status_code == 410
    # Nor does it fit another question.
    other = web.send("POST", "/api/players/passkey/question").json()
    again = body | {"id": other["id"]}
    answer = web.send("POST", "/api/players/passkey", json=again)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_passkey")
    # A copy of the device, which counts from before, is found out.
    device.keys[0].count = 0
    assert sign_in(web, device).status_code == 422
    web.client.cookies.clear()


def test_an_appointed_player_signs_in_to_the_admin_page(web: Api) -> None:
    ida, device = Person(web, "Ida"), Authenticator(ORIGIN)
    register(ida, device)

    def reports(secret: str) -> int:
        headers = {"X-Longshore-Admin": secret}
        return web.send("GET", "/api/admin/reports", headers=headers).status_code

    def sign_in_as_admin() -> httpx.Response:
        question = web.send("POST", "/api/admin/passkey/question").json()
        body = {"id": question["id"], "credential": device.get(question["options"])}
        answer = web.send("POST", "/api/admin/passkey", json=body)
        again = web.send("POST", "/api/admin/passkey", json=body)  # an answer counts once
        assert again.status_code == 410
        return answer

    assert sign_in_as_admin().json()["error"]["code"] == "not_admin"
    host = {"X-Longshore-Admin": ADMIN_TOKEN}
    appointed = web.send("POST", "/api/admin/admins", headers=host, json={"player": ida.id})
    assert appointed.status_code == 201
    session = sign_in_as_admin()
    assert session.status_code == 200
    secret = session.json()["secret"]
    assert "set-cookie" not in session.headers  # it is no way to play
    assert (reports(secret), reports(ida.token), reports("x" * 30)) == (200, 403, 403)
    assert web.send("DELETE", f"/api/admin/admins/{ida.id}", headers=host).status_code == 200
    assert reports(secret) == 403


def test_pages_of_others_get_nothing(web: Api) -> None:
    ann, device = Person(web, "Ann"), Authenticator(ORIGIN)
    register(ann, device)
    device.origin = "https://games.example.evil"
    assert sign_in(web, device).status_code == 422
    device.origin = ORIGIN
    question = web.send("POST", "/api/players/passkey/question").json()
    question["options"]["rpId"] = "games.example"
    device.keys[0].host = "evil.example"
    with pytest.raises(StopIteration):
        device.get(question["options"])
    question["options"]["rpId"] = "evil.example"
    body = {"id": question["id"], "credential": device.get(question["options"])}
    assert web.send("POST", "/api/players/passkey", json=body).status_code == 422


def test_nobody_adds_a_key_to_another_player(web: Api) -> None:
    ann, eve = Person(web, "Ann"), Person(web, "Eve")
    question = ann.post("/api/me/passkeys/question")
    body = {"id": question["id"], "credential": Authenticator(ORIGIN).create(question["options"])}
    assert eve.refused("POST", "/api/me/passkeys", 422, json=body)["code"] == "bad_passkey"
    assert eve.get("/api/me/passkeys") == ann.get("/api/me/passkeys") == {"passkeys": []}
    assert web.send("POST", "/api/me/passkeys/question").status_code == 401
    # A question to add a key signs nobody in.
    device = Authenticator(ORIGIN)
    register(ann, device)
    question = ann.post("/api/me/passkeys/question")
    options = {"rpId": "games.example", "challenge": question["options"]["challenge"]}
    body = {"id": question["id"], "credential": device.get(options)}
    assert web.send("POST", "/api/players/passkey", json=body).status_code == 404
    # Nor does Eve take over Ann's key by removing it.
    (mine,) = ann.get("/api/me/passkeys")["passkeys"]
    eve.refused("DELETE", f"/api/me/passkeys/{mine['id']}", 404)
    assert ann.get("/api/me/passkeys")["passkeys"] == [mine]


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {"id": "x", "rawId": "x", "type": "public-key", "response": None},
        {
            "id": "AAAA", "rawId": "AAAA", "type": "public-key",
            "response": {"clientDataJSON": "e30", "attestationObject": "/////"},
        },
        {
            "id": "AAAA", "rawId": "AAAA", "type": "public-key",
            "response": {"clientDataJSON": "AA", "authenticatorData": "AA", "signature": "AA"},
        },
    ],
)  # fmt: skip
def test_nonsense_gets_a_sentence(web: Api, credential: Json) -> None:
    ann = Person(web, "Ann")
    question = ann.post("/api/me/passkeys/question")
    body = {"id": question["id"], "credential": credential}
    assert ann.refused("POST", "/api/me/passkeys", 422, json=body)["code"] == "bad_passkey"
    question = web.send("POST", "/api/players/passkey/question").json()
    body = {"id": question["id"], "credential": credential}
    answer = web.send("POST", "/api/players/passkey", json=body)
    assert answer.json()["error"]["code"] == "no_such_passkey"
    device = Authenticator(ORIGIN)
    register(ann, device)
    question = web.send("POST", "/api/players/passkey/question").json()
    real = device.get(question["options"])
    body = {"id": question["id"], "credential": real | {"response": credential.get("response")}}
    answer = web.send("POST", "/api/players/passkey", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_passkey")


def test_a_server_with_only_a_number_offers_none(tmp_path: Path) -> None:
    where = ("--public-url", "https://192.0.2.7")
    with ServerProcess(tmp_path, *where, "--trust-loopback") as process:
        api = Api(process.url)
        ann = Person(api, "Ann")
        assert ann.get("/api/features")["passkey"]["why"] == "needs_name"
        assert ann.refused("POST", "/api/me/passkeys/question", 409)["code"] == "needs_name"
        api.client.close()


def test_on_this_machine_it_works_under_the_name_localhost(api: Api) -> None:
    ann = Person(api, "Ann")
    port = api.client.base_url.port
    device = Authenticator(f"http://localhost:{port}")
    here = {"Host": f"localhost:{port}"}
    question = ann.send("POST", "/api/me/passkeys/question", headers=here).json()
    body = {"id": question["id"], "credential": device.create(question["options"])}
    assert ann.send("POST", "/api/me/passkeys", headers=here, json=body).status_code == 201
    assert device.keys[0].host == "localhost"


# ---------------------------------------------------------------- stores


@every_store
def test_what_stores_do(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create_player(PlayerRow("ann", "Ann", "", 1, 1), [])
        await store.add_challenge(ChallengeRow("q", "ann", b"\x00?", 50), 10)
        taken = await asyncio.gather(*(store.take_challenge("q", 20) for _ in range(4)))
        assert [row for row in taken if row] == [ChallengeRow("q", "ann", b"\x00?", 50)]
        await store.add_challenge(ChallengeRow("old", None, b"?", 50), 10)
        assert await store.take_challenge("old", 50) is None
        key = PasskeyRow("k1", "ann", b"\x01\xff", 3, "Phone", 5)
        assert await store.add_passkey(key, 2)
        assert not await store.add_passkey(key, 2)
        assert await store.passkey("k1") == key
        assert await store.add_passkey(PasskeyRow("k2", "ann", b"", 0, "Key", 6), 2)
        assert not await store.add_passkey(PasskeyRow("k3", "ann", b"", 0, "Key", 7), 2)
        assert [row.id for row in await store.passkeys("ann")] == ["k1", "k2"]
        used = await asyncio.gather(*(store.use_passkey(key, 4, 9) for _ in range(3)))
        assert sorted(used) == [False, False, True]
        assert not await store.drop_passkey("bob", "k1")
        assert await store.drop_passkey("ann", "k1")
        assert await store.forget_player("ann", 99)
        assert await store.passkey("k2") is None

    run(kind, tmp_path, test)
