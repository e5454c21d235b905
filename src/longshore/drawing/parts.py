"""What the painted table and the table in words have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from longshore.drawing.paint import faint
from longshore.game.editions import WAREHOUSE_COSTS
from longshore.record.words import Seat
from longshore.text import Translator
from longshore.text.bots import bot_words
from longshore.view.forms import Board, GameView

Show = Callable[[Iterable[str]], Text]  # containers as painted signs, or in words

ALL: Final = "all"  # the viewer of a whole record, who sees everything
SPOT: Final = "\0"  # where a sentence has room for containers


@dataclass(frozen=True)
class Look:
    """What a drawing of the table needs besides the view."""

    messages: Translator
    names: Mapping[str, str] = field(default_factory=dict)
    """The names of people and bots."""
    cash: Mapping[Seat, int | None] = field(default_factory=dict)
    """Hidden cash that the public record proves, for players who want it tracked."""
    thinking: str | None = None


def name_text(seat: Seat, view: GameView, look: Look) -> str:
    """Who plays a seat, as far as that is known: you, a person's name, or a bot's level."""
    if seat == view["seat"]:
        return look.messages.say("terminal-you")
    return bot_words(look.messages, look.names.get(seat, ""))


def cash_text(seat: Seat, board: Board, look: Look) -> Text:
    """Cash that is shown, or tracked, or hidden."""
    say = look.messages.say
    if "cash" in board:
        return Text.assemble((say("dollars", amount=board["cash"]), "bold"))
    tracked = look.cash.get(seat)
    return faint(say("dollars", amount="?" if tracked is None else tracked))


def next_price(spaces: Sequence[object], costs: Sequence[int], messages: Translator) -> list[Text]:
    """The cost of the next building, `+$6`, or nothing if all spaces are full."""
    built = [*spaces, *[None] * (len(costs) - len(spaces))]
    free = [cost for cost, piece in zip(costs, built, strict=True) if piece is None]
    return [faint(f"+{messages.say('dollars', amount=free[0])}")] if free else []


def built_of(warehouses: int | Sequence[bool]) -> list[bool]:
    """Buildings by space, from either form of a position."""
    if isinstance(warehouses, int):
        return [number < warehouses for number in range(len(WAREHOUSE_COSTS))]
    return list(warehouses)


def payment_text(view: GameView, messages: Translator, show: Show) -> Text | None:
    """The bid on the Payment Card, if there is one."""
    payment = view["payment"]
    if payment is None:
        return None
    if "money" in payment:
        bid = Text(messages.say("dollars", amount=payment["money"]))
    else:
        bid = show(payment["containers"])
    broker, _, space = payment["space"].partition(" ")
    words = messages.say(
        "terminal-payment", seat=payment["holder"], bid=SPOT, broker=broker, space=space
    )
    return joined(Text(words), bid)


def joined(around: Text, inner: Text) -> Text:
    """A painted piece in the gap that a sentence has left for it."""
    before, _, after = around.plain.partition(SPOT)
    return Text(before) + inner + Text(after)
