"""The economy of many games, in figures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, get_args

from longshore.arena.economy.book import Book
from longshore.arena.economy.credit import auctions_of, loans_of, money_of
from longshore.arena.economy.figures import figures, mean, per_game
from longshore.arena.economy.forms import (
    EconomyReport,
    LeftOverReport,
    LeftOvers,
    Margins,
    Prices,
    StagePrices,
    Third,
)
from longshore.arena.economy.trades import ROLES, STAGES, Margin, Sale
from longshore.arena.statistics import spread_of
from longshore.record.words import COLOURS
from longshore.view.forms import Purpose

FORMAT: Final = "longshore-economy/1"
THIRDS: Final[tuple[Third, ...]] = get_args(Third)


def report_of(books: Sequence[Book]) -> EconomyReport:
    """The report on all games together. Sums are means per game where their name says so."""
    turns = spread_of([book.turns for book in books])
    bankrupt = [seat.bankrupt for book in books for seat in book.seats]
    return {
        "format": FORMAT,
        "games": len(books),
        "mean_turns": round(turns.mean, 4),
        "collapsed": sum(all(seat.bankrupt for seat in book.seats) for book in books),
        "bankrupt_share": round(spread_of(bankrupt).mean, 4),
        "trade_mean": round(spread_of([book.trade for book in books]).mean, 4),
        "money_mean": round(spread_of([book.money[-1].total for book in books]).mean, 4),
        "prices": prices_of(books),
        "margins": margins_of(books),
        "left_over": left_over_of(books),
        "money": money_of(books),
        "loans": loans_of(books),
        "auctions": auctions_of(books),
        "flows_per_game": flows_of(books),
    }


def prices_of(books: Sequence[Book]) -> dict[str, StagePrices]:
    """Prices by stage and colour: overall, by thirds of the game, and round by round."""
    found: dict[str, StagePrices] = {}
    for stage in STAGES:
        sales = [(book, sale) for book in books for sale in book.sales if sale.stage == stage]
        if not sales:
            continue
        found[stage] = {
            "all": price_entry(sales),
            **{
                colour: price_entry([pair for pair in sales if pair[1].colour == colour])
                for colour in COLOURS
            },
        }
    return found


def price_entry(sales: Sequence[tuple[Book, Sale]]) -> Prices:
    """What containers of one kind cost."""
    by_third: dict[Third, list[float]] = {third: [] for third in THIRDS}
    by_round: defaultdict[int, list[float]] = defaultdict(list)
    for book, sale in sales:
        by_third[THIRDS[third_of(book, sale.when.turn)]].append(sale.price)
        by_round[sale.when.round].append(sale.price)
    return {
        **figures([sale.price for _, sale in sales]),
        "thirds": {third: figures(prices) for third, prices in by_third.items()},
        "rounds": [{"round": number, **figures(by_round[number])} for number in sorted(by_round)],
    }


def third_of(book: Book, turn: int) -> int:
    """Which third of its game a turn is in."""
    return min(3 * max(turn - 1, 0) // max(book.now.turn, 1), 2)


def margins_of(books: Sequence[Book]) -> dict[str, Margins]:
    """Margins by role and by colour: what a container cost, what it sold for and the difference."""
    margins = [margin for book in books for margin in book.margins]
    return {
        role: margin_entry([margin for margin in margins if margin.role == role], len(books))
        for role in ROLES
    }


def margin_entry(margins: Sequence[Margin], games: int) -> Margins:
    """The margins of one role."""
    profits = [margin.profit for margin in margins]
    return {
        **figures(profits),
        "cost_mean": mean(margin.cost for margin in margins),
        "income_mean": mean(margin.income for margin in margins),
        "per_game": per_game(sum(profits), games),
        "loss_share": mean(1.0 if profit < 0 else 0.0 for profit in profits),
        "colours": {
            colour: figures([margin.profit for margin in margins if margin.colour == colour])
            for colour in COLOURS
        },
    }


def left_over_of(books: Sequence[Book]) -> LeftOverReport:
    """Containers per game that were never sold on, what they cost and what they scored."""

    def lying_at(place: str) -> LeftOvers:
        lying = [row for book in books for row in book.left_over if row.place == place]
        return {
            "per_game": per_game(len(lying), len(books)),
            "cost_mean": mean(row.cost for row in lying if row.cost is not None),
            "worth_mean": mean(row.worth for row in lying),
        }

    return {
        "factory": lying_at("factory"),
        "harbour": lying_at("harbour"),
        "ship": lying_at("ship"),
        "bank": lying_at("bank"),
        "seized_per_game": per_game(sum(book.seized for book in books), len(books)),
    }


def flows_of(books: Sequence[Book]) -> dict[Purpose, float]:
    """How much was paid for each purpose, per game on average."""
    sums: defaultdict[Purpose, int] = defaultdict(int)
    for book in books:
        for flow in book.flows:
            sums[flow.purpose] += flow.amount
    return {purpose: per_game(sums[purpose], len(books)) for purpose in sorted(sums)}
