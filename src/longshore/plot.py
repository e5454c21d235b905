"""Plots of the economy of games, as `longshore economy --out` draws them.

    from longshore import plot

    plot.prices("runs/1")                    # every record in a folder; a notebook shows it
    plot.money([record, other]).figure()     # the matplotlib figure, to change or save it

They need matplotlib, which the extra `arena` installs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from longshore.arena.canvas import Plot
from longshore.arena.economy import plots
from longshore.arena.economy.book import Book
from longshore.arena.economy.files import book_of, name_in, read_book, record_files, run_of
from longshore.record import Record

__all__ = ["Games", "Plot", "auctions", "margins", "money", "prices"]

Games = str | Path | Record | Iterable[Record]
"""A file or a folder of records, a record, or several."""


def prices(games: Games) -> Plot:
    """What containers cost at every stage, by colour and round."""
    return plots.prices(books_of(games))


def margins(games: Games) -> Plot:
    """What each role earned on containers."""
    return plots.margins(books_of(games))


def money(games: Games) -> Plot:
    """How much money there was, and where it came from and went."""
    return plots.money(books_of(games))


def auctions(games: Games) -> Plot:
    """What lots sold for at the island."""
    return plots.auctions(books_of(games))


def books_of(games: Games) -> Sequence[Book]:
    """The economies of games. Raises `RecordError` or `NoRecords` where there is none."""
    if isinstance(games, str | Path):
        path = Path(games)
        return [
            read_book(file, name_in(path, file), run_of(path, file)) for file in record_files(path)
        ]
    records = [games] if isinstance(games, Record) else list(games)
    if not records:
        raise ValueError("there are no games to plot")
    return [book_of(record, f"game {number}", "") for number, record in enumerate(records, start=1)]
