"""Processes that play games leave interrupts to their parent, from their first moment on."""

import signal
from collections.abc import Iterator
from threading import Thread

import pytest

from longshore.check.processes import Processes, interrupts_wait


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """What a shell starts in the background ignores interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def is_deaf() -> bool:
    """Whether this process would not hear an interrupt even if it did not ignore it."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_an_interrupt_comes_after_a_process_has_started() -> None:
    done = []

    def start() -> None:
        with interrupts_wait():
            signal.raise_signal(signal.SIGINT)
            done.append("the rest of it")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert done
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert not is_deaf()


def test_a_process_never_hears_an_interrupt() -> None:
    with Processes(1) as processes:
        assert processes.submit(is_deaf).result(timeout=60)
        assert processes.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def test_where_nobody_interrupts() -> None:
    """Only the main thread may set what happens, and what is ignored stays so."""
    failures: list[BaseException] = []

    def aside() -> None:
        try:
            with interrupts_wait():
                pass
        except ValueError as error:
            failures.append(error)

    thread = Thread(target=aside)
    thread.start()
    thread.join()
    assert failures == []
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interrupts_wait():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
