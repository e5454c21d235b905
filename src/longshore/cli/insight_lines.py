"""What a player would work out in the head, as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from longshore.cli.words import containers, dollars, titled
from longshore.view import insight
from longshore.view.forms import GameView, SheetPart

_SCORE_PARTS: Final[tuple[SheetPart, ...]] = (
    "cash",
    "island",
    "harbour",
    "ship",
    "bank_harbour",
    "loans",
)


def insight_lines(view: GameView) -> Iterator[tuple[str, Text | str]]:
    """Score, prices, room, interest, what cargoes are worth to this seat, and an open bid."""
    found = insight(view)
    score = found["score"]
    parts = [f"{part.replace('_', ' ')} {score[part]}" for part in _SCORE_PARTS if score[part]]
    yield "Score now", f"{score['total']}" + (f" = {', '.join(parts)}" if parts else "")
    building = found["building"]
    prices = []
    if "machine" in building:
        prices.append(f"machine {dollars(building['machine']['cost'])}")
    if "warehouse" in building:
        prices.append(f"warehouse {dollars(building['warehouse']['cost'])}")
    yield "Next", ", ".join(prices) if prices else "nothing left to build"
    room = found["room"]
    yield "Room for", ", ".join(f"{count} in the {where}" for where, count in room.items())
    interest = found["interest"]
    if interest["due"]:
        short = f", {dollars(interest['short'])} short" if interest["short"] else ""
        yield "Interest", f"{dollars(interest['due'])} at the next turn{short}"
    for name, lot in found["lots"].items():
        what = Text(f"{titled(name)}'s cargo ") + containers(lot["lot"])
        yield "Worth to you", what + Text(f": {dollars(lot['difference'])}")
    settle = found.get("settle")
    if settle is not None:
        bidders = ", ".join(settle["bidders"])
        yield "Highest bid", f"{dollars(settle['highest'])} by {bidders}"
        if "accept" in settle:
            decline = settle["decline"]
            yield "  accept", f"brings {dollars(settle['accept'])}"
            short = f" ({dollars(decline['short'])} short)" if decline["short"] else ""
            paid, worth = dollars(-decline["cash"]), dollars(decline["worth"])
            yield "  decline", f"costs {paid}{short}, and the lot is worth {worth} to you"
