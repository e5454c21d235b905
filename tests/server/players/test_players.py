"""Arriving without an account, coming back, another device."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.inside import inside
from tests.server.tools.process import ServerProcess


def test_arriving_gives_a_cookie_and_a_token(api: Api) -> None:
    response = api.send("POST", "/api/players", json={"name": "  Ann \t Lee "})
    assert response.status_code == 201
    assert response.json()["player"]["name"] == "Ann Lee"
    cookie = response.headers["set-cookie"]
    assert re.fullmatch(
        r"longshore=[\w.-]{50,}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", cookie
    )
    assert response.json()["token"] not in cookie
    # The cookie alone is enough from now on.
    me = api.send("GET", "/api/me").json()["player"]
    assert me == response.json()["player"]


def test_reading_never_creates_a_player(api: Api) -> None:
    for path in ("/api/me", "/api/tables", "/healthz", "/api/openapi.json", "/"):
        response = api.send("GET", path)
        assert "set-cookie" not in response.headers
    assert api.send("GET", "/api/me").status_code == 401


def test_a_newcomer_may_ask_who_they_are(api: Api) -> None:
    assert api.send("GET", "/api/visitor").json() == {"player": None}
    arrived = api.send("POST", "/api/players", json={"name": "Ann"}).json()["player"]
    assert api.send("GET", "/api/visitor").json() == {"player": arrived}


def test_a_browser_keeps_its_player(server: ServerProcess, api: Api, ann: Person) -> None:
    """A page that could not find out who it is must not cost a player their account."""
    first = api.send("POST", "/api/players", json={"name": "Bob"}).json()["player"]
    again = api.send("POST", "/api/players", json={"name": "Guest", "guest": True})
    assert (again.status_code, again.json()) == (200, {"player": first})
    assert "set-cookie" not in again.headers
    # A program has no cookie to lose, and a cookie that nobody has is ignored.
    other = ann.send("POST", "/api/players", json={"name": "Cem"})
    assert other.status_code == 201
    with httpx.Client(base_url=server.url, cookies={"longshore": "no.body"}, timeout=30) as browser:
        assert browser.post("/api/players", json={"name": "Dee"}).status_code == 201


def test_a_guest_gets_a_number(api: Api) -> None:
    wish = {"name": "Invité " + "é" * 23, "guest": True}
    name = api.send("POST", "/api/players", json=wish).json()["player"]["name"]
    assert re.fullmatch(r"Invité é{19} \d{3}", name)
    wish = {"name": "#", "guest": True}
    assert api.send("POST", "/api/players", json=wish).status_code == 422


def test_a_name_and_a_language_can_be_changed(ann: Person) -> None:
    response = ann.send("PATCH", "/api/me", json={"name": "Änne", "language": "de"})
    assert response.json()["player"] | {"id": ""} == {"id": "", "name": "Änne", "language": "de"}
    error = ann.refused("GET", "/api/tables/nothing", 404)
    assert error["text"] == "Diesen Tisch gibt es nicht. Bitte prüfe den Link."
    assert ann.send("PATCH", "/api/me", json={}).json()["player"]["name"] == "Änne"
    error = ann.refused("PATCH", "/api/me", 422, json={"name": "#"})
    assert error["text"] == "Ein Name braucht 1 bis 30 druckbare Zeichen, ohne „#“."


@pytest.mark.parametrize(
    ("accepted", "text"),
    [
        ("it-CH, it;q=0.9, en;q=0.8", "Questo tavolo non esiste. Controlla il link."),
        ("xx, ru;q=0.5, de;q=0.1", "Такого стола нет. Проверьте ссылку."),
        ("klingon;q=banana", "This table does not exist. Please check the link."),
        ("", "This table does not exist. Please check the link."),
    ],
)
def test_errors_are_in_the_readers_language(api: Api, accepted: str, text: str) -> None:
    response = api.send("GET", "/api/tables/nothing", headers={"Accept-Language": accepted})
    assert response.json()["error"]["text"] == text
    assert response.json()["error"]["code"] == "no_such_table"


def test_a_new_token_ends_the_old_one(ann: Person) -> None:
    old = ann.token
    ann.token = ann.post("/api/me/token")["token"]
    assert ann.get("/api/me")["player"]["id"] == ann.id
    ann.token, new = old, ann.token
    assert ann.refused("GET", "/api/me", 401)["code"] == "wrong_credential"
    ann.token = new
    assert ann.send("DELETE", "/api/me/token").status_code == 200
    assert ann.refused("GET", "/api/me", 401)["code"] == "wrong_credential"


@pytest.mark.parametrize("token", ["x", "x.y", ".", "a." + "b" * 500, "ä.ö", "' OR 1=1 --.x"])
def test_a_wrong_token_is_nobodys(server: ServerProcess, token: str) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        header = {b"Authorization": f"Bearer {token}".encode()}
        response = client.get("/api/me", headers=header)
    assert response.status_code == 401
    assert response.json()["error"]["code"] == "wrong_credential"


def test_half_a_token_is_not_enough(ann: Person) -> None:
    public, _, secret = ann.token.partition(".")
    for wrong in (f"{public}.{secret[:-1]}", f"{public}.{secret}x", f"{public}.", f"x.{secret}"):
        ann.token = wrong
        assert ann.refused("GET", "/api/me", 401)["code"] == "wrong_credential"


def test_a_code_moves_a_player_to_another_device(server: ServerProcess, ann: Person) -> None:
    link = ann.post("/api/me/link")
    assert link["url"].endswith(f"/link#{link['code']}")
    with httpx.Client(base_url=server.url, timeout=30) as phone:
        typed = {"code": link["code"].lower().replace("-", " ")}
        arrived = phone.post("/api/players/link", json=typed)
        assert arrived.status_code == 200
        assert phone.get("/api/me").json()["player"]["id"] == ann.id
    with httpx.Client(base_url=server.url, timeout=30) as thief:
        gone = thief.post("/api/players/link", json={"code": link["code"]})
        assert gone.status_code == 410
        assert gone.json()["error"]["code"] == "link_expired"
        assert thief.get("/api/me").status_code == 401
    # Only the newest code works.
    first, second = (ann.post("/api/me/link")["code"] for _ in range(2))
    with httpx.Client(base_url=server.url, timeout=30) as phone:
        assert phone.post("/api/players/link", json={"code": first}).status_code == 410
        assert phone.post("/api/players/link", json={"code": second}).status_code == 200


def test_signing_out_makes_cookies_worthless(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as browser:
        browser.post("/api/players", json={"name": "Ann"})
        cookie = browser.cookies["longshore"]
        assert browser.post("/api/me/signout").status_code == 200
        assert "longshore" not in browser.cookies
        browser.cookies.set("longshore", cookie)
        assert browser.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 31, "a#b", "a\x00b", "a\x1b[31m", "\u202eabc", "\ud7ff\u0085x"],
)
def test_names_that_could_upset_somebody_are_refused(api: Api, name: str) -> None:
    response = api.send("POST", "/api/players", json={"name": name})
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "bad_name"


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "'; DROP TABLE players; --", "Zoë 👩‍🚀", "李小龍"]
)
def test_other_names_come_back_as_they_were(api: Api, name: str) -> None:
    person = Person(api, name)
    assert person.get("/api/me")["player"]["name"] == name


def test_a_new_token_of_one_player_is_nothing_to_others(tmp_path: Path) -> None:
    """Their secrets need not be read again: a guest might ask for hundreds of tokens a second."""

    async def test() -> None:
        async with inside(tmp_path) as there:
            for name in ("Ann", "Bob"):
                await there.arrive(name)
                assert (await there.ask(name, "GET", "/api/me")).status_code == 200
            old = dict(there.tokens)
            answer = await there.ask("Bob", "POST", "/api/me/token")
            there.tokens["Bob"] = answer.json()["token"]
            remembered = there.server.people._credentials
            assert old["Ann"].partition(".")[0] in remembered
            assert old["Bob"].partition(".")[0] not in remembered
            assert (await there.ask("Bob", "GET", "/api/me")).status_code == 200
            there.tokens["Bob"] = old["Bob"]
            assert (await there.ask("Bob", "GET", "/api/me")).status_code == 401

    asyncio.run(test())
