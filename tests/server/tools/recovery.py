"""A server that could not write recovers by itself."""

import time

from tests.server.tools.client import Json, Person


def check_recovery(ann: Person, table: Json) -> None:
    (seat,) = table["asked"]
    deadline = time.monotonic() + 10
    while ann.send("GET", "/healthz").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    taken = ann.take(table["id"], seat, "loan")
    assert taken.status_code == 200
    assert taken.json()["fresh"]["view"]["seats"][seat]["loans"] == 1
