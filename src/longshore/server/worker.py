"""One of several server processes (supervisor.py): `python -m longshore.server.worker SOCKET`.

The first line of its input is the settings, the second the salt by which clients are named. The
input ends when the supervisor does, and then this process stops too.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading

import msgspec

from longshore.server.base.access import set_up_access_log
from longshore.server.base.clients import CLIENTS
from longshore.server.base.logs import set_up_logs
from longshore.server.base.process import allow_many_files, loop_factory
from longshore.server.run import serve_until_told
from longshore.server.settings import Settings


def main() -> None:
    """Serve on a socket opened by the supervisor."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    CLIENTS.share(bytes.fromhex(sys.stdin.buffer.readline().decode()))
    threading.Thread(target=stop_with_parent, daemon=True).start()
    set_up_logs()
    if settings.access_log:
        set_up_access_log()
    allow_many_files()
    with (
        socket.socket(fileno=int(sys.argv[1])) as sock,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        runner.run(serve_until_told(settings, sock))


def stop_with_parent() -> None:
    """Wait for the end of the input, then stop as on a signal."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
