"""Servers with small limits for sockets, and a player at each."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits for sockets."""
    limits = {
        "LONGSHORE_SOCKETS_PER_PLAYER": "4",
        "LONGSHORE_SOCKETS_PER_ADDRESS": "30",
        "LONGSHORE_WATCHES_PER_SOCKET": "3",
        "LONGSHORE_SOCKET_MESSAGE_BYTES": "2000",
        "LONGSHORE_SOCKET_WAITING_BYTES": "200000",
        "LONGSHORE_SOCKET_PING_SECONDS": "1",
        "LONGSHORE_PLAYER_RATE": "100",
        "LONGSHORE_PLAYER_BURST": "150",
        "LONGSHORE_LISTED_ENTRIES": "7",
    }
    with ServerProcess(tmp_path_factory.mktemp("strict"), **limits) as process:
        yield process
    assert process.errors == ""


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that keeps little for slow clients, and lets everybody ask as much as usual."""
    limits = {"LONGSHORE_SOCKET_WAITING_BYTES": "200000", "LONGSHORE_PLAYER_BURST": "100000"}
    with ServerProcess(tmp_path, LONGSHORE_ADDRESS_BURST="100000", **limits) as process:
        yield process
    assert process.errors == ""


@pytest.fixture
def narrow_ann(narrow: ServerProcess) -> Iterator[Person]:
    with httpx.Client(base_url=narrow.url, timeout=30) as client:
        yield Person(Api(narrow.url, client))


@pytest.fixture
def strict_ann(strict: ServerProcess) -> Iterator[Person]:
    with httpx.Client(base_url=strict.url, timeout=30) as client:
        yield Person(Api(strict.url, client))
