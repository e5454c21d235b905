"""The names of places and money holders in public events."""

from __future__ import annotations

from typing import Final, get_args

from longshore.game.cells import (
    CELLS,
    FACTORY,
    HARBOUR,
    PAYMENT,
    PRICES,
    REMOVED,
    SUPPLY,
    bank_harbour,
    broker_goods,
    island,
    ship,
    slot_of,
    store,
)
from longshore.record.words import BROKERS, COLOURS, SEATS, STORES
from longshore.view.forms.words import Purpose

BANK: Final = "bank"
PAYMENT_CARD: Final = "payment card"
BROKER_NAMES: Final = tuple(f"broker {broker}" for broker in BROKERS)

# By purse (see `longshore.game.state`): seats, the bank, the Payment Card, brokers.
PURSE_NAMES: Final = (*SEATS, BANK, PAYMENT_CARD, *BROKER_NAMES)

PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)  # by the core's number, FOR_...


def _place_names() -> tuple[str, ...]:
    """The place of every cell, or empty if it depends on who holds the container."""
    names = [""] * CELLS
    for colour in range(len(COLOURS)):
        names[SUPPLY + colour] = "supply"
        names[REMOVED + colour] = "removed"
        names[PAYMENT + colour] = PAYMENT_CARD
        for broker, name in enumerate(BROKER_NAMES):
            names[broker_goods(broker) + colour] = name
        for seat, name in enumerate(SEATS):
            names[ship(seat) + colour] = f"{name}.ship"
            names[island(seat) + colour] = f"{name}.island"
            names[bank_harbour(seat) + colour] = f"{name}.bank"
            for kind in (FACTORY, HARBOUR):
                for price in range(1, PRICES + 1):
                    cell = store(seat, kind) + slot_of(colour, price)
                    names[cell] = f"{name}.{STORES[kind]}@{price}"
    return tuple(names)


PLACE_NAMES: Final = _place_names()


def hand_of(seat: int) -> str:
    """Containers a seat holds but has not placed: taken, made, lifted, offered or returned."""
    return f"{SEATS[seat]}.hand"
