"""Anything from outside gets the right status, one sentence and the stable format."""

import socket
from typing import Any

import pytest
from tests.server.tools.client import Json, Person
from tests.server.tools.process import ServerProcess

NASTY: list[Any] = [
    None,
    True,
    -1,
    2**70,
    1e400,
    "",
    "x" * 5000,
    "\x00",
    "' OR 1=1; --",
    "<script>alert(1)</script>",
    "\ud800",
    [],
    [[]],
    {},
    {"a": {"b": []}},
]


@pytest.fixture
def table(ann: Person) -> Json:
    return ann.new_table("me", "me", "me", seating="chosen")


def is_error(response: Any) -> bool:
    assert 400 <= response.status_code < 500, response.text
    error = response.json()["error"]
    assert set(error) == {"code", "rule", "args", "text"}
    assert "\n" not in error["text"]
    assert "Traceback" not in response.text
    return True


def bodies() -> list[tuple[str, Json]]:
    """Every operation with a body, and a valid one."""
    return [
        ("/api/players", {"name": "Ann"}),
        ("/api/players/link", {"code": "ABCD"}),
        (
            "/api/tables",
            {
                "edition": "2007",
                "options": {},
                "seats": [{"kind": "me"}],
                "visibility": "private",
                "rated": False,
                "seating": "random",
                "tracker": True,
                "pace": None,
            },
        ),
        ("/api/tables/{id}/join", {"invite": "x", "place": 0}),
        ("/api/tables/{id}/start", {"first": "blue"}),
        ("/api/tables/{id}/seat", {"place": 0, "bot": "trader"}),
        ("/api/tables/{id}/steps", {"id": "1", "seat": "blue", "decision": 1, "steps": ["x"]}),
        ("/api/tables/{id}/draft", {"id": "1", "seat": "blue", "do": "undo"}),
        ("/api/tables/{id}/end", {"do": "end"}),
    ]


@pytest.mark.parametrize(("path", "body"), bodies(), ids=[path for path, _ in bodies()])
def test_every_key_with_every_nasty_value(ann: Person, table: Json, path: str, body: Json) -> None:
    path = path.format(id=table["id"])
    before = ann.view(table["id"], seat="blue")
    for key in body:
        for value in NASTY:
            try:
                response = ann.send("POST", path, json=body | {key: value})
            except (ValueError, UnicodeEncodeError):
                continue  # what JSON itself cannot say
            assert response.status_code < 500, (key, value, response.text)
    assert is_error(ann.send("POST", path, json=body | {"surprise": 1}))
    after = ann.view(table["id"], seat="blue")
    assert {**after, "offer": None} == {**before, "offer": None} or "end" in path


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"nonsense",
        b'{"id": "1", "id": "2"',
        b"\xff\xfe",
        b'{"id": "\xff"}',
        b"[" * 30000,
        b'{"a":' * 5000,
        b'{"id": 1e999}',
        b'{"id": "1", "seat": "blue", "steps": ["pass"], "decision": 99999999999999999999999}',
    ],
)
def test_wrong_json(ann: Person, table: Json, content: bytes) -> None:
    response = ann.send(
        "POST",
        f"/api/tables/{table['id']}/steps",
        content=content,
        headers={"Content-Type": "application/json"},
    )
    assert is_error(response)
    assert response.json()["error"]["code"] in ("bad_json", "bad_value")


@pytest.mark.parametrize(
    "step",
    ["", " ", "fly", "bid 1000001", "bid -1", "bid 1e3", "place tan@9", "PASS", "pass\n", "x" * 80],
)
def test_wrong_steps(ann: Person, table: Json, step: str) -> None:
    (seat,) = table["asked"]
    response = ann.take(table["id"], seat, step)
    if step == "pass\n":  # spaces around a step do not matter
        assert response.status_code == 200
    else:
        assert response.json()["error"]["code"] == "bad_step"
        assert response.status_code == 400


def test_too_many_steps_at_once(ann: Person, table: Json) -> None:
    (seat,) = table["asked"]
    response = ann.take(table["id"], seat, *["loan", "repay"] * 300)
    assert response.json()["error"]["code"] == "bad_value"


@pytest.mark.parametrize(
    "query",
    [
        {"seat": "pink"},
        {"seat": ""},
        {"seat": "BLUE"},
        {"seat": "blue' --"},
        {"insight": "perhaps"},
    ],
)
def test_wrong_queries(ann: Person, table: Json, query: dict[str, str]) -> None:
    assert is_error(ann.send("GET", f"/api/tables/{table['id']}/view", params=query))


@pytest.mark.parametrize("after", ["-1", "x", "1.5", "9" * 40, "", "NaN"])
def test_wrong_sequence_numbers(ann: Person, table: Json, after: str) -> None:
    path = f"/api/tables/{table['id']}/events"
    assert is_error(ann.send("GET", path, params={"after": after}))


def test_a_number_from_the_future_brings_nothing(ann: Person, table: Json) -> None:
    news = ann.get(f"/api/tables/{table['id']}/events", after=10**9)
    assert news["events"] == []
    assert news["seq"] == table["seq"]


@pytest.mark.parametrize(
    "table_id", ["x", "0", "..", "%2e%2e", "a b", "%00", "' OR 1=1", "é", "x" * 3000, "%ff"]
)
def test_guessed_ids(ann: Person, table_id: str) -> None:
    for end in ("", "/view", "/events", "/record", "/replay", "/ledger"):
        response = ann.send("GET", f"/api/tables/{table_id}{end}")
        assert is_error(response)
        assert response.status_code == 404


def test_wrong_paths_and_methods(ann: Person, table: Json) -> None:
    assert is_error(ann.send("GET", "/api/nothing"))
    assert is_error(ann.send("DELETE", f"/api/tables/{table['id']}"))
    response = ann.send("PUT", "/api/me", json={})
    assert response.status_code == 405
    assert response.headers["allow"]


def test_a_body_that_is_too_large(limited_server: ServerProcess) -> None:
    """Whether the length is declared or not, reading always stops."""
    long = b'{"name": "' + b"x" * 10_000 + b'"}'
    head = b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    announced = head + b"Content-Length: %d\r\n\r\n" % len(long) + long
    chunk = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
    unannounced = head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 20 + b"0\r\n\r\n"
    for message in (announced, unannounced):
        assert b"413" in raw(limited_server, message).splitlines()[0]


@pytest.mark.parametrize(
    "message",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \x01.\x02\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: longshore=;;;=\xff\r\n\r\n",
    ],
)
def test_what_is_hardly_http(ann: Person, server: ServerProcess, message: bytes) -> None:
    answer = raw(server, message)
    assert answer == b"" or answer.split()[1][:1] == b"4"
    assert ann.get("/healthz")["status"] == "ok"


def raw(server: ServerProcess, message: bytes) -> bytes:
    """Send bytes. Returns the start of the response."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        try:
            connection.sendall(message)
            connection.shutdown(socket.SHUT_WR)
            return connection.recv(65536)
        except ConnectionError:
            return b""
