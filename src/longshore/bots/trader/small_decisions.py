"""Rare decisions: seizures, debts, payments to brokers, domestic sales."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.bots.trader.island import counts_of
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.stores import others_worth, sale_of_made
from longshore.record.words import COLOURS


def seizing(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """Take what hurts the debtor most: what is worth most to that seat, or cost most."""
    debtor = sight.view["open"]["debtor"]
    for step in legal:
        words = step.split()
        if words[0] != "seize":
            continue
        if words[1] in ("machine", "warehouse"):
            yield step, 9.0 if words[1] == "machine" else float(words[2])
            continue
        colour, _, price = words[1].partition("@")
        worth = sight.mean_worth_to(debtor, counts_of([colour]))
        yield step, worth + (int(price) if price else 0)


def interest(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """Borrow, unless a default takes nothing of value."""
    board = sight.board
    goods = len(board["island"]) + len(board["harbour"]) + len(board["factory"])
    for step in legal:
        yield step, (1.0 if step == "loan" else 0.5 if goods else 2.0 - sight.loans)


def paying(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """The best containers go to the last broker, whom few people call."""
    for step in legal:
        if step.startswith("pay "):
            yield step, -others_worth(sight, step.removeprefix("pay "))


def domestic(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """$2 for what would hardly sell otherwise."""
    yield "skip", 0.0
    stock = len(sight.board["factory"])
    full = sight.factory_room() < len(sight.machines(sight.me))
    for step in legal:
        if not step.startswith("sell "):
            continue
        colour, _, price = step.removeprefix("sell ").partition("@")
        kept = int(price) * sale_of_made(sight, stock) * (0.6 if full else 0.9)
        if sight.cash < 3:
            kept *= 0.6
        yield step, 2 - kept - 0.01 * COLOURS.index(colour)
