"""Cookies, origins, headers and limits."""

from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess


@pytest.fixture
def browser(server: ServerProcess) -> httpx.Client:
    client = httpx.Client(base_url=server.url, timeout=30)
    client.post("/api/players", json={"name": "Ann"})
    return client


def test_only_our_own_pages_act_with_the_cookie(
    server: ServerProcess, browser: httpx.Client
) -> None:
    ours = server.url.rstrip("/")
    good = [{}, {"Origin": ours}, {"Origin": ours, "Sec-Fetch-Site": "same-origin"}]
    bad = [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ours + ".evil.example"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": ours},
    ]
    for headers in good:
        assert browser.patch("/api/me", json={"name": "Good"}, headers=headers).status_code == 200
    for headers in bad:
        refused = browser.patch("/api/me", json={"name": "Bad"}, headers=headers)
        assert refused.status_code == 403, headers
        assert refused.json()["error"]["code"] == "wrong_origin"
    assert browser.get("/api/me").json()["player"]["name"] == "Good"
    browser.close()


def test_a_form_of_another_site_does_nothing(browser: httpx.Client) -> None:
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""):
        answer = browser.post(
            "/api/me/token", headers={"Content-Type": kind, "Origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        answer = browser.post(
            "/api/tables", content=b'{"seats":[]}', headers={"Content-Type": kind}
        )
        assert answer.status_code == 415
        assert answer.json()["error"]["code"] == "not_json"
    browser.close()


def test_every_answer_has_security_headers(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        for path in ("/healthz", "/api/me", "/nothing", "/api/openapi.json", "/metrics"):
            headers = client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers


def test_with_https_the_cookie_is_secure(server_with_https: ServerProcess) -> None:
    with httpx.Client(base_url=server_with_https.url, timeout=30) as client:
        arrived = client.post("/api/players", json={"name": "Ann"})
        assert arrived.headers["set-cookie"].endswith("; Secure")
        assert "strict-transport-security" in arrived.headers
        client.cookies.clear()
        cookie = {"Cookie": arrived.headers["set-cookie"].partition(";")[0]}
        for origin, status in (
            ("https://games.example", 200),
            ("http://games.example", 403),
            ("https://games.example.evil", 403),
        ):
            headers = cookie | {"Origin": origin}
            assert client.patch("/api/me", json={}, headers=headers).status_code == status
        link = client.post("/api/me/link", headers=cookie).json()
        assert link["url"].startswith("https://games.example/link#")


def test_a_hasty_player_has_to_wait(limited_server: ServerProcess) -> None:
    ann = Person(Api(limited_server.url))
    answers = [ann.send("GET", "/api/me") for _ in range(80)]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:40] == [200] * 40
    assert statuses[-1] == 429
    assert answers[-1].json()["error"]["code"] == "too_many_requests"
    assert answers[-1].headers["retry-after"] == "1"
    ann.api.client.close()


def test_too_many_players_from_one_address(tmp_path: Path) -> None:
    statuses = []
    with (
        ServerProcess(tmp_path, LONGSHORE_ADDRESS_PLAYERS="3") as process,
        httpx.Client(base_url=process.url, timeout=30) as client,
    ):
        for _ in range(4):
            statuses.append(client.post("/api/players", json={"name": "X"}).status_code)
            client.cookies.clear()
    assert statuses == [201, 201, 201, 429]


def test_secrets_are_not_stored(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        arrived = client.post("/api/players", json={"name": "Secretive"})
        cookie = client.cookies["longshore"]
    stored = b"".join(path.read_bytes() for path in server.data.iterdir())
    assert b"Secretive" in stored
    for secret in (cookie, arrived.json()["token"]):
        assert secret.partition(".")[2].encode() not in stored
    database = server.data / "longshore.db"
    assert database.stat().st_mode & 0o077 == 0
