"""A real server in its own process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

from tests.server.tools.stores import prepare_file

START_SECONDS = 60
STOP_SECONDS = 20


class ServerProcess:
    """`longshore serve` on a free port of 127.0.0.1. Use it with `with`."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.data = data
        self.arguments = arguments
        self.port = 0  # the same one again after a restart
        self.environment = environment
        self.program = sys.executable
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.errors = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start and wait until it listens."""
        if "--database" not in self.arguments and "LONGSHORE_DATABASE" not in self.environment:
            prepare_file(self.data)
        self.process = subprocess.Popen(
            [
                *(self.program, "-m", "longshore", "serve"),
                *("--port", str(self.port), "--data", str(self.data)),
                *self.arguments,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | self.environment,
        )
        assert self.process.stdout is not None
        # A server that never says a word must not hang the tests.
        watchdog = threading.Timer(START_SECONDS, self.process.kill)
        watchdog.start()
        line = self.process.stdout.readline()
        watchdog.cancel()
        if not line.startswith("Longshore: http"):
            self.process.kill()
            _, self.errors = self.process.communicate()
            raise AssertionError(f"the server did not start: {line}{self.errors}")
        self.url = line.removeprefix("Longshore: ").strip()
        self.port = int(self.url.rstrip("/").rpartition(":")[2])

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill it at once, like a crash."""
        assert self.process is not None
        self.process.kill()
        self._gather()

    def stop(self) -> int:
        """Stop it as an admin would. Returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._gather()

    def _gather(self) -> int:
        assert self.process is not None
        try:
            _, errors = self.process.communicate(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, errors = self.process.communicate()
            errors += "\nthe server did not stop"
        self.errors += errors
        return self.process.returncode


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]
