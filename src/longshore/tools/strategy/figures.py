"""The figures of the strategy page, measured in games between our bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longshore.arena.economy.forms import EconomyReport
from longshore.arena.economy.report import report_of
from longshore.arena.games import GameResult
from longshore.arena.plan import Match
from longshore.game.editions import MACHINE_COSTS, WAREHOUSE_COSTS
from longshore.server.strategy.ideas import Figure, Measured
from longshore.tools.strategy.counts import Counts, Tally, count

# Traders of different styles, so that no two games of a deal are the same.
MATCH: Final = Match(
    ("trader", "trader:producer", "trader:shipper", "trader:collector"),
    edition=2007,
    players=3,
    options={},
    seed=12,
    games=1200,
)
COMMAND: Final = "python -m longshore.tools.strategy figures"


def measure(games: Sequence[GameResult], command: str = COMMAND) -> Measured:
    """Everything that the page says, from the games of a match."""
    counts, books = count(games)
    return Measured(
        command=command,
        games=len(games),
        deals=len({game.deal for game in games}),
        figures=figures(report_of(books), counts),
    )


def figures(report: EconomyReport, counts: Counts) -> dict[str, dict[str, Figure]]:
    """By idea and by the name that its sentence uses."""
    return {
        "worth": {
            "paid": dollars(report, "margins.collector.cost_mean"),
            "scored": dollars(report, "margins.collector.income_mean"),
            "lost": percent(report, "margins.collector.loss_share"),
        },
        "price": {
            "cheap": share("sold_cheap", counts.sold_cheap),
            "dear": share("sold_dear", counts.sold_dear),
        },
        "build": {
            "maker": dollars(report, "margins.maker.mean"),
            "warehouse": dollars(report, "margins.warehouse.mean"),
            "sales": paid_back(report, MACHINE_COSTS[1], "margins.maker.mean"),
            "passes": paid_back(report, WAREHOUSE_COSTS[1], "margins.warehouse.mean"),
        },
        "sail": {
            "one": mean("small_lot", counts.small_lot, digits=1),
            "five": mean("full_lot", counts.full_lot, digits=1),
        },
        "subsidy": {
            "cost": dollars(report, "margins.shipper.cost_mean"),
            "bid": dollars(report, "prices.auction.all.mean"),
            "income": dollars(report, "margins.shipper.income_mean"),
        },
        "keep": {"accepted": percent(report, "auctions.accepted_share")},
        "card": {
            "discarded": mean("discarded", counts.discarded),
            "five": share("won_with_five", counts.won_with_five),
            "fewer": share("won_with_fewer", counts.won_with_fewer),
        },
        "loan": {
            "turns": loan_turns(report),
            "ever": share("won_with_loan", counts.won_with_loan),
        },
        "supply": {
            "turns": mean("last_turns", counts.last_turns),
            "unsold": whole(report, "left_over.factory.per_game"),
        },
        "end": {"won": share("won_by_ending", counts.won_by_ending)},
    }


def found(report: EconomyReport, path: str) -> float:
    """A value of the report of `longshore economy`, by its keys."""
    value: Any = report
    for key in path.split("."):
        value = value[key]
    return float(value)


def dollars(report: EconomyReport, path: str) -> Figure:
    """An amount, to a tenth of a dollar."""
    return Figure(round(found(report, path), 1), path)


def percent(report: EconomyReport, path: str) -> Figure:
    """A share, in percent."""
    return Figure(round(100 * found(report, path)), path)


def whole(report: EconomyReport, path: str) -> Figure:
    """A number of containers."""
    return Figure(round(found(report, path)), path)


def paid_back(report: EconomyReport, cost: int, path: str) -> Figure:
    """After how many containers a building has earned what it cost."""
    return Figure(round(cost / found(report, path)), f"{cost} / {path}")


def loan_turns(report: EconomyReport) -> Figure:
    """How many turns a loan was kept: each of them costs a dollar of interest (R-INT-2)."""
    paths = "loans.interest_per_game", "loans.taken_per_game"
    interest, taken = (found(report, path) for path in paths)
    return Figure(round(interest / taken), " / ".join(paths))


def share(name: str, tally: Tally) -> Figure:
    """A share of our own count, in percent."""
    low, high = tally.share_interval
    return Figure(round(100 * tally.mean), f"counts.{name}", (round(100 * low), round(100 * high)))


def mean(name: str, tally: Tally, digits: int = 0) -> Figure:
    """A mean of our own count."""
    low, high = tally.mean_interval
    return Figure(round(tally.mean, digits), f"counts.{name}", (round(low, 1), round(high, 1)))
