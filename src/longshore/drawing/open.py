"""What is open: an auction with its worth, a hand, an offer, a seizure."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from longshore.drawing.paint import boxes
from longshore.drawing.parts import SPOT, Show, joined
from longshore.record.words import SEATS
from longshore.text import Translator
from longshore.view import insight

View = Any


def context_lines(view: View, messages: Translator, show: Show = boxes) -> list[Text]:
    """Everything that is open."""
    return [*auction_lines(view, messages, show), *open_lines(view, messages, show)]


def auction_lines(view: View, messages: Translator, show: Show) -> list[Text]:
    """The lot, what it is worth to the viewer, the open bids, and what settling brings."""
    auction, say = view.get("auction"), messages.say
    if auction is None:
        return []
    seller = say("terminal-auction", seat=auction["seller"], lot=SPOT)
    lines = [joined(Text(seller), show(auction["lot"]))]
    found = insight(view)
    lot = found.get("lots", {}).get(auction["seller"])
    if lot is not None and view["seat"] != auction["seller"]:
        lines[0].append("   " + say("terminal-worth", amount=lot["difference"]), "bold")
    bids = bids_text(auction, messages)
    if bids:
        message = "terminal-bids-tie-break" if auction["round"] == 2 else "terminal-bids"
        lines.append(Text(say(message, bids=bids)))
    settle = found.get("settle", {})
    if "accept" in settle:
        decline = settle["decline"]
        lines.append(
            Text(
                say(
                    "terminal-settle",
                    accept=settle["accept"],
                    cost=-decline["cash"],
                    worth=decline["worth"],
                )
            )
        )
    return lines


def bids_text(auction: View, messages: Translator) -> str:
    """The bids that are open, in the tie-break with what was added; `*` is a $0 card."""
    first, bids = auction.get("first", {}), auction["bids"]
    cards = [auction.get("zero_cards", {}), auction.get("first_zero_cards", {})]
    words = []
    for seat in SEATS:
        if seat in first or seat in bids:
            amount = first.get(seat, 0) + bids.get(seat, 0)
            stars = "*" * sum(played.get(seat, 0) for played in cards)
            words.append(messages.say("log-bid", seat=seat, amount=amount) + stars)
    return ", ".join(words)


def open_lines(view: View, messages: Translator, show: Show) -> list[Text]:
    """What an open decision has in a hand, offered, due or still to make."""
    part, say = view.get("open"), messages.say
    if part is None:
        return []
    pieces: list[Text] = []
    for key, message in (("hand", "terminal-in-hand"), ("left", "terminal-left-to-pay")):
        if part.get(key):
            pieces.append(joined(Text(say(message, containers=SPOT)), show(part[key])))
    if part.get("offered"):
        offered = [item.rpartition(" ")[2].partition("@")[0] for item in part["offered"]]
        pieces.append(joined(Text(say("terminal-offered", containers=SPOT)), show(offered)))
    if "room" in part:
        pieces.append(Text(say("terminal-to-make", count=part["room"])))
    if "debtor" in part:
        pieces.append(Text(say("terminal-to-seize", seat=part["debtor"], count=part["due"])))
    return [Text("  ").join(pieces)] if pieces else []
