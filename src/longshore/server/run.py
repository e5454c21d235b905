"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from longshore.server.app import build_app
from longshore.server.base.access import set_up_access_log
from longshore.server.base.logs import set_up_logs
from longshore.server.base.process import allow_many_files, loop_factory
from longshore.server.live.line import LiveProtocol
from longshore.server.server import Server, running
from longshore.server.settings import Settings, SettingsError
from longshore.server.settings.reach import greeting
from longshore.server.supervisor import BACKLOG, serve_with_workers
from longshore.server.wire.doorman import Doorman
from longshore.server.wire.http import HttpProtocol

_log: Final = logging.getLogger("longshore")
_GRACE_SECONDS: Final = 5
# The writer thread asks for the interpreter after every statement. With Python's default of 5 ms,
# it would wait that long each time the event loop is busy, and commits would crawl just when many
# are waiting for them.
_SWITCH_SECONDS: Final = 0.0002
# A full collection walks through every table and socket, which takes half a second with thousands
# of them and blocks everyone. What a command leaves behind is freed without it, so it can be rare.
_COLLECT: Final = (10_000, 5, 200)


class Listener(uvicorn.Server):
    """A uvicorn server that reports when it is listening and leaves signals to us.

    By default uvicorn dies of the signal after closing its sockets, while bots and storage are
    still open.
    """

    def __init__(self, config: uvicorn.Config, greeting: str) -> None:
        super().__init__(config)
        self.greeting = greeting

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Does nothing. See `serve_until_told`."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then report the address."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(self.greeting)
            sys.stdout.flush()


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM, finish what has started, then return."""
    settings.check()
    set_up_logs()
    if settings.access_log:
        set_up_access_log()
    allow_many_files()
    if settings.workers > 1:
        with listening(settings) as sock:
            settings = at_port(settings, sock)
            told = greeting(settings, sys.stdout.encoding)
            asyncio.run(serve_with_workers(settings, sock, told))
        return
    sys.setswitchinterval(_SWITCH_SECONDS)
    with listening(settings) as sock, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_until_told(settings, sock))


async def serve_until_told(settings: Settings, sock: socket.socket) -> None:
    """Run all parts of the server, from start to end."""
    settings = at_port(settings, sock)
    async with running(settings) as server:
        config = listener_config(build_app(server), settings)
        listener = Listener(config, greeting(settings, sys.stdout.encoding))
        loop = asyncio.get_running_loop()
        collect_seldom()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop, server, listener)
        await listener.serve(sockets=[sock])


def listener_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    protocol: Any = partial(HttpProtocol, doorman=Doorman(settings))
    limits = settings.limits
    return uvicorn.Config(
        app,
        loop="none",
        http=protocol,
        ws=LiveProtocol,
        ws_max_size=limits.socket_message_bytes,
        ws_ping_interval=limits.socket_ping_seconds,
        ws_ping_timeout=limits.socket_ping_seconds,
        # A compressor for each of thousands of sockets would cost more memory than all tables.
        ws_per_message_deflate=False,
        # uvicorn would believe any program on this machine what its address is (api/caller.py).
        proxy_headers=False,
        timeout_keep_alive=limits.keep_alive_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        backlog=BACKLOG,
    )


def stop(server: Server, listener: Listener) -> None:
    """Release waiting requests, and close."""
    server.closing = True
    server.hub.wake_all()
    server.live.say_goodbye()
    listener.should_exit = True


def collect_seldom() -> None:
    """Collect rarely: Python expects few long-lived objects, and the program's own never die."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """The socket to listen on. Port 0 picks a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            reason = (error.strerror or str(error)).lower()
            raise SettingsError(f"cannot listen on {where}: {reason}") from error
        yield sock


def at_port(settings: Settings, sock: socket.socket) -> Settings:
    """The settings with the actual port."""
    return replace(settings, port=sock.getsockname()[1])
