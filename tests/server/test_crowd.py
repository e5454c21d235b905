"""A server with 50,000 games and 20,000 players is as quick as an empty one."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.tools.client import Api, Person
from tests.server.tools.crowd import crowd
from tests.server.tools.process import ServerProcess
from tests.server.tools.stores import NAME

TRIES = 5
MEASUREMENTS = 3  # a machine may be busy for a while
SLACK_SECONDS = 0.1  # what a busy machine may add, and what a list of 500 games takes
START_SLACK_SECONDS = 2.0
# A game of 461 steps with all its rows and indexes, a player with a rating, an empty file.
GAME_BYTES, PLAYER_BYTES, FILE_BYTES = 10_000, 1_000, 600_000


def best(work: Callable[[], object]) -> float:
    """The shortest time of several, which others on the machine disturb least."""
    times = []
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def measured(folder: Path, token: str) -> dict[str, float]:
    """How long it takes to start, list, find, play and forget."""
    began = time.perf_counter()
    with ServerProcess(folder, LONGSHORE_ADMIN_TOKEN="a" * 32) as server:
        found = {"start": time.perf_counter() - began}
        with httpx.Client(base_url=server.url, timeout=60) as client:
            ann = Person(Api(server.url, client), "Ann")
            token = token or ann.token
            veteran = {"Authorization": f"Bearer {token}"}

            def get(path: str) -> Callable[[], object]:
                def ask() -> None:
                    assert client.get(path, headers=veteran).status_code == 200, path

                return ask

            for what, path in (
                ("open", "/api/tables?list=open"),
                ("finished", "/api/tables?list=finished"),
                ("mine", "/api/tables?list=mine"),
                ("ranking", "/api/ranking"),
                ("statistics", "/api/me/statistics"),
            ):
                found[what] = best(get(path))
            admin = {"X-Longshore-Admin": "a" * 32}
            found["find"] = best(lambda: client.get("/api/admin/players?name=Ann", headers=admin))
            found["begin"] = best(lambda: ann.new_table("me", "me", "me"))
            table = ann.new_table("me", "me", "me")["id"]
            found["step"] = best(lambda: ann.take(table, "red", "loan", decision=None))

            def come_and_go() -> None:
                guest = Person(Api(server.url, client), "Guest")
                guest.send("POST", "/api/me/forget", json={"name": "Guest"})

            found["forget"] = best(come_and_go)
        assert server.stop() == 0
    assert server.errors == ""
    return found


def most(what: str, seconds: float) -> float:
    """How long something may take with many games that takes so long without."""
    return 2 * seconds + (START_SLACK_SECONDS if what == "start" else SLACK_SECONDS)


@pytest.mark.parametrize(
    ("games", "players"), [(300, 100), pytest.param(50_000, 20_000, marks=pytest.mark.slow)]
)
def test_many_games_make_a_server_no_slower(games: int, players: int, tmp_path: Path) -> None:
    token = crowd(tmp_path / "full", games, players)
    largest = GAME_BYTES * games + PLAYER_BYTES * players + FILE_BYTES
    assert (tmp_path / "full" / NAME).stat().st_size < largest
    for _ in range(MEASUREMENTS):
        empty = measured(tmp_path / "empty", "")
        full = measured(tmp_path / "full", token)
        slower = [what for what, seconds in empty.items() if full[what] >= most(what, seconds)]
        if not slower:
            break
    assert not slower, (empty, full)
