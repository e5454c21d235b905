"""Where containers lie: every container stands in exactly one cell, and a cell counts its kind.

The first regions are the priced stores, two for each seat, a cell for every colour and price. The
others hold colours only. The last cell of a region counts all of its containers, so that room and
cargo never need adding up.
"""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64

PRICES: Final = 6  # price boxes 1 to 6 in every store region, whether the store uses them or not
STORE_SIZE: Final = 32
STORE_TOTAL: Final = 31
SLOTS: Final = 30  # colours x prices
STORES_SIZE: Final = 64  # both stores of a seat
FACTORY_TOTAL: Final = 31  # add `seat * STORES_SIZE`
HARBOUR_TOTAL: Final = 63
PLAIN_START: Final = 320  # five seats x two stores
PLAIN_SIZE: Final = 8
PLAIN_TOTAL: Final = 7
CELLS: Final = 512

FACTORY: Final = 0
HARBOUR: Final = 1
BANK: Final = 2  # as a "store" to buy from: one's own bank harbour

SUPPLY: Final = 320
REMOVED: Final = 328  # out of the game by seizure (R-DEF-13)
BROKER_GOODS: Final = 336  # three regions
HAND: Final = 360  # taken, made, lifted, returned or being paid, not yet laid down
HAND_TOTAL: Final = 367
LATER: Final = 368  # harbour containers waiting until the factory's are restored
PAYMENT: Final = 376  # on the Payment Card
OFFERED: Final = 384  # offered to a broker, not yet on the card
SHIPS: Final = 392  # five regions each
ISLAND: Final = 432
BANK_HARBOURS: Final = 472
BROKER_GOODS_TOTAL: Final = 343  # add `broker * PLAIN_SIZE`
SHIP_TOTAL: Final = 399  # add `seat * PLAIN_SIZE`
ISLAND_TOTAL: Final = 439
BANK_HARBOUR_TOTAL: Final = 479


def slot_of(colour: i64, price: i64) -> i64:
    """The number of a priced container, as steps name it: 0 to 29."""
    return colour * PRICES + price - 1


def slot_colour(slot: i64) -> i64:
    """The colour of a priced container."""
    return slot // PRICES


def slot_price(slot: i64) -> i64:
    """The price of a priced container."""
    return slot % PRICES + 1


def store(seat: i64, kind: i64) -> i64:
    """The first cell of a seat's Factory Store or Harbour Store; add a slot to it."""
    return (seat * 2 + kind) * STORE_SIZE


def ship(seat: i64) -> i64:
    """The first cell of a seat's cargo; add a colour to it."""
    return SHIPS + seat * PLAIN_SIZE


def island(seat: i64) -> i64:
    """The first cell of a seat's island section; add a colour to it."""
    return ISLAND + seat * PLAIN_SIZE


def bank_harbour(seat: i64) -> i64:
    """The first cell of a seat's bank harbour; add a colour to it."""
    return BANK_HARBOURS + seat * PLAIN_SIZE


def broker_goods(broker: i64) -> i64:
    """The first cell of a broker's container space; add a colour to it."""
    return BROKER_GOODS + broker * PLAIN_SIZE


def total_of(cell: i64) -> i64:
    """The cell that counts the whole region of a cell."""
    if cell < PLAIN_START:
        return cell | STORE_TOTAL
    return cell | PLAIN_TOTAL


def colour_of(cell: i64) -> i64:
    """The colour of the containers in a cell."""
    if cell < PLAIN_START:
        return (cell & STORE_TOTAL) // PRICES
    return cell & PLAIN_TOTAL
