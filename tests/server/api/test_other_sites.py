"""Pages of other sites: what they make a visitor's browser send does nothing, and costs nothing."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.live_client import Client
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import LIVE, heard, knock
from websockets.exceptions import InvalidStatus

CROSS = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}
QUESTION = "/api/players/passkey/question"


def test_another_site_cannot_use_up_what_an_address_may_do(tmp_path: Path) -> None:
    """Without a cookie, too: a form needs none to be counted."""
    limits = {"LONGSHORE_ADDRESS_PLAYERS": "5"}
    public = ("--public-url", "http://localhost")
    with (
        ServerProcess(tmp_path, *public, **limits) as server,
        httpx.Client(base_url=server.url, timeout=30) as client,
    ):
        for headers in (CROSS, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}):
            for _ in range(6):
                refused = client.post(QUESTION, headers=headers)
                assert refused.status_code == 403
                assert refused.json()["error"]["code"] == "wrong_origin"
        # Nor do questions of our own page use up the arrivals.
        ours = {"Sec-Fetch-Site": "same-origin"}
        statuses = [client.post(QUESTION, headers=ours).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert client.post("/api/players", json={"name": "Ann"}).status_code == 201


def test_another_site_reads_nothing_in_the_background(server: ServerProcess) -> None:
    for headers, status in (
        (CROSS, 403),
        (CROSS | {"Sec-Fetch-Mode": "cors"}, 403),
        (CROSS | {"Sec-Fetch-Mode": "navigate"}, 200),  # a link
        ({"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"}, 200),
        ({"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"}, 200),
    ):
        assert (
            httpx.get(f"{server.url}api/features", headers=headers, timeout=30).status_code
            == status
        )


@pytest.mark.parametrize("origin", ["https://127.0.0.1:{port}", "https://", "http://"])
def test_the_same_name_over_https_is_another_site(server: ServerProcess, origin: str) -> None:
    sent = {"Origin": origin.format(port=server.port), "X-Forwarded-Proto": "https"}
    refused = httpx.post(f"{server.url}api/players", json={"name": "X"}, headers=sent, timeout=30)
    assert refused.status_code == 403


# ---------------------------------------------------------------- names (DNS rebinding)


def status_under(server: ServerProcess, host: str) -> int:
    return httpx.get(f"{server.url}api/features", headers={"Host": host}, timeout=30).status_code


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
        ("localhost:8000", 200),
        ("games.localhost", 200),
        ("boat", 200),
        ("boat.local:8000", 200),
        ("rebind.evil.example", 421),
        ("rebind.evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("local", 200),
        ("evil.local.example", 421),
        ("x" * 300, 421),
    ],
)
def test_a_server_at_home_has_no_name_on_the_internet(
    server: ServerProcess, host: str, status: int
) -> None:
    assert status_under(server, host) == status


def test_a_socket_under_a_name_of_a_stranger_is_refused(server: ServerProcess) -> None:
    wish = LIVE.replace(b"127.0.0.1", b"rebind.evil.example") + b"\r\n"
    assert heard(knock(server, wish)).startswith(b"HTTP/1.1 421 ")


def test_with_a_public_url_only_its_name_counts(server_with_https: ServerProcess) -> None:
    for host, status in (
        ("games.example", 200),
        ("GAMES.example:443", 200),
        ("127.0.0.1:8000", 200),  # a health check
        ("boat", 421),
        ("other.example", 421),
        ("games.example.evil", 421),
    ):
        assert status_under(server_with_https, host) == status, host
    # Monitors have names of their own for it.
    for path in ("healthz", "metrics"):
        url = server_with_https.url + path
        assert httpx.get(url, headers={"Host": "longshore:8000"}, timeout=30).status_code == 200


# ---------------------------------------------------------------- cookies, signing out


def test_no_other_host_can_set_the_cookie(server_with_https: ServerProcess) -> None:
    with httpx.Client(base_url=server_with_https.url, timeout=30) as client:
        arrived = client.post("/api/players", json={"name": "Ann"}).headers["set-cookie"]
        assert re.fullmatch(
            r"__Host-longshore=[\w.-]+; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure",
            arrived,
        )
        secret = arrived.partition(";")[0].partition("=")[2]
        client.cookies.clear()
        # Who came before the name changed is still known, but it never wins over the new one.
        for cookie, status in (
            (f"longshore={secret}", 200),
            (f"__Host-longshore={secret}; longshore=x.y", 200),
            (f"longshore={secret}; __Host-longshore=x.y", 401),
        ):
            found = client.get("/api/me", headers={"Cookie": cookie})
            assert found.status_code == status, cookie


def test_signing_out_everywhere_leaves_only_passkeys(server: ServerProcess, api: Api) -> None:
    ann = Person(api, "Ann")
    code = ann.post("/api/me/link")["code"]
    with Client(server.url, ann) as open_before:
        open_before.send("ping")
        open_before.next("pong")
        ann.post("/api/me/signout")
        assert open_before.closed()[0] == 4401
    assert ann.refused("GET", "/api/me", 401)["code"] == "wrong_credential"
    used = api.send("POST", "/api/players/link", json={"code": code})
    assert used.json()["error"]["code"] == "link_expired"
    with pytest.raises(InvalidStatus), Client(server.url, ann):
        pass


# ---------------------------------------------------------------- strangers over sockets


def test_strangers_of_one_address_follow_so_many_tables(tmp_path: Path) -> None:
    """Each step is written once for each of them."""
    with ServerProcess(tmp_path, LONGSHORE_WATCHES_PER_ADDRESS="3") as server:
        ann = Person(Api(server.url))
        table = ann.new_table("me", "me", "me")["id"]
        with Client(server.url) as one, Client(server.url) as two, Client(server.url, ann) as own:
            for client, seat in ((one, None), (one, "spectator"), (two, None)):
                client.watch(table, seat=seat)
            two.send("watch", table=table, seat="spectator")
            error = two.next("error")["error"]
            assert (error["code"], error["args"]) == ("too_many_watches", {"most": 3})
            own.watch(table, seat="red")  # players have limits of their own
            one.send("unwatch", table=table)
            one.send("ping")
            one.next("pong")
            two.watch(table, seat="spectator")
        ann.api.client.close()
