"""One real server for all tests that can share it."""

from collections.abc import Iterator

import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("server")
    fast = {"LONGSHORE_PLAYER_RATE": "10000", "LONGSHORE_BOT_TURN_SECONDS": "0"}
    with ServerProcess(data, "--trust-loopback", **fast) as process:
        yield process
    assert '"level": "error"' not in process.errors


@pytest.fixture
def api(server: ServerProcess) -> Iterator[Api]:
    api = Api(server.url)
    yield api
    api.client.close()


@pytest.fixture
def ann(api: Api) -> Person:
    return Person(api, "Ann")


@pytest.fixture
def bob(api: Api) -> Person:
    return Person(api, "Bob")


@pytest.fixture
def cem(api: Api) -> Person:
    return Person(api, "Cem")


@pytest.fixture(scope="session")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with small limits and without trust."""
    data = tmp_path_factory.mktemp("limited")
    limits = {
        "LONGSHORE_TABLES_PER_PLAYER": "3",
        "LONGSHORE_PLAYER_BURST": "50",
        "LONGSHORE_PLAYER_RATE": "1",
        "LONGSHORE_ADDRESS_BURST": "400",
        "LONGSHORE_BODY_BYTES": "4000",
        "LONGSHORE_HINTS_PER_MINUTE": "1",
        "LONGSHORE_HINTS_AGAINST_BOTS_PER_MINUTE": "3",
    }
    with ServerProcess(data, **limits) as process:
        yield process
    assert '"level": "error"' not in process.errors


@pytest.fixture
def server_with_https(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that people reach over https, through a proxy."""
    data = tmp_path_factory.mktemp("https")
    with ServerProcess(data, "--public-url", "https://games.example/") as process:
        yield process
