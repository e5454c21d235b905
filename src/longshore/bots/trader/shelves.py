"""Container by container: what a trader takes, makes, and places at which price."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.bots.rollout import thumb
from longshore.bots.styles import Style
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.stores import (
    end_now,
    others_worth,
    right_price,
    worth_of_stocking,
    would_end,
)
from longshore.bots.trader.voyages import Goods, best_load, budget, priced, stock_at
from longshore.record.words import COLOUR_NUMBERS, COLOURS, colour_of, price_of


def buying(sight: Sight, legal: list[str], style: Style) -> Iterator[tuple[str, float]]:
    """The best purchase, one container at a time, leaving out what is not worth its price."""
    yield "done", 0.0
    part = sight.view["open"]
    if part["store"] == "factory":
        yield from _for_the_harbour(sight, legal, style)
        return
    bank = part["store"] == "bank"
    stock = stock_at(sight, "bank" if bank else part["from"])
    # A ship at a harbour needs two more actions: to sea, and to the island.
    load = best_load(sight, stock, budget(sight), 2)
    cash_load = best_load(sight, stock, sight.cash, 2)
    if not load.goods:
        return
    cost = thumb.LOAN_COST / thumb.DOLLAR
    if "loan" in legal and load.gain > cash_load.gain + cost * style.share:
        yield "loan", load.gain - cost
    for number, (colour, price) in enumerate(cash_load.goods):
        step = f"take {colour}" if bank else f"take {colour}@{price}"
        yield step, cash_load.gain - 0.01 * number + 0.02


def _for_the_harbour(sight: Sight, legal: list[str], style: Style) -> Iterator[tuple[str, float]]:
    part = sight.view["open"]
    goods: Goods = priced(sight.view["seats"][part["from"]]["factory"])
    room = sight.harbour_room() - len(part["hand"])
    gain, chosen = worth_of_stocking(sight, goods, room, sight.cash - style.reserve)
    for number, (colour, price) in enumerate(chosen):
        step = f"take {colour}@{price}"
        if step in legal:
            yield step, gain - 0.01 * number + 0.02


def making(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """With too little room: what others lack, and what does or does not end the game."""
    stores = [item for board in sight.view["seats"].values() for item in board["factory"]]
    for step in legal:
        word = step.removeprefix("make ")
        if word == step:
            continue
        colour = COLOURS[COLOUR_NUMBERS[word]]
        there = sum(item.startswith(colour) for item in stores)
        ends = end_now(sight) if would_end(sight, [colour], 1) else 0.0
        wanted = thumb.WANTED_OF_TRADER / 100 * others_worth(sight, colour)
        yield step, wanted - thumb.CROWDED / thumb.DOLLAR * there + ends


def stocking(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """First lift what is priced wrongly, then place everything at the right price."""
    store = sight.view["open"]["store"]
    yield "done", 0.0
    yield from _placing(sight, legal, store)
    for step in legal:
        if step.startswith("lift "):
            container = step.removeprefix("lift ")
            price = price_of(container)
            right = right_price(sight, store, colour_of(container))
            if thumb.wrongly_priced(price, right):
                yield step, 100.0 + abs(price - right)


def restoring(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """New prices for what comes back from the Payment Card."""
    yield "done", 0.0
    yield from _placing(sight, legal, sight.view["open"]["store"])


def _placing(sight: Sight, legal: list[str], store: str) -> Iterator[tuple[str, float]]:
    for step in legal:
        if step.startswith("place "):
            container = step.removeprefix("place ")
            right = right_price(sight, store, colour_of(container))
            yield step, 10.0 - abs(price_of(container) - right)
