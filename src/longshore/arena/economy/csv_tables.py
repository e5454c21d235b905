"""The economy of games as CSV tables, with a row for everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longshore.arena.economy.book import Book

Row = tuple[object, ...]


class CsvTable(NamedTuple):
    """A CSV file."""

    name: str
    columns: tuple[str, ...]
    rows: Iterator[Row]


def tables_of(books: Sequence[Book]) -> list[CsvTable]:
    """All tables. The first column is the file of the game, the last one its run."""
    runs = {book.name: book.run for book in books}
    return [
        CsvTable(name, (*columns, "run"), ((*row, runs[str(row[0])]) for row in rows))
        for name, columns, rows in _tables(books)
    ]


def _tables(books: Sequence[Book]) -> list[CsvTable]:
    when = ("game", "turn", "round")
    return [
        CsvTable("sales", (*when, "stage", "colour", "seller", "buyer", "price"), sales(books)),
        CsvTable(
            "margins",
            (*when, "role", "seat", "colour", "cost", "income", "profit"),
            margins(books),
        ),
        CsvTable(
            "auctions",
            (*when, "seller", "buyer", "accepted", "lot", "bid", "second", "premium", "cost"),
            auctions(books),
        ),
        CsvTable("money", (*when, "players", "brokers", "total", "loans"), money(books)),
        CsvTable("bank", (*when, "purpose", "into_the_game"), bank(books)),
        CsvTable("loans", (*when, "seat", "what"), loans(books)),
        CsvTable("flows", ("game", "from", "to", "for", "amount", "payments"), flows(books)),
    ]


def sales(books: Sequence[Book]) -> Iterator[Row]:
    """Every container that changed hands for money."""
    for book in books:
        for row in book.sales:
            yield (
                book.name,
                *row.when,
                row.stage,
                row.colour,
                row.seller,
                row.buyer,
                dollars(row.price),
            )


def margins(books: Sequence[Book]) -> Iterator[Row]:
    """What each player earned on each container."""
    for book in books:
        for row in book.margins:
            amounts = (dollars(row.cost), dollars(row.income), dollars(row.profit))
            yield (book.name, *row.when, row.role, row.seat, row.colour, *amounts)


def auctions(books: Sequence[Book]) -> Iterator[Row]:
    """Every lot at the island."""
    for book in books:
        for row in book.auctions:
            yield (
                book.name,
                *row.when,
                row.seller,
                row.buyer,
                "yes" if row.accepted else "no",
                " ".join(row.lot),
                row.bid,
                row.second,
                row.premium,
                "" if row.cost is None else dollars(row.cost),
            )


def money(books: Sequence[Book]) -> Iterator[Row]:
    """All money outside the bank after every turn. Turn 0 is the start."""
    for book in books:
        for row in book.money:
            yield book.name, *row.when, row.players, row.brokers, row.total, row.loans


def bank(books: Sequence[Book]) -> Iterator[Row]:
    """Money that entered or left the game."""
    for book in books:
        for row in book.bank_flows:
            yield book.name, *row.when, row.purpose, row.amount


def loans(books: Sequence[Book]) -> Iterator[Row]:
    """Everything that happened to loans."""
    for book in books:
        for row in book.loans:
            yield book.name, *row.when, row.seat, row.what


def flows(books: Sequence[Book]) -> Iterator[Row]:
    """Who paid whom for what, summed over a game."""
    for book in books:
        for flow in book.flows:
            yield book.name, *flow


def dollars(amount: float) -> float:
    """Fractions of a dollar arise when a bid is spread over a lot."""
    return round(amount, 4)
