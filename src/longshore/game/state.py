"""The state of a game: flat numbers, and the two ways in which money and containers move."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.cells import CELLS, STORE_SIZE, total_of
from longshore.game.editions import (
    BROKERS,
    COLOURS,
    MACHINE_SPACES,
    MAX_PLAYERS,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    WAREHOUSE_SPACES,
)
from longshore.game.rules import Rules

NOBODY: Final = -1
EMPTY: Final = -1  # a machine space without a machine

# Repeated from `editions`, for sums that mypyc can fold: see `cells`.
_SEATS: Final = 5
_BROKERS: Final = 3

# Purses: the seats' cash comes first, so a seat is its own purse.
BANK_PURSE: Final = _SEATS
CARD_PURSE: Final = BANK_PURSE + 1  # on the Payment Card
BROKER_PURSES: Final = CARD_PURSE + 1  # one for each broker
PURSES: Final = BROKER_PURSES + _BROKERS

# Island auction: groups of numbers, one for each seat.
BIDS: Final = 0  # of the present round
ZERO_CARDS: Final = BIDS + _SEATS
FIRST_BIDS: Final = ZERO_CARDS + _SEATS
FIRST_ZERO_CARDS: Final = FIRST_BIDS + _SEATS
BIDDERS: Final = FIRST_ZERO_CARDS + _SEATS  # OUTSIDE, WAITED_FOR or COMMITTED in this round
AUCTION_SIZE: Final = BIDDERS + _SEATS

OUTSIDE: Final = 0
WAITED_FOR: Final = 1
COMMITTED: Final = 2

MAX_PLEDGES: Final = 16  # more containers than two stores can hold

assert (_SEATS, _BROKERS) == (MAX_PLAYERS, BROKERS)  # noqa: S101
assert (  # noqa: S101
    MAX_PLEDGES > MACHINE_SPACES * ROOM_PER_MACHINE + WAREHOUSE_SPACES * ROOM_PER_WAREHOUSE
)

# What the journal notes.
NOTE_PAY: Final = 0  # from, to, amount, purpose
NOTE_MOVE: Final = 1  # from cell, to cell
NOTE_LOAN: Final = 2  # seat, forced
NOTE_DEFAULT: Final = 3  # seat, loans
NOTE_TURN: Final = 4  # seat
NOTE_BIDS: Final = 5  # round
NOTE_ENDING: Final = 6  # seat
NOTE_SCORED: Final = 7
NOTE_WON: Final = 8  # seat, space
NOTE_SEIZED: Final = 9  # debtor, machine colour (EMPTY for a warehouse), space
NOTE_BUILT: Final = 10  # seat, machine colour (EMPTY for a warehouse), space
NOTE_SIZE: Final = 5

# What a payment is for.
FOR_INTEREST: Final = 0
FOR_DOMESTIC: Final = 1
FOR_WAREHOUSE: Final = 2
FOR_MACHINE: Final = 3
FOR_RESTOCK: Final = 4
FOR_PRODUCE: Final = 5
FOR_LOAD: Final = 6
FOR_BID: Final = 7
FOR_SUBSIDY: Final = 8
FOR_DECLINE: Final = 9
FOR_BROKER_BID: Final = 10
FOR_BROKER_REFUND: Final = 11
FOR_BROKER_LOT: Final = 12
FOR_BROKER_PAYMENT: Final = 13
FOR_LOAN: Final = 14
FOR_REPAY: Final = 15


class State:
    """Everything that changes while a game is played. Created only by `new_state` and `clone`."""

    rules: Rules
    # Arrays. `cards` never changes, so clones share it.
    containers: vec[i64]  # by cell
    money: vec[i64]  # by purse
    loans: vec[i64]  # by seat
    turns: vec[i64]  # by seat: turns begun before the present one
    cards: vec[i64]  # by seat: the colour worth 10
    ships: vec[i64]  # by seat: place
    machines: vec[i64]  # by seat and space: colour or EMPTY
    machine_counts: vec[i64]  # by seat
    machine_supply: vec[i64]  # by colour
    warehouses: vec[i64]  # by seat and space: 0 or 1
    warehouse_counts: vec[i64]  # by seat
    auction: vec[i64]  # see BIDS and the lines below it
    pledged: vec[i64]  # on the Payment Card, in the order offered
    offered: vec[i64]  # being offered now
    placed: vec[i64]  # by slot, total last: laid down in this decision, not to be lifted again
    # The turn.
    turn: i64
    actions: i64
    stage: i64
    decision: i64
    produced: bool
    called: bool
    won_broker: bool
    moved: bool
    ending: bool
    over: bool
    quiet_turns: i64
    warehouse_supply: i64
    # The open decision: only what `decision` needs of these means anything.
    store: i64  # BUYING, STOCKING, RESTORING: FACTORY, HARBOUR or BANK_PURSE
    seller: i64  # BUYING: the seat bought from
    bought_from: i64  # with `same_seller_twice` forbidden: whose Factory Store was bought from
    room: i64  # MAKING: containers still to be made
    loans_in_default: i64  # SEIZING: not yet settled, this one included
    due: i64  # SEIZING: things still due for this loan
    next_broker: i64  # PAYING
    space: (
        i64  # BIDDING_TO_BROKER, OFFERING: what is called for; with a holder, what the arrow marks
    )
    restoring: i64  # RESTORING: the outbid seat
    round: i64  # BIDDING, SETTLING: 1, or 2 in the tie-break
    # The Payment Card.
    holder: i64
    pledges: i64
    offers: i64
    # What the last guard that refused has measured.
    need: i64
    have: i64
    # In a rehearsal the turn is not ended, so that nothing after it is known yet.
    held: bool
    # If someone listens: every transfer, as NOTE_SIZE numbers each.
    journal: list[int] | None

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def clone(self) -> State:
        """An independent copy without a listener."""
        other = State()
        other.rules = self.rules
        other.containers = self.containers[:]
        other.money = self.money[:]
        other.loans = self.loans[:]
        other.turns = self.turns[:]
        other.cards = self.cards
        other.ships = self.ships[:]
        other.machines = self.machines[:]
        other.machine_counts = self.machine_counts[:]
        other.machine_supply = self.machine_supply[:]
        other.warehouses = self.warehouses[:]
        other.warehouse_counts = self.warehouse_counts[:]
        other.auction = self.auction[:]
        other.pledged = self.pledged[:]
        other.offered = self.offered[:]
        other.placed = self.placed[:]
        other.turn = self.turn
        other.actions = self.actions
        other.stage = self.stage
        other.decision = self.decision
        other.produced = self.produced
        other.called = self.called
        other.won_broker = self.won_broker
        other.moved = self.moved
        other.ending = self.ending
        other.over = self.over
        other.quiet_turns = self.quiet_turns
        other.warehouse_supply = self.warehouse_supply
        other.store = self.store
        other.seller = self.seller
        other.bought_from = self.bought_from
        other.room = self.room
        other.loans_in_default = self.loans_in_default
        other.due = self.due
        other.next_broker = self.next_broker
        other.space = self.space
        other.restoring = self.restoring
        other.round = self.round
        other.holder = self.holder
        other.pledges = self.pledges
        other.offers = self.offers
        other.need = 0
        other.have = 0
        other.held = False
        other.journal = None
        return other


def new_state(rules: Rules) -> State:
    """An empty table."""
    state = State()
    state.rules = rules
    state.containers = vec[i64]([0] * CELLS)
    state.money = vec[i64]([0] * PURSES)
    state.loans = vec[i64]([0] * MAX_PLAYERS)
    state.turns = vec[i64]([0] * MAX_PLAYERS)
    state.cards = vec[i64]([0] * MAX_PLAYERS)
    state.ships = vec[i64]([0] * MAX_PLAYERS)
    state.machines = vec[i64]([EMPTY] * (MAX_PLAYERS * MACHINE_SPACES))
    state.machine_counts = vec[i64]([0] * MAX_PLAYERS)
    state.machine_supply = vec[i64]([0] * COLOURS)
    state.warehouses = vec[i64]([0] * (MAX_PLAYERS * WAREHOUSE_SPACES))
    state.warehouse_counts = vec[i64]([0] * MAX_PLAYERS)
    state.auction = vec[i64]([0] * AUCTION_SIZE)
    state.pledged = vec[i64]([0] * MAX_PLEDGES)
    state.offered = vec[i64]([0] * MAX_PLEDGES)
    state.placed = vec[i64]([0] * STORE_SIZE)
    state.turn = 0
    state.actions = 0
    state.stage = 0
    state.decision = 0
    state.produced = False
    state.called = False
    state.won_broker = False
    state.moved = False
    state.ending = False
    state.over = False
    state.quiet_turns = 0
    state.warehouse_supply = 0
    state.store = 0
    state.seller = 0
    state.bought_from = NOBODY
    state.room = 0
    state.loans_in_default = 0
    state.due = 0
    state.next_broker = 0
    state.space = 0
    state.restoring = 0
    state.round = 0
    state.holder = NOBODY
    state.pledges = 0
    state.offers = 0
    state.need = 0
    state.have = 0
    state.held = False
    state.journal = None
    return state


def carry(state: State, source: i64, target: i64) -> None:
    """One container goes from cell to cell. No container moves in any other way (R-INV-1)."""
    containers = state.containers
    containers[source] -= 1
    containers[total_of(source)] -= 1
    containers[target] += 1
    containers[total_of(target)] += 1
    if state.journal is not None:
        state.journal += [NOTE_MOVE, source, target, 0, 0]


def move(state: State, source: i64, target: i64) -> None:
    """A container changes its place. Repricing does not count as that (R-END-5)."""
    carry(state, source, target)
    state.moved = True


def pay(state: State, payer: i64, payee: i64, amount: i64, purpose: i64) -> None:
    """Money goes from purse to purse. No money moves in any other way (R-INV-4)."""
    money = state.money
    money[payer] -= amount
    money[payee] += amount
    if state.journal is not None:
        state.journal += [NOTE_PAY, payer, payee, amount, purpose]


def note(state: State, kind: i64, first: i64, second: i64, third: i64) -> None:
    """Tell a listener what the transfers alone do not say."""
    if state.journal is not None:
        state.journal += [kind, first, second, third, 0]


def machine_index(seat: i64, space: i64) -> i64:
    """The index of a seat's space in `machines`."""
    return seat * MACHINE_SPACES + space


def warehouse_index(seat: i64, space: i64) -> i64:
    """The index of a seat's space in `warehouses`."""
    return seat * WAREHOUSE_SPACES + space


def left_of(state: State, seat: i64) -> i64:
    """The seat that plays next (R-TURN-1)."""
    if seat + 1 < state.rules.players:
        return seat + 1
    return 0


def right_of(state: State, seat: i64) -> i64:
    """The seat that played before: Union Boss and chooser of seizures (R-TURN-2)."""
    return seat - 1 if seat > 0 else state.rules.players - 1
