"""Several servers on one PostgreSQL, and one person at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.tools.client import Api, Person
from tests.server.tools.postgres import postgres
from tests.server.tools.process import ServerProcess


def started_together(
    folder: Path, count: int, *, prepared: bool = True
) -> Iterator[list[ServerProcess]]:
    """Servers that share nothing but the database. None may log errors."""
    url = postgres().prepared_database(folder) if prepared else postgres().database(folder)
    servers = [ServerProcess(folder, "--trust-loopback", "--database", url) for _ in range(count)]
    with ThreadPoolExecutor(count) as threads:
        list(threads.map(ServerProcess.start, servers))
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
    told = [server.errors for server in servers]
    assert not any(told), "".join(told)


class Everywhere:
    """The same person at all servers."""

    def __init__(self, servers: list[ServerProcess], name: str) -> None:
        first = Person(Api(servers[0].url), name)
        self.at = [first]
        for server in servers[1:]:
            other = object.__new__(Person)
            other.api, other.token, other.id, other.name = (
                *(Api(server.url), first.token),
                *(first.id, name),
            )
            self.at.append(other)

    def close(self) -> None:
        for person in self.at:
            person.api.client.close()


def somebody(servers: list[ServerProcess], name: str) -> Iterator[Everywhere]:
    """A person for the duration of a test."""
    person = Everywhere(servers, name)
    yield person
    person.close()
