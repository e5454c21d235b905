"""Where containers are: each is in exactly one cell, and a cell counts one kind.

The first regions are the priced stores, two for each seat, with a cell for every colour and price.
The others hold colours only. The last cell of a region counts all of its containers, so that room
and cargo never have to be summed.
"""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64
from longshore.game.editions import BROKERS, COLOURS, MAX_PLAYERS, STORE_PRICES

# Room for the largest game. These numbers of `editions` are repeated here because mypyc folds a sum
# only of names in the same module, and the core's speed depends on it.
_SEATS: Final = 5
_COLOURS: Final = 5
_BROKERS: Final = 3

FACTORY: Final = 0
HARBOUR: Final = 1
BANK_STORE: Final = 2  # as a "store" to buy from: the player's own bank harbour
STORE_KINDS: Final = BANK_STORE + 1

PRICES: Final = 6  # price boxes in every store region, whether the store uses them or not
SLOTS: Final = _COLOURS * PRICES
STORE_SIZE: Final = 32  # a power of two above SLOTS
STORE_TOTAL: Final = STORE_SIZE - 1
STORES_SIZE: Final = 2 * STORE_SIZE
PLAIN_SIZE: Final = 8  # a power of two above the colours
PLAIN_TOTAL: Final = PLAIN_SIZE - 1

PLAIN_START: Final = _SEATS * STORES_SIZE
SUPPLY: Final = PLAIN_START
REMOVED: Final = SUPPLY + PLAIN_SIZE  # out of the game by seizure (R-DEF-13)
BROKER_GOODS: Final = REMOVED + PLAIN_SIZE  # a region for each broker
HAND: Final = BROKER_GOODS + _BROKERS * PLAIN_SIZE  # taken, made, lifted, returned or being paid
HAND_TOTAL: Final = HAND + PLAIN_TOTAL
LATER: Final = HAND + PLAIN_SIZE  # harbour containers waiting until the factory's are restored
PAYMENT: Final = LATER + PLAIN_SIZE  # on the Payment Card
OFFERED: Final = PAYMENT + PLAIN_SIZE  # offered to a broker, not yet on the card
SHIPS: Final = OFFERED + PLAIN_SIZE  # from here on a region for each seat
ISLAND: Final = SHIPS + _SEATS * PLAIN_SIZE
BANK_HARBOURS: Final = ISLAND + _SEATS * PLAIN_SIZE
CELLS: Final = BANK_HARBOURS + _SEATS * PLAIN_SIZE

# With other numbers regions would overlap, and containers would be counted as totals.
assert (_SEATS, _COLOURS, _BROKERS) == (MAX_PLAYERS, COLOURS, BROKERS)  # noqa: S101
assert max(prices[-1] for prices in STORE_PRICES) == PRICES  # noqa: S101
assert SLOTS < STORE_SIZE  # noqa: S101
assert _COLOURS < PLAIN_SIZE  # noqa: S101
assert STORE_SIZE & STORE_TOTAL == PLAIN_SIZE & PLAIN_TOTAL == 0  # noqa: S101

# Containers bid for broker money keep their order and store: the slot, plus an offset for a
# harbour.
HARBOUR_PLEDGE: Final = SLOTS


def slot_of(colour: i64, price: i64) -> i64:
    """The number of a priced container, as steps name it."""
    return colour * PRICES + price - 1


def slot_colour(slot: i64) -> i64:
    """The colour of a priced container."""
    return slot // PRICES


def slot_price(slot: i64) -> i64:
    """The price of a priced container."""
    return slot % PRICES + 1


def store(seat: i64, kind: i64) -> i64:
    """The first cell of a seat's Factory Store or Harbour Store, to which a slot is added."""
    return seat * STORES_SIZE + kind * STORE_SIZE


def factory_total(seat: i64) -> i64:
    """The cell that counts a seat's Factory Store."""
    return seat * STORES_SIZE + STORE_TOTAL


def harbour_total(seat: i64) -> i64:
    """The cell that counts a seat's Harbour Store."""
    return seat * STORES_SIZE + STORE_SIZE + STORE_TOTAL


def ship(seat: i64) -> i64:
    """The first cell of a seat's cargo, to which a colour is added."""
    return SHIPS + seat * PLAIN_SIZE


def ship_total(seat: i64) -> i64:
    """The cell that counts a seat's cargo."""
    return SHIPS + seat * PLAIN_SIZE + PLAIN_TOTAL


def island(seat: i64) -> i64:
    """The first cell of a seat's island section, to which a colour is added."""
    return ISLAND + seat * PLAIN_SIZE


def island_total(seat: i64) -> i64:
    """The cell that counts a seat's island section."""
    return ISLAND + seat * PLAIN_SIZE + PLAIN_TOTAL


def bank_harbour(seat: i64) -> i64:
    """The first cell of a seat's bank harbour, to which a colour is added."""
    return BANK_HARBOURS + seat * PLAIN_SIZE


def bank_harbour_total(seat: i64) -> i64:
    """The cell that counts a seat's bank harbour."""
    return BANK_HARBOURS + seat * PLAIN_SIZE + PLAIN_TOTAL


def broker_goods(broker: i64) -> i64:
    """The first cell of a broker's container space, to which a colour is added."""
    return BROKER_GOODS + broker * PLAIN_SIZE


def broker_goods_total(broker: i64) -> i64:
    """The cell that counts a broker's container space."""
    return BROKER_GOODS + broker * PLAIN_SIZE + PLAIN_TOTAL


def total_of(cell: i64) -> i64:
    """The cell that counts the whole region of a cell."""
    if cell < PLAIN_START:
        return cell | STORE_TOTAL
    return cell | PLAIN_TOTAL


def colour_of(cell: i64) -> i64:
    """The colour of the containers in a cell."""
    if cell < PLAIN_START:
        return slot_colour(cell & STORE_TOTAL)
    return cell & PLAIN_TOTAL


def pledge_slot(pledge: i64) -> i64:
    """The colour and price of a container bid for broker money."""
    if pledge >= HARBOUR_PLEDGE:
        return pledge - HARBOUR_PLEDGE
    return pledge
