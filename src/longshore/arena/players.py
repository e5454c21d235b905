"""Where games are played: in local processes or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from longshore.arena.cluster import connected, play_there
from longshore.arena.run import Player
from longshore.arena.workers import play_here, processors


@contextmanager
def players(cluster: str | None = None, jobs: int | None = None) -> Iterator[Player]:
    """Use the cluster at this address, or else `jobs` processes, or one per processor."""
    if cluster is None:
        yield lambda tasks: play_here(tasks, jobs or processors())
        return
    with connected(cluster) as client:
        yield lambda tasks: play_there(client, tasks)
