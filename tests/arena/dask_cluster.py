"""A real Dask cluster on this machine: a scheduler and workers, each in its own process."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

LOCAL = "127.0.0.1"


@dataclass
class Cluster:
    """Its address, and its workers by name."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: dict[str, subprocess.Popen[bytes]]

    def kill(self, name: str) -> None:
        """Kill a worker silently, like a lost machine."""
        self.workers[name].send_signal(signal.SIGKILL)
        self.workers[name].wait(10)

    def stop(self) -> None:
        """Kill the scheduler itself."""
        self.scheduler.kill()
        self.scheduler.wait(10)


@contextmanager
def dask_cluster(folder: Path, *names: str) -> Iterator[Cluster]:
    """All processes are stopped by id, whatever happens."""
    file = folder / "scheduler.json"
    scheduler = start(
        "dask_scheduler", "--host", LOCAL, "--port", "0", "--scheduler-file", str(file)
    )
    workers: dict[str, subprocess.Popen[bytes]] = {}
    try:
        address = address_in(file)
        for name in names:
            workers[name] = start(
                *("dask_worker", address, "--host", LOCAL, "--name", name, "--nthreads", "1"),
                *("--no-nanny", "--memory-limit", "0", "--local-directory", str(folder / name)),
            )
        yield Cluster(address, scheduler, workers)
    finally:
        for process in (*workers.values(), scheduler):
            process.kill()
            process.wait(10)


def start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONWARNINGS": "ignore"},
    )


def address_in(file: Path) -> str:
    """Where the scheduler listens, as soon as it does."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if file.exists():
            try:
                return str(json.loads(file.read_text())["address"])
            except (json.JSONDecodeError, KeyError):
                pass
        time.sleep(0.1)
    raise TimeoutError("the scheduler did not start")
