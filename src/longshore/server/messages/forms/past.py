"""What is left of a game: its ledger and its record (docs/interfaces.md)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from longshore.server.messages.forms.words import Colour, Edition, Options, Purpose, Purse, Seat


class Account(Struct):
    """What the public record proves about one seat's money."""

    cash: int | Literal["unknown"]
    at_least: int
    change: int
    received: dict[Purpose, int]
    paid: dict[Purpose, int]
    paid_to: dict[Purse, int]


class BankAccount(Struct):
    """What went through the bank; `put_in` is what it gave more than it got."""

    received: dict[Purpose, int]
    paid: dict[Purpose, int]
    put_in: int


class FlowOfMoney(Struct):
    """All payments from one purse to another for one purpose."""

    from_: Purse = field(name="from")
    to: Purse
    for_: Purpose = field(name="for")
    amount: int
    payments: int


class LedgerData(Struct):
    """What the public record proves."""

    seats: dict[Seat, Account]
    bank: BankAccount
    flows: list[FlowOfMoney]


class DealtCards(Struct):
    """How a game began; a card is null for those who may not see it."""

    first: Seat
    machines: list[Colour]
    cards: list[Colour | None]
    brokers: list[list[Colour]]


class GameResult(Struct):
    """How a game ended by the rules."""

    scores: dict[Seat, int]
    winners: list[Seat]


class TableEnd(Struct):
    """How a table ended, whether by the rules or before."""

    by: str
    scores: dict[Seat, int]
    winners: list[Seat]


class GameRecord(Struct):
    """A record in its JSON form; `start` is a position of docs/scenarios.md."""

    format: Literal["longshore-record"]
    version: int
    rules: int
    edition: Edition
    options: Options
    players: int
    names: dict[Seat, str]
    deal: DealtCards | None
    start: dict[str, Any] | None
    steps: list[str]
    result: GameResult | None
    partial: Seat | Literal["spectator"] | UnsetType = UNSET
    ended: TableEnd | UnsetType = UNSET
