"""Containers as painted signs. Every colour also has its own shape, which needs no colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from longshore.record.words import COLOURS, colour_of, price_of
from longshore.text import Translator

SHAPES: Final = {"black": "■", "brown": "▲", "orange": "◆", "tan": "●", "white": "□"}
# Lightness steps that stay distinct in all three kinds of colour blindness.
PAINTS: Final = {
    "black": "#000000 on #7d8590",
    "brown": "#ffffff on #7a4520",
    "orange": "#1a0d00 on #ef7d00",
    "tan": "#2b1d0a on #d9bb8c",
    "white": "#000000 on #fafafa",
}
SEAT_PAINTS: Final = {
    "blue": "bold #6cb6ff",
    "red": "bold #ff7b72",
    "yellow": "bold #f2cc60",
    "green": "bold #7ee787",
    "purple": "bold #d2a8ff",
}
FAINT: Final = "#8b98a5"
NOTHING: Final = "-"


def box(colour: str, count: int = 1) -> Text:
    """One container, or several of a colour: `▲` or `▲3`."""
    sign = SHAPES[colour] if count == 1 else f"{SHAPES[colour]}{count}"
    return Text.assemble((sign, PAINTS[colour]))  # whatever is appended stays unpainted


def boxes(containers: Iterable[str]) -> Text:
    """Containers counted by colour, side by side. `factory tan@3` is a tan one."""
    counts = Counter(colour_of(item.rpartition(" ")[2]) for item in containers)
    signs = [box(colour, counts[colour]) for colour in COLOURS if counts[colour]]
    return Text(" ").join(signs) if signs else faint(NOTHING)


def shelf(containers: Iterable[str], messages: Translator) -> list[Text]:
    """The shelves of a store, cheapest first: `$2 ▲■`, `$3 ●2`."""
    by_price: dict[int, list[str]] = {}
    for container in containers:
        by_price.setdefault(price_of(container), []).append(colour_of(container))
    return [
        Text(f"{messages.say('dollars', amount=price)} ") + boxes(by_price[price])
        for price in sorted(by_price)
    ]


def faint(words: str) -> Text:
    """Words that matter less."""
    return Text.assemble((words, FAINT))


def flow(pieces: Sequence[Text], width: int, gap: str = " ", *, indent: str = "") -> list[Text]:
    """Pieces side by side, in as many lines as they need. A piece is never broken."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            # A line has no style of its own.
            lines.append(Text(indent if lines else "").append_text(piece))
    return lines
