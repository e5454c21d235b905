"""The state of a game: flat numbers, and the two ways in which money and containers move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)  # `Snapshot` does
class Numbers:
    """The numbers and flags of a state, which all its copies have."""

    def __init__(self) -> None:
        # The turn.
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.stage: i64 = 0
        self.decision: i64 = 0
        self.produced: bool = False
        self.called: bool = False
        self.won_broker: bool = False
        self.moved: bool = False
        self.ending: bool = False
        self.over: bool = False
        self.quiet_turns: i64 = 0
        self.warehouse_supply: i64 = 0
        # The open decision: only what `decision` needs of these means anything.
        self.store: i64 = 0  # BUYING, STOCKING, RESTORING: FACTORY, HARBOUR or BANK_PURSE
        self.seller: i64 = 0  # BUYING: the seat bought from
        # With `same_seller_twice` forbidden: whose Factory Store was bought from.
        self.bought_from: i64 = NOBODY
        self.room: i64 = 0  # MAKING: containers still to be made
        self.loans_in_default: i64 = 0  # SEIZING: not yet settled, this one included
        self.due: i64 = 0  # SEIZING: things still due for this loan
        self.next_broker: i64 = 0  # PAYING
        # BIDDING_TO_BROKER, OFFERING: what is called for; with a holder, what the arrow marks.
        self.space: i64 = 0
        self.restoring: i64 = 0  # RESTORING: the outbid seat
        self.round: i64 = 0  # BIDDING, SETTLING: 1, or 2 in the tie-break
        self.holder: i64 = NOBODY  # of the Payment Card

    # A slot for each attribute that `__init__` sets, faster to access when not compiled. Its code
    # lists all names it uses: these attributes, and constants, which are not in small letters. So
    # `__init__` must call nothing, or that would become a slot too (a test finds it, never set).
    __slots__ = tuple(filter(str.islower, __init__.__code__.co_names))


def copy_numbers(source: Numbers, target: Numbers) -> None:
    """Copy every number and flag."""
    target.turn = source.turn
    target.actions = source.actions
    target.stage = source.stage
    target.decision = source.decision
    target.produced = source.produced
    target.called = source.called
    target.won_broker = source.won_broker
    target.moved = source.moved
    target.ending = source.ending
    target.over = source.over
    target.quiet_turns = source.quiet_turns
    target.warehouse_supply = source.warehouse_supply
    target.store = source.store
    target.seller = source.seller
    target.bought_from = source.bought_from
    target.room = source.room
    target.loans_in_default = source.loans_in_default
    target.due = source.due
    target.next_broker = source.next_broker
    target.space = source.space
    target.restoring = source.restoring
    target.round = source.round
    target.holder = source.holder


class State(Numbers):
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
    pledged: vec[i64]  # on the Payment Card, in the order offered: the first `pledges`
    pledges: i64
    offered: vec[i64]  # being offered now: the first `offers`
    offers: i64
    placed: vec[i64]  # by slot, total last: laid down in this decision, not to be lifted again
    # What the last guard that refused has measured.
    need: i64
    have: i64
    # In a rehearsal the turn is not ended, so that nothing after it is known yet.
    held: bool
    # If someone listens: every transfer, as NOTE_SIZE numbers each.
    journal: list[int] | None

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        super().__init__()
        self.pledges = 0
        self.offers = 0
        self.need = 0
        self.have = 0
        self.held = False
        self.journal = None

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
        other.pledges = self.pledges
        other.offered = self.offered[:]
        other.offers = self.offers
        other.placed = self.placed[:]
        copy_numbers(self, other)
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
