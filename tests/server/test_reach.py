"""How others find a server: the line it prints, the QR code, invitations, and its home page."""

import xml.etree.ElementTree as ET

import pytest
from tests.server.tools.client import Api, Person

from longshore.server.settings import Settings, reach
from longshore.server.settings.reach import greeting, local_url, qr_text, shared_url

ANYWHERE = "0.0.0.0"  # noqa: S104


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "localhost", "::1"])
def test_a_server_for_this_machine_prints_one_line(host: str) -> None:
    settings = Settings(host=host, port=8123)
    shown = f"[{host}]" if ":" in host else host
    assert greeting(settings, "utf-8") == f"Longshore: http://{shown}:8123/\n"
    assert shared_url(settings) is None


def test_a_server_behind_a_proxy_prints_one_line() -> None:
    settings = Settings(port=8123, public_url="https://games.example")
    assert greeting(settings, "utf-8") == "Longshore: http://127.0.0.1:8123/\n"
    assert shared_url(settings) == "https://games.example/"


def test_a_server_for_the_network_shows_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.1.5")
    settings = Settings(host=ANYWHERE, port=8123)
    url = "http://192.168.1.5:8123/"
    first, _, rest = greeting(settings, "utf-8").partition("\n")
    assert first == f"Longshore: {url}"
    assert rest == f"\n{qr_text(url)}\n{url}\n"
    lines = qr_text(url).rstrip("\n").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= 60
    assert set("".join(lines)) <= set("█▀▄ ")
    # A terminal that cannot draw it gets the line alone.
    assert greeting(settings, "ascii") == f"Longshore: {url}\n"
    by_name = Settings(host="quay.local", port=80)
    assert local_url(by_name) == "http://quay.local:80/"
    assert qr_text("http://quay.local:80/") in greeting(by_name, "utf-8")


def test_a_machine_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: None)
    settings = Settings(host=ANYWHERE, port=8123)
    assert greeting(settings, "utf-8") == "Longshore: http://127.0.0.1:8123/\n"


def test_the_address_in_the_network_is_no_loopback() -> None:
    found = reach.lan_address()
    assert found is None or not reach.is_own(found)


def test_an_invitation_for_those_at_the_table(api: Api, ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "open")
    path = f"/api/tables/{table['id']}/invitation"
    url = ann.get(path)["url"]
    assert url.startswith("http://127.0.0.1:")
    assert url.endswith(f"/table/{table['id']}#{table['invite']}")
    drawn = ann.send("GET", f"{path}.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    picture = ET.fromstring(drawn.text)  # noqa: S314 - our own
    assert {child.tag.rpartition("}")[2] for child in picture.iter()} <= {"svg", "path", "g"}
    assert table["invite"] not in drawn.text
    for door in (path, f"{path}.svg"):
        assert bob.refused("GET", door, 409)["code"] == "not_at_table"
        assert api.send("GET", door).status_code == 401
    bob.join(table)
    assert bob.get(path)["url"] == url


def test_the_front_door(api: Api) -> None:
    for accepted in ("*/*", "application/json", ""):
        answer = api.send("GET", "/", headers={"Accept": accepted})
        assert answer.status_code == 200
        assert answer.json()["name"] == "Longshore"
        assert answer.json()["api"] == "/api/openapi.json"
    page = api.client.get("/", headers={"Accept": "text/html,*/*;q=0.8"})
    assert page.status_code == 200
    assert page.headers["content-type"].partition(";")[0] in ("text/html", "application/json")
    assert api.client.head("/").status_code == 200
    assert api.send("GET", "/nothing").status_code == 404
    assert api.send("POST", "/").status_code == 405
