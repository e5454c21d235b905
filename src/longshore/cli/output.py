"""What goes to standard output, and remarks that go to standard error."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from rich.text import Text

LABEL: Final = 15  # columns before what a line says


def prepare_streams() -> None:
    """Records are UTF-8 whatever the locale says; what a terminal cannot show becomes `?`."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")


def say(text: str = "") -> None:
    """A line, or several, on standard output."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def say_json(value: Any) -> None:
    """JSON, alone on one line of standard output."""
    say(json.dumps(value))


def remark(text: str) -> None:
    """A line on standard error: progress, or what is no part of the answer."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


class Labelled(NamedTuple):
    """Something with a word before it; where it needs several lines, they stay beside the word."""

    label: str
    what: Text


Line: TypeAlias = "Text | Labelled"


def draw(lines: Iterable[Line]) -> None:
    """Lines in colour on a terminal, plain elsewhere and with NO_COLOR."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for line in lines:
        if not isinstance(line, Labelled):
            console.print(line)
            continue
        label = f"{line.label:{LABEL}}"
        for piece in line.what.wrap(console, max(console.width - LABEL, LABEL)):
            piece.rstrip()
            console.print(Text.assemble((label, "dim"), piece))
            label = " " * LABEL
