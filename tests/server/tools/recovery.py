"""A server that could not write recovers by itself."""

import time

from tests.server.tools.client import Json, Person

SECONDS = 30


def check_recovery(ann: Person, table: Json) -> None:
    """A step is taken as soon as the database is back."""
    (seat,) = table["asked"]
    deadline = time.monotonic() + SECONDS
    while (taken := ann.take(table["id"], seat, "loan")).status_code == 503:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert taken.status_code == 200, taken.text
    assert taken.json()["fresh"]["view"]["seats"][seat]["loans"] == 1


def check_health(ann: Person) -> None:
    """The health check says so too, after a while without trouble."""
    deadline = time.monotonic() + SECONDS
    while ann.send("GET", "/healthz").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.2)
