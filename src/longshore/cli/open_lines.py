"""What is open at this moment: an auction, a hand, a bid on the Payment Card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from longshore.cli.words import containers, dollars, titled

View = Any


def auction_line(view: View) -> tuple[str, Text] | None:
    """The island auction: lot, bids that are open, and who has committed one."""
    auction = view.get("auction")
    if auction is None:
        return None
    line = Text(f"{titled(auction['seller'])} sells ") + containers(auction["lot"])
    if auction["round"] == 2:
        line.append(
            f"; tie-break after {bids_text(auction['first'], auction.get('first_zero_cards'))}"
        )
    if auction["bids"]:
        line.append(f"; bids: {bids_text(auction['bids'], auction.get('zero_cards'))}")
    sealed = [name for name in auction["committed"] if name not in auction["bids"]]
    if sealed:
        line.append(f"; sealed bids of {', '.join(sealed)}")
    return "Auction", line


def bids_text(bids: Mapping[str, int], zero_cards: Mapping[str, int] | None) -> str:
    """`red $5, yellow $3 +1`."""
    cards = zero_cards or {}
    return ", ".join(
        f"{name} {dollars(amount)}" + (f" +{cards[name]}" if cards.get(name) else "")
        for name, amount in bids.items()
    )


def open_line(view: View) -> tuple[str, Text] | None:
    """What an open decision has in a hand, offered, due or still to make."""
    part = view.get("open")
    if part is None:
        return None
    words: list[Text] = []
    if "from" in part:
        words.append(Text(f"buying from {part['from']}'s {part['store']}"))
    elif "store" in part:
        words.append(Text(f"stocking the {part['store']} store"))
    if "debtor" in part:
        words.append(Text(f"{part['debtor']} is in default: {part['due']} to seize"))
    if "room" in part:
        words.append(Text(f"{part['room']} more to make"))
    if "space" in part:
        words.append(Text(f"for {part['space']}"))
    for key, label in (("hand", "in hand"), ("left", "left to pay")):
        if key in part:
            words.append(Text(f"{label}: ") + containers(part[key], "nothing"))
    words += [
        Text(f"{key}: {', '.join(part[key])}") for key in ("offered", "placed") if part.get(key)
    ]
    later = part.get("later", {}).get("harbour")
    if later:
        words.append(Text("later: ") + containers(later))
    if not words:
        return None
    return "Open", Text("; ").join(words)


def payment_line(payment: Mapping[str, Any] | None) -> Text:
    """Who bids what for which broker space."""
    if payment is None:
        return Text("unused", "dim")
    bid = dollars(payment["money"]) if "money" in payment else ", ".join(payment["containers"])
    return Text(f"{titled(payment['holder'])} bids {bid} for {payment['space']}")
