"""Progress on standard error: a bar on a terminal, or elsewhere a line every ten seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

_LINE_SECONDS: Final = 10.0


class Tell(Protocol):
    """How a command reports progress."""

    def __call__(self, done: int, more: str = "") -> None:
        """Report how many are done, and anything else there is to say."""


@contextmanager
def progress_bar(what: str, total: int | None) -> Iterator[Tell]:
    """Yield a function to report progress as often as you like. Without a total, it only counts."""
    if not sys.stderr.isatty():
        yield lines(what, total)
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.TextColumn(what),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        *((progress.TextColumn("left:"), progress.TimeRemainingColumn()) if total else ()),
        progress.TextColumn("{task.fields[more]}"),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, more="")

        def tell(done: int, more: str = "") -> None:
            bar.update(task, completed=done, more=more)

        yield tell


def lines(what: str, total: int | None) -> Tell:
    """Print lines, for files and pipes."""
    last = time.monotonic()
    of_all = "" if total is None else f" of {total}"

    def tell(done: int, more: str = "") -> None:
        nonlocal last
        if time.monotonic() - last >= _LINE_SECONDS:
            last = time.monotonic()
            sys.stderr.write(f"{done}{of_all} {what}{more and ', ' + more}\n")
            sys.stderr.flush()

    return tell
