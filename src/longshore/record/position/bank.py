"""The Investment Bank of a position: brokers and Payment Card."""

from __future__ import annotations

from typing import Any, Final

from longshore.game.cells import (
    FACTORY,
    HARBOUR,
    HARBOUR_PLEDGE,
    PAYMENT,
    broker_goods,
    slot_colour,
    slot_price,
)
from longshore.game.rules import prices_of
from longshore.game.state import BROKER_PURSES, CARD_PURSE, MAX_PLEDGES
from longshore.game.steps import space_is_money
from longshore.record.checks import (
    MAX_MONEY,
    a_key,
    a_list,
    a_mapping,
    a_number,
    a_word,
    number_in,
)
from longshore.record.errors import PositionError
from longshore.record.position.builder import PositionBuilder
from longshore.record.steps import shown
from longshore.record.words import BROKERS, PRICED_NUMBERS, SEAT_NUMBERS, SEATS, SPACE_NUMBERS

_BROKER_KEYS: Final = frozenset(("goods", "money"))
_PAYMENT_KEYS: Final = frozenset(("holder", "space", "money", "containers"))
_STORES: Final = {"factory": FACTORY, "harbour": HARBOUR}


def read_brokers(builder: PositionBuilder, value: Any) -> None:
    """Three brokers, each with goods and money."""
    if not builder.rules.investment_bank:
        if value is not None:
            raise PositionError("brokers", "this game has no Investment Bank")
        return
    brokers = a_list(value, "brokers")
    if len(brokers) != len(BROKERS):
        raise PositionError("brokers", f"there are {len(BROKERS)} brokers")
    for broker, entry in enumerate(brokers):
        path = f"brokers[{broker}]"
        part = a_mapping(entry, path, _BROKER_KEYS)
        builder.put_colours(a_key(part, path, "goods"), f"{path}.goods", broker_goods(broker))
        builder.money[BROKER_PURSES + broker] = number_in(part, path, "money", 0, MAX_MONEY)


def read_payment(builder: PositionBuilder, value: Any) -> None:
    """Holder, space and bid are all present, or none of them (R-INV-7)."""
    if value is None:
        return
    if not builder.rules.investment_bank:
        raise PositionError("payment", "this game has no Investment Bank")
    part = a_mapping(value, "payment", _PAYMENT_KEYS)
    builder.holder = a_seat(builder, a_key(part, "payment", "holder"), "payment.holder")
    builder.space = a_word(a_key(part, "payment", "space"), "payment.space", SPACE_NUMBERS)
    paid_in = "containers" if space_is_money(builder.space) else "money"
    bid = a_key(part, "payment", paid_in)
    if len(part) != len(_PAYMENT_KEYS) - 1:
        raise PositionError("payment", f"for {part['space']} one bids {paid_in}")  # R-IBCALL-5
    if paid_in == "money":
        builder.money[CARD_PURSE] = a_number(bid, "payment.money", 0, MAX_MONEY)
    else:
        builder.pledged = read_pledges(builder, bid, "payment.containers", PAYMENT)


def read_pledges(builder: PositionBuilder, value: Any, path: str, region: int) -> list[int]:
    """Containers bid for money, in the order offered: `factory tan@2`, `harbour tan@3`."""
    pledges: list[int] = []
    for name in a_list(value, path):
        word, _, container = name.partition(" ") if isinstance(name, str) else ("", "", "")
        slot = PRICED_NUMBERS.get(container)
        kind = _STORES.get(word)
        if slot is None or kind is None or slot_price(slot) not in prices_of(builder.rules, kind):
            raise PositionError(path, f"{shown(name)} is not a container of a store")
        pledges.append(slot + HARBOUR_PLEDGE if kind == HARBOUR else slot)
        builder.containers[region + slot_colour(slot)] += 1
    if len(pledges) > MAX_PLEDGES:
        raise PositionError(path, "more containers than two stores can hold")
    return pledges


def a_seat(builder: PositionBuilder, value: Any, path: str) -> int:
    """A seat of this game."""
    seat = a_word(value, path, SEAT_NUMBERS)
    if seat >= builder.players:
        raise PositionError(path, f"no {SEATS[seat]} seat in this game")
    return seat
