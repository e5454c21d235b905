"""What is going on and what one would work out in the head, as lines of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from longshore.game.editions import CARD_VALUES, TWO_VALUE, TWO_VALUE_HIGH
from longshore.record.words import COLOUR_NUMBERS, COLOURS, SEATS
from longshore.terminal.board import Show, joined
from longshore.terminal.paint import SEAT_PAINTS, box, boxes, faint
from longshore.text import Translator, option_name
from longshore.view import insight

View = Mapping[str, Any]

_SPOT: Final = "\0"  # where a sentence leaves room for painted containers


def title(view: View, messages: Translator) -> Text:
    """Edition and options that matter to everybody."""
    words = [messages.say(f"edition-{view['edition']}")]
    if "brokers" in view:
        words.append(option_name("investment_bank", messages.language))
    return faint(" · ".join(words))


def turn_text(view: View, messages: Translator) -> Text:
    """Whose turn it is, how many actions are left, and whether it is the last turn."""
    if view["over"]:
        return Text(messages.say("decision-over"), "bold")
    turn = view["turn"]
    line = Text.assemble((messages.say("log-turn", seat=turn), SEAT_PAINTS[turn]))
    line.append(" " + messages.say("terminal-actions-left", count=view["actions"]))
    if view["ending"]:
        line.append(" " + messages.say("terminal-last-turn"), "bold reverse")
    return line


def end_text(view: View, messages: Translator) -> Text:
    """How far the end of the game is (R-END-1); which colours are gone the supply itself shows."""
    if view["ending"] or view["over"]:
        return Text(messages.say("terminal-end-triggered"), "bold")
    return faint(messages.say("terminal-end", count=insight(view)["end"]["productions_at_least"]))


def own_pieces(view: View, messages: Translator) -> list[Text]:
    """Of the viewing seat: score now, values of the card, interest."""
    if view["seat"] not in SEATS:
        return []
    say, found = messages.say, insight(view)
    pieces = [Text(say("terminal-score-now", score=found["score"]["total"]), "bold")]
    pieces.append(faint(say("terminal-values") + " ") + card_text(view))
    if "interest" in found:
        due, short = found["interest"]["due"], found["interest"]["short"]
        if short:
            pieces.append(Text(say("terminal-interest-short", amount=due, short=short), "bold"))
        elif due:
            pieces.append(faint(say("terminal-interest", amount=due)))
    return pieces


def card_text(view: View, messages: Translator | None = None) -> Text:
    """What each colour is worth on the own island section, painted, or in words of a language.

    The two-value colour is worth 5, or 10 where all five colours are there (R-SCORE-2).
    """
    card = COLOUR_NUMBERS[view["seats"][view["seat"]]["card"]]
    values = []
    for colour in COLOURS:
        place = (COLOUR_NUMBERS[colour] - card) % len(COLOURS)
        value = str(CARD_VALUES[place])
        if place == TWO_VALUE:
            value = f"{value}/{TWO_VALUE_HIGH}"
        words = "" if messages is None else messages.say(f"colour-{colour}") + " "
        values.append((box(colour) if messages is None else Text(words)) + Text(value))
    return Text(" " if messages is None else ", ").join(values)


def context_lines(view: View, messages: Translator, show: Show = boxes) -> list[Text]:
    """What is open: an auction with its worth, a hand, an offer, a seizure."""
    return [*auction_lines(view, messages, show), *open_lines(view, messages, show)]


def auction_lines(view: View, messages: Translator, show: Show) -> list[Text]:
    """The lot, what it is worth to the viewer, the open bids, and what settling brings."""
    auction, say = view.get("auction"), messages.say
    if auction is None:
        return []
    seller = say("terminal-auction", seat=auction["seller"], lot=_SPOT)
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
            pieces.append(joined(Text(say(message, containers=_SPOT)), show(part[key])))
    if part.get("offered"):
        offered = [item.rpartition(" ")[2].partition("@")[0] for item in part["offered"]]
        pieces.append(joined(Text(say("terminal-offered", containers=_SPOT)), show(offered)))
    if "room" in part:
        pieces.append(Text(say("terminal-to-make", count=part["room"])))
    if "debtor" in part:
        pieces.append(Text(say("terminal-to-seize", seat=part["debtor"], count=part["due"])))
    return [Text("  ").join(pieces)] if pieces else []
