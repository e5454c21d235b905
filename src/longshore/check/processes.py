"""Processes beside this one that play games, for everything that takes `--jobs`."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Processes(ProcessPoolExecutor):
    """Processes that leave interrupts to their parent, and end with it, even if it was killed."""

    def __init__(self, jobs: int) -> None:
        super().__init__(
            jobs,
            mp_context=get_context("spawn"),  # same on every platform, and safe with threads
            initializer=_follow_the_parent,
        )

    def submit(
        self, work: Callable[Given, Result], /, *args: Given.args, **more: Given.kwargs
    ) -> Future[Result]:
        """Let a process do it. This may start one."""
        with interrupts_wait():
            return super().submit(work, *args, **more)


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Let an interrupt in here come afterwards.

    A process that is being started would otherwise find only half of what its parent tells it, or
    be interrupted before it can ignore it. Both end with a traceback on the screen.
    """
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(before):
        yield  # only the main thread is interrupted, unless interrupts are ignored
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        with _blocked():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _blocked() -> Iterator[None]:
    """Hide interrupts from processes that start in here, where the system allows it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
