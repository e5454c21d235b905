"""Plots of an economy, as PNG files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from longshore.arena.canvas import save_figure
from longshore.arena.economy.book import Book
from longshore.arena.economy.draw_auctions import draw_auctions
from longshore.arena.economy.draw_money import draw_money
from longshore.arena.economy.draw_trade import draw_margins, draw_prices


def save_plots(folder: Path, books: Sequence[Book]) -> None:
    """Write four PNG files."""
    games = f"{len(books)} game{'' if len(books) == 1 else 's'}"
    save_figure(
        folder / "prices.png",
        "Prices by colour",
        f"{games}. Mean over games of what a container cost, in dollars; n containers. Band: "
        "95 % interval over games.",
        lambda axes: draw_prices(axes, books),
        panels=3,
        size=(13.5, 4.8),
    )
    save_figure(
        folder / "margins.png",
        "Margins",
        f"{games}. Income less cost of a container, in dollars; collectors are paid by their "
        "cards. Box: middle half, whiskers: 90 %, diamond: mean.",
        lambda axes: draw_margins(axes, books),
        panels=2,
        size=(11.5, 4.8),
    )
    save_figure(
        folder / "money.png",
        "Money",
        f"{games}. Dollars per game: all money outside the bank (band: 95 % interval over games), "
        "and what the bank put in (up) and took out (down).",
        lambda axes: draw_money(axes, books),
        panels=2,
        size=(12.5, 4.8),
    )
    save_figure(
        folder / "auctions.png",
        "Auctions at the island",
        f"{games}. The highest bid against what the seller had paid, and against the next bid.",
        lambda axes: draw_auctions(axes, books),
        panels=2,
        size=(11.5, 4.8),
    )
