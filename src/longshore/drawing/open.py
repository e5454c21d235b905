"""What is open: an auction with its value, a hand, an offer, a seizure."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from longshore.drawing.paint import boxes
from longshore.drawing.parts import ALL, SPOT, Show, joined
from longshore.record.words import SEATS
from longshore.text import Translator
from longshore.view import insight
from longshore.view.forms import Auction, GameView, OpenDecision


def context_lines(
    view: GameView, messages: Translator, show: Show = boxes, *, whole: bool = False
) -> list[Text]:
    """What helps to decide. In full, also what the player at the screen has just done."""
    return [
        *auction_lines(view, messages, show, whole=whole),
        *open_lines(view, messages, show, whole=whole),
    ]


def auction_lines(view: GameView, messages: Translator, show: Show, *, whole: bool) -> list[Text]:
    """The lot, its value to the viewer, the open bids, and what settling brings."""
    auction, say = view.get("auction"), messages.say
    if auction is None:
        return []
    seller = say("terminal-auction", seat=auction["seller"], lot=SPOT)
    lines = [joined(Text(seller), show(auction["lot"]))]
    lines += bid_lines(auction, messages, whole=whole)
    if view["seat"] == ALL:  # a viewer without a seat works nothing out
        return lines
    found = insight(view)
    lot = found.get("lots", {}).get(auction["seller"])
    if lot is not None and view["seat"] != auction["seller"]:
        lines[0].append("   " + say("terminal-worth", amount=lot["difference"]), "bold")
    settle = found.get("settle")
    if settle is not None and "accept" in settle:
        decline = settle["decline"]
        words = say(
            "terminal-settle",
            accept=settle["accept"],
            cost=-decline["cash"],
            worth=decline["worth"],
        )
        if whole and decline["short"]:
            words += " " + say("terminal-decline-short", short=decline["short"])
        lines.append(Text(words))
    return lines


def bid_lines(auction: Auction, messages: Translator, *, whole: bool) -> list[Text]:
    """The open bids. In full, also those of the first round and who has a sealed bid."""
    lines = []
    say, first = messages.say, auction.get("first", {})
    if whole and first:
        lines.append(say("terminal-bids", bids=bids_text({**auction, "bids": {}}, messages)))
    if bids := bids_text(auction, messages):
        message = "terminal-bids-tie-break" if auction["round"] == 2 else "terminal-bids"
        if not whole or auction["bids"]:
            lines.append(say(message, bids=bids))
    sealed = [seat for seat in auction["committed"] if seat not in auction["bids"]]
    if whole and sealed:
        names = ", ".join(say(f"seat-{seat}") for seat in sealed)
        lines.append(say("terminal-sealed", names=names))
    return [Text(line) for line in lines]


def bids_text(auction: Auction, messages: Translator) -> str:
    """The open bids, in the tie-break with the extra amounts. `*` is a $0 card."""
    first, bids = auction.get("first", {}), auction["bids"]
    cards = [auction.get("zero_cards", {}), auction.get("first_zero_cards", {})]
    words = []
    for seat in SEATS:
        if seat in first or seat in bids:
            amount = first.get(seat, 0) + bids.get(seat, 0)
            stars = "*" * sum(played.get(seat, 0) for played in cards)
            words.append(messages.say("log-bid", seat=seat, amount=amount) + stars)
    return ", ".join(words)


def open_lines(view: GameView, messages: Translator, show: Show, *, whole: bool) -> list[Text]:
    """What an open decision has in hand, offered, due or still to make."""
    part, say = view.get("open"), messages.say
    if part is None:
        return []
    pieces = where_from(part, messages) if whole else []
    groups: list[tuple[str, Sequence[str]]] = [
        ("terminal-in-hand", part.get("hand", ())),
        ("terminal-left-to-pay", part.get("left", ())),
        ("terminal-offered", part.get("offered", ())),
    ]
    if whole:
        groups.append(("terminal-placed", part.get("placed", ())))
        groups.append(("terminal-laid-aside", part.get("later", {}).get("harbour", ())))
    pieces += [
        joined(Text(say(message, containers=SPOT)), show(containers))
        for message, containers in groups
        if containers
    ]
    if "room" in part:
        pieces.append(Text(say("terminal-to-make", count=part["room"])))
    if "debtor" in part:
        pieces.append(Text(say("terminal-to-seize", seat=part["debtor"], count=part["due"])))
    return [Text("  ").join(pieces)] if pieces else []


def where_from(part: OpenDecision, messages: Translator) -> list[Text]:
    """Where a purchase is made, which store is stocked, what a bid is for."""
    say, words = messages.say, []
    if "from" in part:
        words.append(say("terminal-buying", store=part["store"], seat=part["from"]))
    elif "store" in part:
        words.append(say(f"{part['store']}-store"))
    if "space" in part:
        broker, _, space = part["space"].partition(" ")
        words.append(say("terminal-for-space", broker=broker, space=space))
    return [Text(word) for word in words]
