"""Who has paid whom for what, summed up to describe an economy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from longshore.view.forms import FlowOfMoney, Purpose, Purse

Key = TypeVar("Key", bound=str)


class Flow(NamedTuple):
    """All payments from one holder of money to another for one purpose."""

    payer: Purse
    payee: Purse
    purpose: Purpose
    amount: int
    payments: int


class Flows:
    """Sums of public payments. Holders are seats, the bank, brokers and the Payment Card."""

    def __init__(self) -> None:
        self._sums: dict[tuple[Purse, Purse, Purpose], tuple[int, int]] = {}

    def add(self, payer: Purse, payee: Purse, purpose: Purpose, amount: int) -> None:
        """Add a payment."""
        key = (payer, payee, purpose)
        total, payments = self._sums.get(key, (0, 0))
        self._sums[key] = (total + amount, payments + 1)

    def __iter__(self) -> Iterator[Flow]:
        for key, sums in self._sums.items():
            yield Flow(*key, *sums)

    def paid(self, payer: Purse) -> dict[Purpose, int]:
        """What a holder has paid, by purpose."""
        return summed((flow.purpose, flow.amount) for flow in self if flow.payer == payer)

    def received(self, payee: Purse) -> dict[Purpose, int]:
        """What a holder has received, by purpose."""
        return summed((flow.purpose, flow.amount) for flow in self if flow.payee == payee)

    def paid_to(self, payer: Purse) -> dict[Purse, int]:
        """What a holder has paid, by recipient."""
        return summed((flow.payee, flow.amount) for flow in self if flow.payer == payer)

    def as_data(self) -> list[FlowOfMoney]:
        """Every flow, in the order in which they first occurred."""
        return [
            {
                "from": flow.payer,
                "to": flow.payee,
                "for": flow.purpose,
                "amount": flow.amount,
                "payments": flow.payments,
            }
            for flow in self
        ]


def summed(amounts: Iterable[tuple[Key, int]]) -> dict[Key, int]:
    """The sum of all amounts that have the same key."""
    sums: dict[Key, int] = {}
    for key, amount in amounts:
        sums[key] = sums.get(key, 0) + amount
    return sums
