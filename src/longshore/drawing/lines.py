"""Lines with a label, and how they fit a width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from longshore.drawing.paint import faint, flow

_WIDEST_LABEL: Final = 24
_GAP: Final = 2


class Line(NamedTuple):
    """Text with an optional label. A line without a label is as wide as the page."""

    label: str
    what: Text

    @property
    def sentence(self) -> str:
        """The line as it is read aloud."""
        return f"{self.label}: {self.what.plain}" if self.label else self.what.plain


EMPTY: Final = Line("", Text())


def aligned(lines: Sequence[Line], width: int) -> list[Text]:
    """Text after the labels in one column, broken between words where it is too long."""
    longest = max((cell_len(line.label) for line in lines), default=0)
    edge = min(longest, _WIDEST_LABEL) + _GAP
    found = []
    for line in lines:
        if line.label:
            label = faint(line.label + " " * max(edge - cell_len(line.label), 1))
            found += folded(label, line.what, width, " " * edge)
        else:
            found += folded(Text(), line.what, width, "  ")
    return found


def folded(before: Text, words: Text, width: int, indent: str) -> list[Text]:
    """Words in as many lines as they need, all but the first indented."""
    if before.cell_len + words.cell_len <= width:
        return [before + words]
    first, *others = words.split(" ")
    return flow([before + first, *others], width, indent=indent)
