"""Steps as numbers: the kind of a step, then its argument. Their text is in `longshore.record`."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64
from longshore.game.cells import SLOTS
from longshore.game.editions import BROKERS, COLOURS, EDITIONS, MAX_PLAYERS, WAREHOUSE_SPACES

ARGUMENT_BITS: Final = 6
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1
ZERO_CARD_BITS: Final = 2
ZERO_CARD_MASK: Final = (1 << ZERO_CARD_BITS) - 1
MAX_ZERO_CARDS: Final = 2  # R-SETUP-10

LOAN: Final = 0
REPAY: Final = 1
PASS: Final = 2
DONE: Final = 3
SKIP: Final = 4
DEFAULT: Final = 5
PRODUCE: Final = 6
REPRICE: Final = 7
LOAD: Final = 8
OUTBID: Final = 9
WAREHOUSE: Final = 10
DECLINE: Final = 11
MACHINE: Final = 12  # colour
RESTOCK: Final = 13  # seat
SAIL: Final = 14  # place
CALL: Final = 15  # broker space
LIFT: Final = 16  # priced container
MAKE: Final = 17  # colour
TAKE: Final = 18  # priced container
TAKE_FREE: Final = 19  # colour, at the bank
PLACE: Final = 20  # priced container
SELL: Final = 21  # priced container
SEIZE: Final = 22  # colour, from island, ship or bank harbour
SEIZE_PRICED: Final = 23  # priced container
SEIZE_MACHINE: Final = 24  # colour
SEIZE_WAREHOUSE: Final = 25  # space
PAY: Final = 26  # colour
OFFER_FACTORY: Final = 27  # priced container
OFFER_HARBOUR: Final = 28  # priced container
ACCEPT: Final = 29  # seat
BID: Final = 30  # amount and $0 cards; the last kind, since its argument has no bound

KINDS: Final = BID + 1
FIRST_MAKE: Final = MAKE << ARGUMENT_BITS
FIRST_BID: Final = BID << ARGUMENT_BITS

# Steps without an argument are complete. The others are made by `step_of`.
LOAN_STEP: Final = LOAN << ARGUMENT_BITS
REPAY_STEP: Final = REPAY << ARGUMENT_BITS
PASS_STEP: Final = PASS << ARGUMENT_BITS
DONE_STEP: Final = DONE << ARGUMENT_BITS
SKIP_STEP: Final = SKIP << ARGUMENT_BITS
DEFAULT_STEP: Final = DEFAULT << ARGUMENT_BITS
PRODUCE_STEP: Final = PRODUCE << ARGUMENT_BITS
REPRICE_STEP: Final = REPRICE << ARGUMENT_BITS
LOAD_STEP: Final = LOAD << ARGUMENT_BITS
OUTBID_STEP: Final = OUTBID << ARGUMENT_BITS
WAREHOUSE_STEP: Final = WAREHOUSE << ARGUMENT_BITS
DECLINE_STEP: Final = DECLINE << ARGUMENT_BITS

# Places where a ship can be. A seat's harbour has that seat's number.
SEA: Final = 5  # MAX_PLAYERS, as a literal that mypyc can fold
ISLAND_HARBOUR: Final = SEA + 1
BANK_HARBOUR: Final = ISLAND_HARBOUR + 1
PLACES: Final = BANK_HARBOUR + 1

SAIL_TO_SEA: Final = SAIL << ARGUMENT_BITS | SEA
SAIL_TO_ISLAND: Final = SAIL << ARGUMENT_BITS | ISLAND_HARBOUR

SPACES: Final = 6  # two for each broker: goods, then money

assert (SEA, SPACES) == (MAX_PLAYERS, 2 * BROKERS)  # noqa: S101
assert SLOTS <= ARGUMENT_MASK  # noqa: S101
assert max(box.zero_cards for box in EDITIONS.values()) <= MAX_ZERO_CARDS  # noqa: S101


def step_of(kind: i64, argument: i64) -> i64:
    """The number of a step that is not a bid."""
    return (kind << ARGUMENT_BITS) | argument


def bid(amount: i64, zero_cards: i64) -> i64:
    """The number of a bid."""
    return FIRST_BID + (amount << ZERO_CARD_BITS) + zero_cards


def kind_of(step: i64) -> i64:
    """The kind of a step, without its argument."""
    if step >= FIRST_BID:
        return BID
    return step >> ARGUMENT_BITS


def argument_of(step: i64) -> i64:
    """The argument of a step. Not for bids."""
    return step & ARGUMENT_MASK


def bid_amount(step: i64) -> i64:
    """The dollars of a bid."""
    return (step - FIRST_BID) >> ZERO_CARD_BITS


def bid_zero_cards(step: i64) -> i64:
    """The $0 cards of a bid."""
    return (step - FIRST_BID) & ZERO_CARD_MASK


def is_step(step: i64) -> bool:
    """Whether a number stands for a step at all, legal or not."""
    if step < 0:
        return False
    kind = kind_of(step)
    if kind == BID:
        return bid_zero_cards(step) <= MAX_ZERO_CARDS
    argument = argument_of(step)
    if kind < MACHINE:
        return argument == 0
    if kind == SAIL:
        return argument < PLACES
    if kind == CALL:
        return argument < SPACES
    if kind == LIFT or kind == TAKE or kind == PLACE or kind == SELL or kind == SEIZE_PRICED:
        return argument < SLOTS
    if kind == OFFER_FACTORY or kind == OFFER_HARBOUR:
        return argument < SLOTS
    if kind == RESTOCK or kind == ACCEPT:
        return argument < MAX_PLAYERS
    if kind == SEIZE_WAREHOUSE:
        return argument < WAREHOUSE_SPACES
    return argument < COLOURS


def goods_space(broker: i64) -> i64:
    """The space of a broker's containers."""
    return 2 * broker


def money_space(broker: i64) -> i64:
    """The space of a broker's money."""
    return 2 * broker + 1


def space_broker(space: i64) -> i64:
    """The broker of a space."""
    return space >> 1


def space_is_money(space: i64) -> bool:
    """Whether a space is the one for money."""
    return (space & 1) == 1
