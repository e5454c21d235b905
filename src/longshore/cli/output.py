"""What goes to standard output, and remarks that go to standard error."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.text import Text


def prepare_streams() -> None:
    """Write UTF-8 whatever the locale says. A terminal shows `?` for what it cannot display."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")


def say(text: str = "") -> None:
    """Print one or more lines on standard output."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def say_json(value: Any) -> None:
    """Print JSON, alone on one line of standard output."""
    say(json.dumps(value))


def remark(text: str) -> None:
    """Print a line on standard error: progress, or anything that is not part of the answer."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def remark_if_slow() -> None:
    """Say that the core is not compiled, in a command that plays many games."""
    from longshore.game import compiled
    from longshore.uncompiled import warning

    if not compiled() and (text := warning()) is not None:
        remark(f"longshore: {text}")


def draw(page: Callable[[int], Iterable[Text]]) -> None:
    """Print lines made for a width: in colour on a terminal, plain elsewhere or with NO_COLOR.

    If the output is not a terminal, the width is 80, or the value of COLUMNS.
    """
    from rich.console import Console

    console = Console(highlight=False)
    for line in page(console.width):
        console.print(line, soft_wrap=True)
