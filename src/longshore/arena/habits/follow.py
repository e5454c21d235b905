"""Follow recorded games and count what every seat does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longshore.arena.economy.book import Book
from longshore.arena.economy.files import book_of
from longshore.arena.habits import acts
from longshore.arena.habits.acts import Acts, Lot
from longshore.game import Game
from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    STORE_SIZE,
    factory_total,
    harbour_total,
    ship_total,
    slot_price,
    store,
)
from longshore.game.decisions import ACTING, BIDDING
from longshore.game.editions import (
    LOAN_AMOUNT,
    MACHINE_SPACES,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    WAREHOUSE_SPACES,
)
from longshore.game.snapshot import Snapshot
from longshore.game.state import EMPTY, machine_index, warehouse_index
from longshore.game.steps import (
    CALL,
    FIRST_BID,
    ISLAND_HARBOUR,
    LOAD,
    MACHINE,
    OUTBID,
    PASS,
    PLACE,
    PRODUCE,
    REPRICE,
    RESTOCK,
    SAIL,
    WAREHOUSE,
    argument_of,
    kind_of,
)
from longshore.record import Record, starting_game, steps_of
from longshore.record.words import SEAT_NUMBERS, STORES
from longshore.view import play
from longshore.view.forms import GameEvent, PayEvent

KINDS: Final = {
    PRODUCE: acts.PRODUCE,
    RESTOCK: acts.RESTOCK,
    REPRICE: acts.REPRICE,
    SAIL: acts.SAIL,
    LOAD: acts.SAIL,
    MACHINE: acts.BUILD,
    WAREHOUSE: acts.BUILD,
    CALL: acts.CALL,
    OUTBID: acts.CALL,
}


@dataclass
class Habits:
    """One game: its economy, and what every seat did in it."""

    book: Book
    seats: list[Acts]

    def net_money(self, turn: int) -> int | None:
        """All players' cash less what they owe at the end of a turn, if there was such a turn."""
        row = next((row for row in self.book.money if row.when.turn == turn), None)
        return None if row is None else row.players - LOAN_AMOUNT * row.loans


@dataclass
class _Action:
    """An action whose details are still to come."""

    kind: int
    seat: int
    before: Snapshot
    moved: int = 0
    """Containers it has brought."""


def habits_of(record: Record, name: str = "", run: str = "") -> Habits:
    """What every seat of a recorded game did. Raises `RecordError` if the record is wrong."""
    follower = Follower(book_of(record, name, run), starting_game(record))
    for seat, step in steps_of(record):
        follower.follow(seat, step)
    follower.close()
    return follower.found


class Follower:
    """Plays a recorded game again, with an eye on every action."""

    def __init__(self, book: Book, game: Game) -> None:
        self.found = Habits(book, [Acts() for _ in range(book.players)])
        self.game = game
        self.state = game.snapshot()
        self.acting = False  # whether the present turn has been counted
        self.action: _Action | None = None
        self.visits: dict[int, int] = {}  # by seat: containers loaded on a voyage in the record
        self.purses = dict(enumerate(self.state.money))  # by seat: cash before it bid
        self.settled = 0  # auctions

    def follow(self, seat: int, step: int) -> None:
        """Take in a step."""
        before, found = self.state, self.found.seats[seat]
        kind = int(kind_of(step))
        if before.decision == ACTING and seat == before.turn:
            self._act(found, seat, kind, step)
        elif before.decision == BIDDING and step >= FIRST_BID and before.round == 1:
            self.purses[seat] = before.money[seat]
        elif kind == PLACE and before.store < len(STORES):
            found.asked[STORES[before.store]].append(int(slot_price(argument_of(step))))
        events = play(self.game, seat, step)
        self.state = self.game.snapshot()
        for event in events:
            self._hear(event, before)

    def close(self) -> None:
        """Complete what was open when the record ended."""
        self._complete()
        for seat in list(self.visits):
            self._leave_harbour(seat)
        for row in self.found.book.money:
            if row.seat:
                self.found.seats[SEAT_NUMBERS[row.seat]].cash.append(row.cash)

    def _act(self, found: Acts, seat: int, kind: int, step: int) -> None:
        """Note an action, or a turn that is given up."""
        before = self.state
        if not self.acting:
            self.acting = True
            found.turns += 1
        if kind == PASS:
            found.passed += before.actions
        if kind not in KINDS:
            return
        self._complete()
        found.taken[KINDS[kind]] += 1
        self.action = _Action(kind, seat, before)
        if kind != SAIL:
            return
        self._leave_harbour(seat)
        place = int(argument_of(step))
        if place < self.found.book.players:
            self.visits[seat] = 0
        elif place == ISLAND_HARBOUR and not before.containers[ship_total(seat)]:
            found.brought_nothing += 1

    def _complete(self) -> None:
        """Judge the last action once all of its details are known."""
        action, self.action = self.action, None
        if action is None:
            return
        found = self.found.seats[action.seat]
        if action.kind == PRODUCE and not action.moved:
            found.produced_nothing += 1
        if action.kind == RESTOCK and not action.moved:
            found.bought_nothing += 1
        if action.kind == REPRICE or (action.kind == PRODUCE and not action.moved):
            place = int(store(action.seat, HARBOUR if action.kind == REPRICE else FACTORY))
            cells = slice(place, place + STORE_SIZE)
            if self.state.containers[cells] == action.before.containers[cells]:
                found.priced_nothing += 1

    def _leave_harbour(self, seat: int) -> None:
        """Judge a visit once the ship moves on, or never will."""
        if self.visits.pop(seat, 1) == 0:
            self.found.seats[seat].loaded_nothing += 1

    def _hear(self, event: GameEvent, before: Snapshot) -> None:
        seats = self.found.seats
        match event["event"]:
            case "turn":
                self._end_turn(before.turn)
            case "move":
                if self.action is not None and event["from"] == "supply":
                    self.action.moved += 1
            case "pay":
                self._pay(event)
            case "build":
                owner = seats[SEAT_NUMBERS[event["seat"]]]
                owner.spent_on_buildings += event["cost"]
                owner.warehouses += event["what"] == "warehouse"
                owner.machines += event["what"] == "machine"
            case "settled":
                seats[before.turn].cut += before.actions
                self._settle()
            case "loan":
                seats[SEAT_NUMBERS[event["seat"]]].loans += 1
            case "repay":
                seats[SEAT_NUMBERS[event["seat"]]].repaid += 1
            case "ending":
                seats[SEAT_NUMBERS[event["seat"]]].ended = True

    def _pay(self, event: PayEvent) -> None:
        if event["for"] == "restock" and self.action is not None:
            self.action.moved += 1
        elif event["for"] == "load" and (seat := SEAT_NUMBERS[event["from"]]) in self.visits:
            self.visits[seat] += 1  # a voyage from before the record is not judged

    def _settle(self) -> None:
        """Note an auction for its seller and for all who could bid."""
        auction = self.found.book.auctions[self.settled]
        self.settled += 1
        seller = self.found.seats[SEAT_NUMBERS[auction.seller]]
        seller.cargoes.append(len(auction.lot))
        seller.kept += not auction.accepted
        for offer in auction.offers:
            seat = SEAT_NUMBERS[offer.seat]
            won = auction.buyer == offer.seat
            self.found.seats[seat].lots.append(
                Lot(
                    offer.worth,
                    self.purses[seat],
                    offer.bid,
                    auction.bid,
                    won,
                    auction.accepted,
                )
            )

    def _end_turn(self, seat: int) -> None:
        """Look at the board of the seat whose turn is over."""
        self._complete()
        self.acting = False
        state, found = self.state, self.found.seats[seat]
        machines = state.machines[int(machine_index(seat, 0)) :][:MACHINE_SPACES]
        warehouses = state.warehouses[int(warehouse_index(seat, 0)) :][:WAREHOUSE_SPACES]
        factory = ROOM_PER_MACHINE * sum(machine != EMPTY for machine in machines)
        harbour = ROOM_PER_WAREHOUSE * sum(warehouses)
        if factory:
            found.factory_filled.append(state.containers[factory_total(seat)] / factory)
        if harbour:
            found.harbour_filled.append(state.containers[harbour_total(seat)] / harbour)
        found.owing.append(state.loans[seat])
