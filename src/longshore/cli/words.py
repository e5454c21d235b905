"""Containers, places and seats as a reader of the terminal meets them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from longshore.record.words import COLOURS, SEATS

# Every colour is also written out, so that nobody needs to see it.
_STYLES: Final = {
    "black": "white on grey15",
    "brown": "color(137)",
    "orange": "dark_orange",
    "tan": "tan",
    "white": "bold white",
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "yellow": "bold bright_yellow",
    "green": "bold bright_green",
    "purple": "bold bright_magenta",
}


def in_colour(word: str) -> str:
    """How a container colour or a seat is painted."""
    return _STYLES[word]


def titled(name: str) -> str:
    """A seat at the beginning of a line."""
    return name.capitalize()


def containers(colours: Iterable[str], nothing: str = "empty") -> Text:
    """`3 tan, white`: containers counted by colour."""
    counts = Counter(colours)
    words = [
        Text(colour if counts[colour] == 1 else f"{counts[colour]} {colour}", in_colour(colour))
        for colour in COLOURS
        if counts[colour]
    ]
    return Text(", ").join(words) if words else Text(nothing, "dim")


def priced(entries: Iterable[str]) -> Text:
    """`$2: black, 2 tan   $3: white`: a store, price by price."""
    by_price: dict[str, list[str]] = {}
    for entry in entries:
        colour, _, price = entry.partition("@")
        by_price.setdefault(price, []).append(colour)
    if not by_price:
        return Text("empty", "dim")
    boxes = [
        Text.assemble((f"${price}: ", "bold"), containers(by_price[price]))
        for price in sorted(by_price)
    ]
    return Text("   ").join(boxes)


def place(name: str) -> str:
    """Where a ship is."""
    if name in SEATS:
        return f"in {titled(name)}'s harbour"
    return {"sea": "in the Open Sea", "island": "at the island", "bank": "in its bank harbour"}[
        name
    ]


def dollars(amount: int) -> str:
    """`$5`, and `-$5`."""
    return f"-${-amount}" if amount < 0 else f"${amount}"


def actions_left(count: int) -> str:
    """`1 action left`."""
    return "1 action left" if count == 1 else f"{count} actions left"
