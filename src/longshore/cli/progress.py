"""Progress on standard error: one line that changes on a terminal, else now and then a line."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final, Self

_TERMINAL_SECONDS: Final = 0.2
_OTHER_SECONDS: Final = 10.0


class Progress:
    """Call it with what there is to say as often as you like."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._period = _TERMINAL_SECONDS if self._terminal else _OTHER_SECONDS
        self._last = time.monotonic()
        self._shown = False

    def __call__(self, text: str) -> None:
        """Say it, unless something was said a moment ago."""
        now = time.monotonic()
        if now - self._last < self._period:
            return
        self._last = now
        self._shown = True
        sys.stderr.write(f"\r\x1b[K{text}" if self._terminal else f"{text}\n")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._terminal and self._shown:
            sys.stderr.write("\r\x1b[K")
