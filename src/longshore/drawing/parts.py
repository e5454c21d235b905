"""What the painted table and the table in words have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from longshore.drawing.paint import boxes, faint
from longshore.game.editions import WAREHOUSE_COSTS
from longshore.record.words import BROKERS
from longshore.text import Translator
from longshore.view.forms import Seat

View = Any
Show = Callable[[Iterable[str]], Text]  # containers as painted signs, or in words

SPOT: Final = "\0"  # where a sentence leaves room for containers


@dataclass(frozen=True)
class Look:
    """What the drawing of a table needs beside the view."""

    messages: Translator
    names: Mapping[str, str] = field(default_factory=dict)
    """What people and bots are called."""
    cash: Mapping[Seat, int | None] = field(default_factory=dict)
    """Cash that is not shown but proven, for one who wants it tracked."""
    thinking: str | None = None


def cash_text(seat: Seat, board: View, look: Look) -> Text:
    """Cash that is shown, or tracked, or hidden."""
    say = look.messages.say
    if "cash" in board:
        return Text.assemble((say("dollars", amount=board["cash"]), "bold"))
    tracked = look.cash.get(seat)
    return faint(say("dollars", amount="?" if tracked is None else tracked))


def next_price(spaces: Sequence[Any], costs: Sequence[int]) -> list[Text]:
    """What the next building costs, `+$6`; nothing where all spaces are full."""
    built = [*spaces, *[None] * (len(costs) - len(spaces))]
    free = [cost for cost, piece in zip(costs, built, strict=True) if piece is None]
    return [faint(f"+${free[0]}")] if free else []


def built_of(warehouses: int | Sequence[bool]) -> list[bool]:
    """By space, from either form of a position."""
    if isinstance(warehouses, int):
        return [number < warehouses for number in range(len(WAREHOUSE_COSTS))]
    return list(warehouses)


def broker_pieces(view: View, messages: Translator, show: Show = boxes) -> list[Text]:
    """The Investment Bank; nothing where there is none."""
    if "brokers" not in view:
        return []
    pieces = []
    for number, broker in zip(BROKERS, view["brokers"], strict=True):
        name = messages.say("broker-numbered", broker=number)
        money = messages.say("dollars", amount=broker["money"])
        pieces.append(faint(f"{name} ") + show(broker["goods"]) + Text(f" {money}"))
    payment = view["payment"]
    if payment is not None:
        bid = payment_text(payment, messages, show)
        broker, _, space = payment["space"].partition(" ")
        words = messages.say(
            "terminal-payment", seat=payment["holder"], bid=SPOT, broker=broker, space=space
        )
        pieces.append(joined(Text(words), bid))
    return pieces


def joined(around: Text, inner: Text) -> Text:
    """A painted piece in the place that a sentence has left for it."""
    before, _, after = around.plain.partition(SPOT)
    return Text(before) + inner + Text(after)


def payment_text(payment: View, messages: Translator, show: Show) -> Text:
    """Money or containers on the Payment Card."""
    if "money" in payment:
        return Text(messages.say("dollars", amount=payment["money"]))
    return show(item.rpartition(" ")[2].partition("@")[0] for item in payment["containers"])
