"""A progress bar on standard error; where that is no terminal, now and then a line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_LINE_SECONDS: Final = 10.0


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Call what this gives with how many are done."""
    if not sys.stderr.isatty():
        yield lines(what, total)
        return
    from rich import progress  # noqa: PLC0415 (slow to import)
    from rich.console import Console  # noqa: PLC0415

    columns = (
        progress.TextColumn(what),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("left:"),
        progress.TimeRemainingColumn(),
    )
    with progress.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def lines(what: str, total: int) -> Callable[[int], None]:
    """A line every ten seconds, for files and pipes."""
    last = time.monotonic()

    def tell(done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= _LINE_SECONDS:
            last = time.monotonic()
            sys.stderr.write(f"{done} of {total} {what}\n")
            sys.stderr.flush()

    return tell
