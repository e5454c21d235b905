"""The public ledger as data (docs/interfaces.md)."""

from __future__ import annotations

from typing import Literal, TypedDict

from longshore.record.words import Seat
from longshore.view.forms.words import Purpose, Purse


class Account(TypedDict):
    """What the public record proves about one seat's money."""

    cash: int | Literal["unknown"]
    at_least: int
    change: int
    received: dict[Purpose, int]
    paid: dict[Purpose, int]
    paid_to: dict[Purse, int]


class BankAccount(TypedDict):
    """What went through the bank. `put_in` is what it paid out minus what it received."""

    received: dict[Purpose, int]
    paid: dict[Purpose, int]
    put_in: int


_FromToFor = TypedDict("_FromToFor", {"from": Purse, "to": Purse, "for": Purpose})


class FlowOfMoney(_FromToFor):
    """All payments from one holder of money to another for one purpose."""

    amount: int
    payments: int


class LedgerData(TypedDict):
    """What the public record proves."""

    seats: dict[Seat, Account]
    bank: BankAccount
    flows: list[FlowOfMoney]
