"""Tables full of people, set up over HTTP as any client would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from longshore.server.load.http import Http


@dataclass(frozen=True, slots=True)
class Party:
    """A started table and the tokens of those who sit there."""

    table: str
    tokens: list[str]


def set_up(http: Http, tables: int, seats: int, tell: Callable[[int], None]) -> list[Party]:
    """Started tables with a person in every seat."""
    parties: list[Party] = []
    for party in http.threads.map(lambda _: one_party(http, seats), range(tables)):
        parties.append(party)
        tell(len(parties))
    return parties


def one_party(http: Http, seats: int) -> Party:
    """Somebody makes a table, the others join it."""
    tokens = [
        str(http.send("POST", "/api/players", {"name": f"Player {place + 1}"})["token"])
        for place in range(seats)
    ]
    kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    table = http.send("POST", "/api/tables", {"seats": kinds}, tokens[0])["table"]
    for token in tokens[1:]:
        join = f"/api/tables/{table['id']}/join"
        http.send("POST", join, {"invite": table["invite"]}, token)
    return Party(table["id"], tokens)
