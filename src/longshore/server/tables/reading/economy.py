"""The economy of a game: money, worth and prices turn by turn, and who traded with whom.

All of it follows from public events, with two exceptions. Value cards determine worth and what a
collector gained, and at a table without a tracker cash is hidden. These are left out while the game
runs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import cast

from longshore.arena.economy.book import Book
from longshore.arena.economy.crates import Crates
from longshore.arena.economy.goods import Goods
from longshore.arena.economy.trace import take_stock
from longshore.arena.economy.trades import Moment
from longshore.game import Game
from longshore.record import parse_line, starting_game
from longshore.record.words import SEATS, Colour, Seat
from longshore.server.messages.economy import (
    KEPT,
    Economy,
    EconomyFlow,
    EconomyMargin,
    EconomySale,
    EconomyTurn,
)
from longshore.server.store import EntryRow
from longshore.server.tables.reading.history import need_header
from longshore.server.tables.table import FINISHED, STUDY, Table
from longshore.view import play_along
from longshore.view.places import BROKER_NAMES, PAYMENT_CARD, PURSE_NAMES


def economy_of_table(table: Table, entries: Sequence[EntryRow]) -> Economy:
    """Everything about it that may be shown."""
    over = table.phase in (FINISHED, STUDY)
    dealt = need_header(table).deal is not None
    # The public record does not say what a custom position started with.
    open_cash = over or (table.setup.tracker and dealt) or shows_cash(table)
    game = starting_game(need_header(table))
    names = SEATS[: game.rules.players]
    book = Book(table.id, len(names))
    goods = Goods(book, Crates(game, dealt=dealt))
    turns = [turn_of(game, 0, names, cash=open_cash, worth=over)]
    steps = (parse_line(entry.step) for entry in entries if entry.step is not None)
    for _, events in play_along(game, steps):
        for event in events:
            if event["event"] == "turn":
                goods.complete_lots()
                turn = book.now.turn + 1
                book.now = Moment(turn, (turn - 1) // len(names) + 1)
            goods.note(event)
        goods.complete_lots()
        if book.now.turn > turns[-1].turn or game.over:
            turns.append(turn_of(game, book.now.turn, names, cash=open_cash, worth=over))
    if over:
        take_stock(game, goods.crates, book)
    return Economy(
        table=table.id,
        seq=table.seq,
        over=over,
        turns=turns,
        sales=[
            EconomySale(
                turn=sale.when.turn,
                stage=sale.stage,
                colour=cast("Colour", sale.colour),
                seller=sale.seller,
                buyer=sale.buyer,
                price=round(sale.price, 2),
            )
            for sale in book.sales
        ],
        flows=flows_of(book),
        margins=margins_of(book),
    )


def shows_cash(table: Table) -> bool:
    """Whether cash lies open at this table (R-INFO-2)."""
    return table.setup.options.get("show_cash") == "on"


def turn_of(
    game: Game, turn: int, names: Sequence[Seat], *, cash: bool, worth: bool
) -> EconomyTurn:
    """The state at the start of a turn (0: before the first), or at the end of the game."""
    state = game.snapshot()
    purses = dict(zip(PURSE_NAMES, state.money, strict=True))
    players = sum(purses[name] for name in names)
    totals = {name: game.score(seat).total for seat, name in enumerate(names)} if worth else None
    return EconomyTurn(
        turn=turn,
        players=players if cash else None,
        brokers=sum(purses[name] for name in (*BROKER_NAMES, PAYMENT_CARD)),
        loans=sum(state.loans[: len(names)]),
        cash={name: purses[name] for name in names} if cash else None,
        worth=totals,
    )


def flows_of(book: Book) -> list[EconomyFlow]:
    """How many containers went from whom to whom at each stage, and for how much."""
    sums: defaultdict[tuple[str, str, str], list[float]] = defaultdict(lambda: [0, 0.0])
    for sale in book.sales:
        found = sums[sale.stage, sale.seller, sale.buyer]
        found[0] += 1
        found[1] += sale.price
    for auction in book.auctions:
        if not auction.accepted:
            found = sums[KEPT, auction.seller, auction.seller]
            found[0] += len(auction.lot)
            found[1] += auction.bid
    return [
        EconomyFlow(stage, seller, buyer, int(count), round(amount, 2))
        for (stage, seller, buyer), (count, amount) in sums.items()
    ]


def margins_of(book: Book) -> list[EconomyMargin]:
    """What each seat spent and earned in each role."""
    sums: defaultdict[tuple[str, Seat], list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for margin in book.margins:
        found = sums[margin.role, cast("Seat", margin.seat)]
        found[0] += 1
        found[1] += margin.cost
        found[2] += margin.income
    return [
        EconomyMargin(role, seat, int(count), round(cost, 2), round(income, 2))
        for (role, seat), (count, cost, income) in sums.items()
    ]
