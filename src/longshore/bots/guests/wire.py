"""A program that speaks JSON lines, with limits on its time and its output."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

LONGEST_LINE: Final = 65_536  # bytes; an answer is a hundred
MOST_LINES: Final = 100  # lines read while waiting for one answer
_CHUNK: Final = 65_536
_LAST_WORDS: Final = 0.5  # seconds that a program has to exit by itself


class WireError(Exception):
    """Communication with the program has failed."""


class TooLate(WireError):
    """It did not answer, or did not read, in time."""


class Wire:
    """A process in its own group, so that whatever it starts ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 (the user names the program)
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                bufsize=0,
            )
        except (OSError, ValueError) as error:
            raise WireError(f"{command[0]} cannot be started: {error}") from error
        assert self.process.stdin is not None  # noqa: S101 (asked for above)
        assert self.process.stdout is not None  # noqa: S101
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        os.set_blocking(self.stdin.fileno(), False)
        os.set_blocking(self.stdout.fileno(), False)
        self.unread = b""
        self.lines_left = MOST_LINES

    def send(self, message: Mapping[str, object], deadline: float) -> None:
        """Write a message, and keep what the program says in the meantime."""
        left = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        while left:
            ready = self._wait(deadline, writing=True)
            if self.stdout in ready and len(self.unread) <= LONGEST_LINE:
                self._read()
            if self.stdin in ready:
                try:
                    left = left[os.write(self.stdin.fileno(), left) :]
                except BlockingIOError:
                    continue
                except OSError as error:
                    raise WireError(f"it stopped reading: {error}") from error

    def receive(self, deadline: float) -> bytes:
        """The next line."""
        self.lines_left -= 1
        if self.lines_left < 0:
            raise WireError(f"it wrote more than {MOST_LINES} lines for one answer")
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST_LINE:
                raise WireError(f"it wrote a line of more than {LONGEST_LINE} bytes")
            self._wait(deadline, writing=False)
            self._read()
        line, _, self.unread = self.unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise WireError(f"it wrote a line of more than {LONGEST_LINE} bytes")
        return line

    def _wait(self, deadline: float, *, writing: bool) -> set[Any]:
        left = deadline - time.monotonic()
        if left <= 0:
            raise TooLate("it took too long")
        with selectors.DefaultSelector() as selector:
            if not writing or len(self.unread) <= LONGEST_LINE:
                selector.register(self.stdout, selectors.EVENT_READ)
            if writing:
                selector.register(self.stdin, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(left)}
        if not ready:
            raise TooLate("it took too long")
        return ready

    def _read(self) -> None:
        try:
            chunk = os.read(self.stdout.fileno(), _CHUNK)
        except BlockingIOError:
            return
        except OSError as error:
            raise WireError(f"it cannot be read: {error}") from error
        if not chunk:
            raise WireError("it has ended")
        self.unread += chunk

    def close(self) -> None:
        """Close its input, give it a moment, then kill it and everything it has started."""
        self.stdin.close()
        deadline = time.monotonic() + _LAST_WORDS
        self.lines_left = MOST_LINES
        with suppress(WireError):
            while True:
                self.receive(deadline)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        # Nobody has waited for the process yet, so its id is still its own, dead or alive.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.stdin.close()
        self.stdout.close()
