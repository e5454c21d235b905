"""Playing on a real Dask cluster, even when parts of it are lost."""

from functools import partial
from pathlib import Path

import pytest
from tests.arena.dask_cluster import dask_cluster
from tests.arena.matches import match_of, without_times

from longshore.arena import cluster as cluster_module
from longshore.arena.cluster import connected, play_there
from longshore.arena.dataset.collect import begin, play_missing, write_tables
from longshore.arena.errors import CannotPlay, NoCluster, WorkersLost
from longshore.arena.plan import Task, tasks_of
from longshore.arena.workers import play_here

# Dask warns of its own things, and starts slowly on a busy machine: these are for `make test-all`.
pytestmark = [pytest.mark.filterwarnings("default"), pytest.mark.slow]


def test_a_lost_worker_changes_nothing(tmp_path: Path) -> None:
    tasks = list(tasks_of(match_of(games=24, max_turns=40)))
    with (
        dask_cluster(tmp_path, "steady", "doomed") as cluster,
        connected(cluster.address) as client,
    ):
        client.wait_for_workers(2, timeout=60)
        games = []
        lost: list[str] = []
        for game in play_there(client, tasks):
            games.append(game)
            if len(games) == 4:
                doomed = next(
                    address
                    for address, worker in client.scheduler_info()["workers"].items()
                    if worker["name"] == "doomed"
                )
                lost += client.processing()[doomed]
                cluster.kill("doomed")
        assert lost, "the worker had nothing to do when it was killed"
        assert len(client.scheduler_info()["workers"]) == 1
    assert len(games) == len(tasks)
    assert without_times(games) == without_times(play_here(tasks, 1))


def test_what_cannot_be_played_there(tmp_path: Path) -> None:
    tasks = list(tasks_of(match_of(games=3)))
    with dask_cluster(tmp_path, "one") as cluster, connected(cluster.address) as client:
        client.wait_for_workers(1, timeout=60)
        other = [Task(**(vars(task) | {"version": "0.0.0"})) for task in tasks]
        with pytest.raises(CannotPlay, match="a worker has Longshore"):
            list(play_there(client, other))
        cluster.kill("one")
        with pytest.raises(WorkersLost, match="no workers"):
            list(play_there(client, tasks, patience=2))
        cluster.stop()
        with pytest.raises(WorkersLost, match="gone away"):
            list(play_there(client, tasks, patience=2))


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "127.0.0.1:1", "nonsense://x:1", "tcp://127.0.0.1:x", "", "x"]
)
def test_a_cluster_that_is_not_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "CONNECT_SECONDS", 1)
    with pytest.raises(NoCluster, match="there is no cluster at"), connected(address):
        pass


def test_a_data_set_is_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    """It loses a worker and is stopped on the way, and goes on with the same command."""
    match = match_of(games=24, max_turns=40)
    here, there = tmp_path / "here", tmp_path / "there"
    play_missing(here, begin(here, match), lambda tasks: play_here(tasks, 1), lambda _: None)
    write_tables(here, "csv", lambda _: None)
    with (
        dask_cluster(tmp_path, "steady", "doomed") as cluster,
        connected(cluster.address) as client,
    ):
        client.wait_for_workers(2, timeout=60)
        player = partial(play_there, client)

        def stopped(done: int) -> None:
            if done == 4:
                cluster.kill("doomed")
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            play_missing(there, begin(there, match), player, stopped)
        missing = begin(there, match)
        assert 0 < len(missing) <= 20
        play_missing(there, missing, player, lambda _: None)
    write_tables(there, "csv", lambda _: None)
    assert files_in(there) == files_in(here)


def files_in(folder: Path) -> dict[str, str]:
    """Every file by its name. Rows name the folder as their run."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder).as_posix(): file.read_text("utf-8").replace(folder.name, "RUN")
        for file in files
    }
