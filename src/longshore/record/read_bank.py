"""The Investment Bank of a position: brokers and Payment Card."""

from __future__ import annotations

from typing import Any, Final

from longshore.game.cells import PAYMENT, broker_goods
from longshore.game.state import BROKER_MONEY, CARD_MONEY, HARBOUR_PLEDGE, MAX_PLEDGES
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
from longshore.record.draft import Draft
from longshore.record.errors import PositionError
from longshore.record.read_boards import FACTORY_PRICES, HARBOUR_PRICES
from longshore.record.steps import shown
from longshore.record.words import BROKERS, PRICED_NUMBERS, SEAT_NUMBERS, SEATS, SPACE_NUMBERS

_BROKER_KEYS: Final = frozenset(("goods", "money"))
_PAYMENT_KEYS: Final = frozenset(("holder", "space", "money", "containers"))


def read_brokers(draft: Draft, value: Any) -> None:
    """Three brokers, each with goods and money."""
    if not draft.rules.investment_bank:
        if value is not None:
            raise PositionError("brokers", "this game has no Investment Bank")
        return
    brokers = a_list(value, "brokers")
    if len(brokers) != len(BROKERS):
        raise PositionError("brokers", f"there are {len(BROKERS)} brokers")
    for broker, entry in enumerate(brokers):
        path = f"brokers[{broker}]"
        part = a_mapping(entry, path, _BROKER_KEYS)
        draft.put_colours(a_key(part, path, "goods"), f"{path}.goods", broker_goods(broker))
        draft.money[BROKER_MONEY + broker] = number_in(part, path, "money", 0, MAX_MONEY)


def read_payment(draft: Draft, value: Any) -> None:
    """Holder, space and bid are all there, or none of them (R-INV-7)."""
    if value is None:
        return
    if not draft.rules.investment_bank:
        raise PositionError("payment", "this game has no Investment Bank")
    part = a_mapping(value, "payment", _PAYMENT_KEYS)
    draft.holder = a_seat(draft, a_key(part, "payment", "holder"), "payment.holder")
    draft.space = a_word(a_key(part, "payment", "space"), "payment.space", SPACE_NUMBERS)
    paid_in = "containers" if space_is_money(draft.space) else "money"
    bid = a_key(part, "payment", paid_in)
    if len(part) != len(_PAYMENT_KEYS) - 1:
        raise PositionError("payment", f"for {part['space']} one bids {paid_in}")  # R-IBCALL-5
    if paid_in == "money":
        draft.money[CARD_MONEY] = a_number(bid, "payment.money", 0, MAX_MONEY)
    else:
        draft.pledged = read_pledges(draft, bid, "payment.containers", PAYMENT)


def read_pledges(draft: Draft, value: Any, path: str, region: int) -> list[int]:
    """Containers bid for money, in the order offered: `factory tan@2`, `harbour tan@3`."""
    pledges: list[int] = []
    for name in a_list(value, path):
        kind, _, container = name.partition(" ") if isinstance(name, str) else ("", "", "")
        slot = PRICED_NUMBERS.get(container)
        prices = {"factory": FACTORY_PRICES, "harbour": HARBOUR_PRICES}.get(kind)
        if slot is None or prices is None or int(container[-1]) not in prices:
            raise PositionError(path, f"{shown(name)} is not a container of a store")
        pledges.append(slot + HARBOUR_PLEDGE if kind == "harbour" else slot)
        draft.containers[region + slot // 6] += 1
    if len(pledges) > MAX_PLEDGES:
        raise PositionError(path, "more containers than two stores can hold")
    return pledges


def a_seat(draft: Draft, value: Any, path: str) -> int:
    """A seat of this game."""
    seat = a_word(value, path, SEAT_NUMBERS)
    if seat >= draft.players:
        raise PositionError(path, f"no {SEATS[seat]} seat in this game")
    return seat
