"""Call other people's code in a separate thread, so that a call that hangs can be abandoned."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

_Call = tuple[Callable[..., Any], tuple[Any, ...]]
_Outcome = tuple[Any, BaseException | None]


class TookTooLong(Exception):
    """A call has not returned in time."""


class Aside:
    """One thread for all calls, in order.

    Python cannot kill a thread. A thread that hangs stays until its process ends, but nothing waits
    for it.
    """

    def __init__(self, name: str) -> None:
        self._calls: SimpleQueue[_Call | None] = SimpleQueue()
        self._outcomes: SimpleQueue[_Outcome] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)

    def call(self, seconds: float, function: Callable[..., Any], *arguments: object) -> Any:
        """What a function returns or raises, or `TookTooLong` if it does neither in time.

        Do not call anything after that, because the call that hangs may still answer.
        """
        if self._thread.ident is None:
            self._thread.start()
        self._calls.put((function, arguments))
        try:
            returned, error = self._outcomes.get(timeout=seconds)
        except Empty:
            raise TookTooLong from None
        if error is not None:
            raise error
        return returned

    def leave(self) -> None:
        """Let the thread end once it has nothing to do."""
        self._calls.put(None)

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            function, arguments = call
            try:
                self._outcomes.put((function(*arguments), None))
            except BaseException as error:  # noqa: BLE001 (raised again where the call came from)
                self._outcomes.put((None, error))
