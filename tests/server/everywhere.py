"""One person at several servers."""

from __future__ import annotations

from tests.server.client import Api, Person
from tests.server.process import ServerProcess


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
