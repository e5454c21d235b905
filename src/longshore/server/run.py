"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import uvicorn

from longshore.server.app import build_app
from longshore.server.base.logs import set_up_logs
from longshore.server.live.line import LiveProtocol
from longshore.server.server import Server, running
from longshore.server.settings import Settings, SettingsError
from longshore.server.settings.reach import greeting
from longshore.server.supervisor import BACKLOG, serve_with_workers

_log: Final = logging.getLogger("longshore")
_GRACE_SECONDS: Final = 5
# The thread that writes asks for the interpreter after every statement. With Python's usual 5 ms
# it would wait that long each time when the event loop is busy, and commits would crawl just when
# many wait for them.
_SWITCH_SECONDS: Final = 0.0002
# A full collection walks through every table and socket, half a second with thousands of them, and
# nobody is served meanwhile. What a command leaves behind dies without it, so it may be rare.
_COLLECT: Final = (10_000, 5, 200)


class Listener(uvicorn.Server):
    """uvicorn, which tells when it listens and leaves signals to us.

    Its own way is to die of the signal after it has closed its sockets; but then bots and storage
    are still open.
    """

    def __init__(self, config: uvicorn.Config, greeting: str) -> None:
        super().__init__(config)
        self.greeting = greeting

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing: see `serve_until_told`."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say where."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(self.greeting)
            sys.stdout.flush()


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; finish what was begun, then return."""
    settings.check()
    set_up_logs()
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
    """Everything the server is made of, from start to end."""
    settings = at_port(settings, sock)
    async with running(settings) as server:
        config = uvicorn.Config(
            build_app(server),
            loop="none",
            http="httptools",
            ws=LiveProtocol,
            ws_max_size=settings.limits.socket_message_bytes,
            ws_ping_interval=settings.limits.socket_ping_seconds,
            ws_ping_timeout=settings.limits.socket_ping_seconds,
            # A compressor for each of thousands of sockets would cost more memory than all tables.
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE_SECONDS,
            backlog=BACKLOG,
        )
        listener = Listener(config, greeting(settings, sys.stdout.encoding))
        loop = asyncio.get_running_loop()
        collect_seldom()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop, server, listener)
        await listener.serve(sockets=[sock])


def stop(server: Server, listener: Listener) -> None:
    """Let those who wait go, and close."""
    server.closing = True
    server.hub.wake_all()
    server.live.say_goodbye()
    listener.should_exit = True


def collect_seldom() -> None:
    """Python expects few objects that live long; and what the program is made of never dies."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """The socket to listen on; port 0 picks a free one."""
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
    """The settings with the port that was found."""
    return replace(settings, port=sock.getsockname()[1])


def loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    """The quick event loop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.Loop


def allow_many_files() -> None:
    """Every socket is a file; use all that the machine allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
