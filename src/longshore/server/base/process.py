"""What a process of a server needs from the machine: a fast event loop, and many files."""

from __future__ import annotations

import asyncio
import contextlib
import resource


def loop_factory() -> type[asyncio.AbstractEventLoop] | None:
    """The faster event loop, if it is available."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return None
    return uvloop.Loop


def allow_many_files() -> None:
    """Every socket is a file, so use as many as the machine allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
