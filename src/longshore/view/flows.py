"""Who has paid whom, for what: the sums from which an economy can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from longshore.record.write_position import Json


class Flow(NamedTuple):
    """All payments from one holder of money to another for one purpose."""

    payer: str
    payee: str
    purpose: str
    amount: int
    payments: int


class Flows:
    """Sums of public payments. Holders are seats, the bank, brokers and the Payment Card."""

    def __init__(self) -> None:
        self._sums: dict[tuple[str, str, str], tuple[int, int]] = {}

    def add(self, payer: str, payee: str, purpose: str, amount: int) -> None:
        """One more payment."""
        key = (payer, payee, purpose)
        total, payments = self._sums.get(key, (0, 0))
        self._sums[key] = (total + amount, payments + 1)

    def __iter__(self) -> Iterator[Flow]:
        for key, sums in self._sums.items():
            yield Flow(*key, *sums)

    def paid(self, payer: str) -> dict[str, int]:
        """What a holder has paid, by purpose."""
        return self._summed(lambda flow: flow.purpose if flow.payer == payer else None)

    def received(self, payee: str) -> dict[str, int]:
        """What a holder has received, by purpose."""
        return self._summed(lambda flow: flow.purpose if flow.payee == payee else None)

    def paid_to(self, payer: str) -> dict[str, int]:
        """What a holder has paid, by who got it."""
        return self._summed(lambda flow: flow.payee if flow.payer == payer else None)

    def _summed(self, key_of: Callable[[Flow], str | None]) -> dict[str, int]:
        sums: dict[str, int] = {}
        for flow in self:
            key = key_of(flow)
            if key is not None:
                sums[key] = sums.get(key, 0) + flow.amount
        return sums

    def as_data(self) -> list[Json]:
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
