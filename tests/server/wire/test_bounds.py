"""Requests without end, in bytes or in time, against a real server without a proxy before it."""

from __future__ import annotations

import json
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.tools.process import ServerProcess
from tests.server.tools.raw import (
    LIVE,
    answered,
    flood,
    heard,
    is_open,
    knock,
    memory,
    number,
    wait_for_number,
)

MIB = 1 << 20
HOST = b"Host: 127.0.0.1\r\n"
POST = b"POST /api/players HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
REFUSED = 'longshore_connections_refused_total{{reason="{}"}}'


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody longer than a moment."""
    limits = {
        "LONGSHORE_HEAD_SECONDS": "1",
        "LONGSHORE_BODY_SECONDS": "1",
        "LONGSHORE_CONNECTIONS_PER_ADDRESS": "40",
    }
    with ServerProcess(tmp_path_factory.mktemp("door"), **limits) as process:
        yield process
    assert '"level": "error"' not in process.errors
    lines = [json.loads(line)["message"] for line in process.errors.splitlines()]
    assert all(line.startswith("connections are ") for line in lines), lines
    assert len(lines) < 40  # not one for each


@pytest.mark.parametrize(
    "part",
    [b"X-Abcdef: 0123456789\r\n" * 3000, b"x" * 60_000],
    ids=["many headers", "one header"],
)
@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\n" + HOST, LIVE, b"GET /"])
def test_a_head_without_end_is_refused(door: ServerProcess, start: bytes, part: bytes) -> None:
    """In the past, 200 MiB were taken, with eight times as much memory."""
    before = memory(door)
    with knock(door, start + b"X-Long: ") as connection:
        assert flood(connection, part, 64 * MIB) < 64 * MIB
    assert memory(door) - before < 16 * MIB


def test_the_answer_to_a_large_head_says_why(door: ServerProcess) -> None:
    large = b"GET /healthz HTTP/1.1\r\n" + HOST + b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n"
    assert heard(knock(door, large)).startswith(b"HTTP/1.1 431 ")
    # What is just allowed is answered by the application.
    fits = b"GET /healthz HTTP/1.1\r\n" + HOST + b"Connection: close\r\nX-Long: " + b"x" * 60_000
    assert heard(knock(door, fits + b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")


def test_a_socket_whose_head_is_odd_is_refused_without_a_traceback(door: ServerProcess) -> None:
    many = b"".join(b"X-%d: x\r\n" % count for count in range(300))
    for odd in (b"X-Long: " + b"x" * 20_000 + b"\r\n", many):
        assert heard(knock(door, LIVE + odd + b"\r\n")).startswith(b"HTTP/1.1 431 ")
    long_path = LIVE.replace(b"/api/live", b"/api/live?" + b"x" * 20_000)
    assert heard(knock(door, long_path + b"\r\n")).startswith(b"HTTP/1.1 431 ")


def test_a_body_that_nobody_reads_has_an_end(door: ServerProcess) -> None:
    """Neither an operation without a body nor one that has answered takes more."""
    for start in (
        b"GET /healthz HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n",
        POST + b"Content-Length: 1000000000\r\n\r\n",
    ):
        with knock(door, start) as connection:
            assert flood(connection, b"8000\r\n" + b"x" * 0x8000 + b"\r\n", 64 * MIB) < 64 * MIB


@pytest.mark.parametrize(
    ("start", "part"),
    [
        (b"2\r\n{}\r\n0\r\n", b"X-Abcdef: 0123456789\r\n" * 3000),
        (b"2\r\n{}\r\n0\r\nX-Long: ", b"x" * 60_000),
        (b"2;x=", b"x" * 60_000),
        (b"", b"1\r\nx\r\n" * 10_000),
    ],
    ids=["many trailers", "one trailer", "extension", "tiny chunks"],
)
def test_what_is_around_a_body_has_an_end_too(
    door: ServerProcess, start: bytes, part: bytes
) -> None:
    """Headers may also come after a body in chunks. One without end once took 20 seconds."""
    before = memory(door)
    with knock(door, POST + b"Transfer-Encoding: chunked\r\n\r\n" + start) as connection:
        assert flood(connection, part, 64 * MIB) < 64 * MIB
    assert memory(door) - before < 16 * MIB


def test_a_body_in_chunks_of_usual_size_is_read(door: ServerProcess) -> None:
    """With an extension and a trailer, which mean nothing here."""
    chunks = b'4;x=y\r\n{"na\r\n9\r\nme": "Al"\r\n1\r\n}\r\n0\r\nX-After: x\r\n\r\n'
    head = POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    assert heard(knock(door, head + chunks)).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHo", b"HTTP/1.1 408 "),
        (LIVE, b"HTTP/1.1 408 "),
        (POST + b'Content-Length: 100\r\n\r\n{"na', b"HTTP/1.1 408 "),
        (POST + b'Transfer-Encoding: chunked\r\n\r\n4\r\n{"na', b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "head", "socket", "body", "chunk"],
)
def test_half_a_request_is_not_waited_for(door: ServerProcess, sent: bytes, answer: bytes) -> None:
    found = heard(knock(door, sent))
    assert found[: len(answer) or 1] == answer


def test_a_trickle_does_not_keep_a_request_alive(door: ServerProcess) -> None:
    """A byte now and then is not progress: the time counts from the first one."""
    with knock(door, b"GET / HTTP/1.1\r\nX: ") as connection:
        deadline = time.monotonic() + 20
        while is_open(connection):
            assert time.monotonic() < deadline
            connection.send(b"x")
            time.sleep(0.2)
        assert heard(connection).startswith(b"HTTP/1.1 408 ")


def test_the_second_request_of_a_connection_is_bounded_too(door: ServerProcess) -> None:
    with knock(door, b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n") as connection:
        assert answered(connection).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHo")
        assert heard(connection).startswith(b"HTTP/1.1 408 ")


@pytest.mark.slow
def test_an_idle_connection_may_be_used_again(door: ServerProcess) -> None:
    """Also after the time that a head may take."""
    request = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
    with knock(door, request) as connection:
        assert answered(connection).startswith(b"HTTP/1.1 200 ")
        time.sleep(6)  # uvicorn itself would close after five seconds
        connection.sendall(request)
        assert answered(connection).startswith(b"HTTP/1.1 200 ")


def test_requests_sent_without_waiting_are_few(door: ServerProcess) -> None:
    waiting = b"GET /api/visitor HTTP/1.1\r\n" + HOST + b"\r\n"
    assert heard(knock(door, waiting * 10 + waiting[:-2] + b"Connection: close\r\n\r\n")).count(
        b"HTTP/1.1 200 "
    ) == 11  # fmt: skip
    before = number(door, REFUSED.format("pipeline"))
    connection = knock(door, waiting * 500)
    assert heard(connection).count(b"HTTP/1.1 200 ") < 500
    assert number(door, REFUSED.format("pipeline")) == before + 1


def test_an_address_has_so_many_connections(door: ServerProcess) -> None:
    """Others are not concerned, and each closed connection makes room for another."""
    crowd = [knock(door, b"GET / HTTP/1.1\r\n", "127.0.0.9") for _ in range(40)]
    assert heard(knock(door, address="127.0.0.9")).startswith(b"HTTP/1.1 429 ")
    assert not heard(knock(door, address="127.0.0.8"))  # nothing was sent, so nothing is said
    assert httpx.get(f"{door.url}healthz", timeout=30).status_code == 200
    for connection in crowd:
        heard(connection)
    crowd = [knock(door, LIVE + b"\r\n", "127.0.0.9") for _ in range(40)]  # sockets count too
    for connection in crowd:
        assert connection.recv(65536).startswith(b"HTTP/1.1 101 ")
    assert heard(knock(door, address="127.0.0.9")).startswith(b"HTTP/1.1 429 ")
    for connection in crowd:
        connection.close()
    deadline = time.monotonic() + 20
    while heard(knock(door, address="127.0.0.9")).startswith(b"HTTP/1.1 429 "):
        assert time.monotonic() < deadline


def test_few_of_a_crowd_are_told_why_they_are_refused(door: ServerProcess) -> None:
    """The others are cut at once, so that refused connections do not use up all files."""
    inside = [knock(door, b"GET / HTTP/1.1\r\n", "127.0.0.7") for _ in range(40)]
    before = number(door, REFUSED.format("address"))
    crowd = [knock(door, address="127.0.0.7") for _ in range(400)]
    wait_for_number(door, REFUSED.format("address"), before + 400)
    answers = [heard(connection) for connection in crowd]
    told = [answer for answer in answers if answer.startswith(b"HTTP/1.1 429 ")]
    assert 0 < len(told) < 400
    assert set(answers) == {told[0], b""}
    deadline = time.monotonic() + 20
    while not heard(knock(door, address="127.0.0.7")):
        assert time.monotonic() < deadline  # there is room for reasons again
    for connection in inside:
        connection.close()


def test_when_files_run_out_the_log_says_so(tmp_path: Path) -> None:
    """Open connections continue, and new ones are told why they are refused."""
    process = ServerProcess(tmp_path, LONGSHORE_CONNECTIONS_PER_ADDRESS="100000")
    process.program = str(few_files(tmp_path))
    with process:
        crowd = [knock(process, b"GET / HTTP/1.1\r\n") for _ in range(250)]
        told, _, _ = select.select(crowd, [], [], 30)
        assert told[0].recv(100).startswith(b"HTTP/1.1 503 ")
        for connection in crowd:
            connection.close()
        wait_for_number(process, REFUSED.format("files"), 1)
        assert httpx.get(f"{process.url}healthz", timeout=30).status_code == 200
    assert "almost all files" in process.errors
    assert '"level": "error"' not in process.errors


def few_files(folder: Path) -> Path:
    """A Python that may open 256 files."""
    program = folder / "python"
    program.write_text(f'#!/bin/sh\nulimit -n 256\nexec "{sys.executable}" "$@"\n')
    program.chmod(0o700)
    return program
