"""Rare decisions: seizures, debts, payments to brokers, domestic sales."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.bots.rollout import thumb
from longshore.bots.trader.island import counts_of
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.stores import others_worth, sale_of_made
from longshore.game.editions import DOMESTIC_INCOME
from longshore.record.words import COLOURS, colour_of, price_of


def seizing(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """Take what hurts the debtor most: what is worth most to that seat, or cost most."""
    debtor = sight.view["open"]["debtor"]
    for step in legal:
        words = step.split()
        if words[0] != "seize":
            continue
        if words[1] in ("machine", "warehouse"):
            yield step, thumb.SEIZED_MACHINE / 100 if words[1] == "machine" else float(words[2])
            continue
        worth = sight.mean_worth_to(debtor, counts_of([colour_of(words[1])]))
        yield step, worth + (price_of(words[1]) if "@" in words[1] else 0)


def interest(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """Borrow, unless a default takes nothing of value."""
    board = sight.board
    goods = len(board["island"]) + len(board["harbour"]) + len(board["factory"])
    for step in legal:
        default = thumb.worth_of_default(goods, sight.loans) / thumb.DOLLAR
        yield step, 1.0 if step == "loan" else default


def paying(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """The best containers go to the last broker, whom few people call."""
    for step in legal:
        if step.startswith("pay "):
            yield step, -others_worth(sight, step.removeprefix("pay "))


def domestic(sight: Sight, legal: list[str]) -> Iterator[tuple[str, float]]:
    """$2 for what would hardly sell otherwise (R-DOM-4)."""
    yield "skip", 0.0
    stock = len(sight.board["factory"])
    full = sight.factory_room() < len(sight.machines(sight.me))
    for step in legal:
        if not step.startswith("sell "):
            continue
        container = step.removeprefix("sell ")
        share = thumb.KEPT_IF_FULL if full else thumb.KEPT
        kept = price_of(container) * sale_of_made(sight, stock) * (share / 100)
        if sight.cash < thumb.POOR:
            kept *= thumb.KEPT_IF_POOR / 100
        yield step, DOMESTIC_INCOME - kept - 0.01 * COLOURS.index(colour_of(container))
