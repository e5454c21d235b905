"""A server started for the load test, with temporary data."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from longshore.load.http import Http, LoadError, Usage, usage
from longshore.load.processes import used_by
from longshore.server.settings import Limits

_STOP_SECONDS: Final = 30


class OwnServer:
    """`longshore serve` on a free port. Use it with `with`."""

    def __init__(
        self, data: Path, *, workers: int = 1, database: str | None = None, sockets: int = 0
    ) -> None:
        self._data = data
        self._workers = workers
        self._database = database
        self._sockets = sockets
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        command = [
            *(sys.executable, "-m", "longshore", "serve", "--port", "0"),
            *("--data", str(self._data), "--trust-loopback"),
            *("--workers", str(self._workers)),
        ]
        clean = {
            name: value
            for name, value in os.environ.items()
            if name not in ("LONGSHORE_DATABASE", "LONGSHORE_HOST", "LONGSHORE_WORKERS")
        }
        if self._database is not None:
            clean["LONGSHORE_DATABASE"] = self._database
        if self._sockets > Limits().sockets:
            clean["LONGSHORE_SOCKETS"] = str(self._sockets)
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            command, stdout=subprocess.PIPE, text=True, env=clean
        )
        line = self._process.stdout.readline() if self._process.stdout is not None else ""
        if not line.startswith("Longshore: "):
            self.stop()
            raise LoadError("the server did not start")
        self.url = line.removeprefix("Longshore: ").strip()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def usage(self) -> Usage:
        """What all of its processes use."""
        http = Http(self.url)
        found = usage(http)
        http.close()
        if self._workers > 1 and self._process is not None:  # the metrics page knows only of one
            used = used_by(self._process.pid)
            if used is not None:
                found = found._replace(cpu_seconds=used.cpu_seconds, rss_bytes=used.rss_bytes)
        return found

    def stop(self) -> None:
        """Ask the server to stop, then kill it if it does not."""
        process = self._process
        if process is None:
            return
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
