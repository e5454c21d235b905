"""Follow one game through its public events, and record its economy."""

from __future__ import annotations

from typing import Final

from longshore.arena.economy.book import Book
from longshore.arena.economy.crates import Crates
from longshore.arena.economy.goods import Goods, parts_of
from longshore.arena.economy.trades import (
    COLLECTOR,
    BankFlow,
    LeftOver,
    LoanEvent,
    Margin,
    Moment,
    MoneyAt,
    SeatEnd,
    Setting,
)
from longshore.game import Game
from longshore.game.editions import BANK_HARBOUR_SCORE, HARBOUR_SCORE, SHIP_SCORE
from longshore.record import Record, starting_game, steps_of
from longshore.record.replay import check_result
from longshore.record.words import COLOURS, SEATS
from longshore.record.write_text import deal_lines
from longshore.view import play_along
from longshore.view.forms import GameEvent
from longshore.view.places import BANK, PURSE_NAMES

_LEFT_WORTH: Final = {
    "factory": 0,
    "harbour": HARBOUR_SCORE,
    "ship": SHIP_SCORE,
    "bank": BANK_HARBOUR_SCORE,
}


def economy_of(record: Record, name: str = "", run: str = "") -> Book:
    """The economy of a recorded game, finished or not.

    Raises what replaying the record raises: `RecordError` and `Refused`.
    """
    game = starting_game(record)
    book = Book(name, record.players, run, setting_of(record))
    cards = game.snapshot().cards
    goods = Goods(book, Crates(game, dealt=record.deal is not None), cards)
    money = Money(game, book)
    for _, events in play_along(game, steps_of(record)):
        book.turns = book.now.turn
        for event in events:
            if event["event"] == "turn":
                goods.complete_lots()
                money.end_of_turn()
                turn = book.now.turn + 1
                book.now = Moment(turn, (turn - 1) // record.players + 1)
                money.whose = event["seat"]
            money.note(event)
            goods.note(event)
        goods.complete_lots()
    money.end_of_turn()
    check_result(record, game)
    take_stock(game, goods.crates, book)
    book.seats = standings(game, record)
    if game.over:
        book.ended_by = "supply" if game.snapshot().ending else "stalemate"
    return book


def setting_of(record: Record) -> Setting:
    """What a game was played by, and a name for its deal."""
    deal = "" if record.deal is None else " / ".join(deal_lines(record.deal))
    return Setting(record.edition, record.options, deal)


def standings(game: Game, record: Record) -> list[SeatEnd]:
    """Every seat as it stands at the end of the record. A game that goes on is scored as it is."""
    places = game.places()
    loans = game.snapshot().loans
    found: list[SeatEnd] = []
    for number, place in enumerate(places):
        seat, score = SEATS[number], game.score(number)
        win = 1 / places.count(1) if place == 1 else 0.0
        name = record.names.get(seat, "")
        island = score.island.total
        end = SeatEnd(seat, name, score.total, place, win, score.cash, island, loans[number])
        found.append(end)
    return found


class Money:
    """Follows money and loans."""

    def __init__(self, game: Game, book: Book) -> None:
        state = game.snapshot()
        self._book = book
        self._purses = dict(zip(PURSE_NAMES, state.money, strict=True))
        self._loans = sum(state.loans[: game.rules.players])
        self.whose = ""  # turn it is

    def note(self, event: GameEvent) -> None:
        """Take in an event."""
        now = self._book.now
        if event["event"] == "pay":
            payer, payee, amount = event["from"], event["to"], event["amount"]
            self._purses[payer] -= amount
            self._purses[payee] += amount
            self._book.flows.add(payer, payee, event["for"], amount)
            if BANK in (payer, payee):
                into = amount if payer == BANK else -amount
                self._book.bank_flows.append(BankFlow(now, event["for"], into))
        elif event["event"] == "loan":
            self._loans += 1
            what = "forced" if event["forced"] else "taken"
            self._book.loans.append(LoanEvent(now, event["seat"], what))
        elif event["event"] == "repay":
            self._loans -= 1
            self._book.loans.append(LoanEvent(now, event["seat"], "repaid"))
        elif event["event"] == "default":
            self._book.loans.append(LoanEvent(now, event["seat"], "default"))

    def end_of_turn(self) -> None:
        """Note how much money there is. Before the first turn, this is the starting money."""
        players = sum(self._purses[seat] for seat in SEATS)
        elsewhere = sum(self._purses.values()) - players - self._purses[BANK]
        cash = self._purses[self.whose] if self.whose else 0
        moment = MoneyAt(self._book.now, players, elsewhere, self._loans, self.whose, cash)
        self._book.money.append(moment)


def take_stock(game: Game, crates: Crates, book: Book) -> None:
    """Note what the containers are worth to their last owners in the current position."""
    for place, crate in crates.everywhere():
        owner, kind, _ = parts_of(place)
        if kind == "island":
            island = game.score(SEATS.index(owner)).island
            colour = COLOURS.index(crate.colour)
            worth = 0 if colour == island.discarded else island.values[colour]
            if crate.cost is not None:
                book.margins.append(
                    Margin(crate.collected, COLLECTOR, owner, crate.colour, crate.cost, worth)
                )
        elif kind in _LEFT_WORTH:
            book.left_over.append(
                LeftOver(kind, owner, crate.colour, crate.cost, _LEFT_WORTH[kind])
            )
