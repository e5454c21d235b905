"""Make the rows of all tables from one record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.arena.dataset.tables import (
    AuctionRow,
    BidRow,
    GameRow,
    LoanRow,
    Row,
    SeatRow,
    StepRow,
    TradeRow,
    TurnRow,
)
from longshore.arena.economy.book import Book
from longshore.arena.economy.files import book_of
from longshore.record import Record, starting_game, step_text, steps_of
from longshore.record.words import COLOURS, SEATS

_CENTS: Final = 4  # decimals of a price; a bid is spread over a lot


def rows_of(record: Record, run: str, game: str) -> dict[str, list[Row]]:
    """The rows of every table for one game, finished or not. Raises `RecordError`."""
    book = book_of(record, game, run)
    return {
        "games": [_game(record, book)],
        "seats": list(_seats(record, book)),
        "turns": list(_turns(book)),
        "steps": list(_steps(record, book)),
        "trades": list(_trades(book)),
        "auctions": list(_auctions(book)),
        "bids": list(_bids(book)),
        "loans": [
            LoanRow(book.run, book.name, *loan.when, loan.seat, loan.what) for loan in book.loans
        ],
    }


def _game(record: Record, book: Book) -> GameRow:
    bankrupt = sum(seat.bankrupt for seat in book.seats)
    return GameRow(
        book.run,
        book.name,
        record.edition,
        record.players,
        " ".join(f"{name}={value}" for name, value in record.options.items()),
        book.setting.deal,
        book.ended_by,
        book.turns,
        len(record.steps),
        book.trade,
        book.money[0].total,
        book.money[-1].total,
        bankrupt,
        bankrupt == record.players,
    )


def _seats(record: Record, book: Book) -> Iterator[SeatRow]:
    game = starting_game(record)
    cards, first = game.snapshot().cards, game.turn
    for number, seat in enumerate(book.seats):
        yield SeatRow(
            book.run,
            book.name,
            seat.seat,
            seat.bot,
            number == first,
            COLOURS[cards[number]],
            seat.score,
            seat.place,
            seat.win,
            seat.bankrupt,
            seat.cash,
            seat.island,
            seat.loans,
        )


def _turns(book: Book) -> Iterator[TurnRow]:
    """A turn that had only begun when the game was stopped is left out."""
    for row in book.money:
        if row.when.turn <= book.turns:
            yield TurnRow(
                book.run,
                book.name,
                *row.when,
                row.seat or None,
                row.cash if row.seat else None,
                row.players,
                row.brokers,
                row.loans,
            )


def _steps(record: Record, book: Book) -> Iterator[StepRow]:
    """Every decision. Turns are counted as in the other tables: from the start of the record."""
    game = starting_game(record)
    turn, before = 1, sum(game.snapshot().turns)
    for number, (seat, step) in enumerate(steps_of(record), 1):
        asked = game.asked()
        # A seat may take a loan while others are asked (R-LOAN-1).
        decision = asked.decision if asked is not None and seat in asked.seats else None
        yield StepRow(book.run, book.name, number, turn, SEATS[seat], decision, step_text(step))
        game.apply(seat, step)
        turn = 1 + sum(game.snapshot().turns) - before


def _trades(book: Book) -> Iterator[TradeRow]:
    for sale in book.sales:
        yield TradeRow(
            book.run,
            book.name,
            *sale.when,
            sale.stage,
            sale.colour,
            sale.seller,
            sale.buyer,
            round(float(sale.price), _CENTS),
        )


def _auctions(book: Book) -> Iterator[AuctionRow]:
    for number, auction in enumerate(book.auctions, 1):
        yield AuctionRow(
            book.run,
            book.name,
            number,
            *auction.when,
            auction.seller,
            auction.buyer,
            auction.accepted,
            " ".join(auction.lot),
            len(auction.lot),
            auction.bid,
            auction.second,
            None if auction.cost is None else round(float(auction.cost), _CENTS),
            auction.worth_to_seller,
        )


def _bids(book: Book) -> Iterator[BidRow]:
    for number, auction in enumerate(book.auctions, 1):
        for offer in auction.offers:
            yield BidRow(book.run, book.name, number, *offer, offer.seat == auction.buyer)
