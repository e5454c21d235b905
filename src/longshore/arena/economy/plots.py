"""Plots of an economy: prices, margins, money, auctions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from longshore.arena.canvas import Plot
from longshore.arena.economy.book import Book
from longshore.arena.economy.draw_auctions import draw_auctions
from longshore.arena.economy.draw_money import draw_money
from longshore.arena.economy.draw_trade import draw_margins, draw_prices


def prices(books: Sequence[Book]) -> Plot:
    """What containers cost at every stage, by colour and round."""
    return Plot(
        "Prices by colour",
        f"{games_of(books)}. Mean over games of what a container cost, in dollars; n containers. "
        "Band: 95 % interval over games.",
        partial(draw_prices, books=books),
        (13.5, 4.8),
        panels=3,
    )


def margins(books: Sequence[Book]) -> Plot:
    """What each role earned on containers."""
    return Plot(
        "Margins",
        f"{games_of(books)}. Income less cost of a container, in dollars; collectors are paid by "
        "their cards. Box: middle half, whiskers: 90 %, diamond: mean.",
        partial(draw_margins, books=books),
        (11.5, 4.8),
        panels=2,
    )


def money(books: Sequence[Book]) -> Plot:
    """How much money there was, and where it came from and went."""
    return Plot(
        "Money",
        f"{games_of(books)}. Dollars per game: all money outside the bank (band: 95 % interval "
        "over games), and what the bank put in (up) and took out (down).",
        partial(draw_money, books=books),
        (12.5, 4.8),
        panels=2,
    )


def auctions(books: Sequence[Book]) -> Plot:
    """What lots sold for at the island."""
    return Plot(
        "Auctions at the island",
        f"{games_of(books)}. The highest bid against what the seller had paid, and against the "
        "next bid.",
        partial(draw_auctions, books=books),
        (11.5, 4.8),
        panels=2,
    )


PLOTS: Final[Mapping[str, Callable[[Sequence[Book]], Plot]]] = {
    "prices": prices,
    "margins": margins,
    "money": money,
    "auctions": auctions,
}


def save_plots(folder: Path, books: Sequence[Book]) -> None:
    """Write every plot as a PNG file."""
    for name, plot in PLOTS.items():
        plot(books).save(folder / f"{name}.png")


def games_of(books: Sequence[Book]) -> str:
    """How many games a plot is about."""
    return f"{len(books)} game{'' if len(books) == 1 else 's'}"
