"""R-INV-4 between two moments: who may pay whom how much for what (spec.md 20.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from longshore.check.violation import Violation
from longshore.game import Rules
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import (
    DOMESTIC_INCOME,
    INTEREST,
    LOAN_AMOUNT,
    MACHINE_COSTS,
    MAX_PLAYERS,
    PRODUCE_COST,
    STORE_PRICES,
    WAREHOUSE_COSTS,
)
from longshore.game.snapshot import Snapshot
from longshore.game.state import (
    BANK_PURSE,
    BROKER_PURSES,
    CARD_PURSE,
    FOR_BID,
    FOR_BROKER_BID,
    FOR_BROKER_LOT,
    FOR_BROKER_PAYMENT,
    FOR_BROKER_REFUND,
    FOR_DECLINE,
    FOR_DOMESTIC,
    FOR_INTEREST,
    FOR_LOAD,
    FOR_LOAN,
    FOR_MACHINE,
    FOR_PRODUCE,
    FOR_REPAY,
    FOR_RESTOCK,
    FOR_SUBSIDY,
    FOR_WAREHOUSE,
    NOTE_PAY,
    NOTE_SIZE,
    PURSES,
)


class Payment(NamedTuple):
    """One payment, as the journal notes it."""

    payer: int
    payee: int
    amount: int
    purpose: int


SEAT: Final = range(MAX_PLAYERS)
THE_BANK: Final = range(BANK_PURSE, BANK_PURSE + 1)
CARD: Final = range(CARD_PURSE, CARD_PURSE + 1)
BROKER: Final = range(BROKER_PURSES, PURSES)


class Flow(NamedTuple):
    """Where money may flow from and to, and which amounts are right."""

    payer: range
    payee: range
    right: Callable[[int], bool]


def _exactly(*amounts: int) -> Callable[[int], bool]:
    return lambda amount: amount in amounts


def _not_negative(amount: int) -> bool:
    return amount >= 0


_FLOWS: Final[dict[int, tuple[Flow, ...]]] = {
    FOR_INTEREST: (
        Flow(SEAT, THE_BANK, _exactly(INTEREST)),
        Flow(SEAT, BROKER, _exactly(INTEREST)),
    ),
    FOR_DOMESTIC: (Flow(THE_BANK, SEAT, _exactly(DOMESTIC_INCOME)),),
    FOR_WAREHOUSE: (Flow(SEAT, THE_BANK, _exactly(*WAREHOUSE_COSTS)),),
    FOR_MACHINE: (Flow(SEAT, THE_BANK, _exactly(*MACHINE_COSTS)),),
    FOR_RESTOCK: (Flow(SEAT, SEAT, _exactly(*STORE_PRICES[FACTORY])),),
    FOR_PRODUCE: (Flow(SEAT, SEAT, _exactly(PRODUCE_COST)),),
    FOR_LOAD: (Flow(SEAT, SEAT, _exactly(*STORE_PRICES[HARBOUR])),),
    FOR_BID: (Flow(SEAT, SEAT, _not_negative),),
    FOR_SUBSIDY: (Flow(THE_BANK, SEAT, _not_negative),),
    FOR_DECLINE: (Flow(SEAT, THE_BANK, _not_negative), Flow(THE_BANK, BROKER, _not_negative)),
    FOR_BROKER_BID: (Flow(SEAT, CARD, _not_negative),),
    FOR_BROKER_REFUND: (Flow(CARD, SEAT, _not_negative),),
    FOR_BROKER_LOT: (Flow(BROKER, SEAT, _not_negative),),
    FOR_BROKER_PAYMENT: (Flow(CARD, BROKER, _not_negative),),
    FOR_LOAN: (Flow(THE_BANK, SEAT, _exactly(LOAN_AMOUNT)),),
    FOR_REPAY: (Flow(SEAT, THE_BANK, _exactly(LOAN_AMOUNT)),),
}


def payments_of(journal: list[int]) -> Iterator[Payment]:
    """The payments among the notes of a journal."""
    for at in range(0, len(journal), NOTE_SIZE):
        if journal[at] == NOTE_PAY:
            yield Payment(*journal[at + 1 : at + NOTE_SIZE])


def check_money_flows(before: Snapshot, after: Snapshot, journal: list[int], rules: Rules) -> None:
    """Every dollar that changed hands did so by a payment that the rules know."""
    money = list(before.money)
    loans = 0
    totals = dict.fromkeys(_FLOWS, 0)
    to_brokers = 0
    for payment in payments_of(journal):
        check_payment(payment)
        money[payment.payer] -= payment.amount
        money[payment.payee] += payment.amount
        totals[payment.purpose] += payment.amount
        if payment.purpose == FOR_LOAN:
            loans += 1
        elif payment.purpose == FOR_REPAY:
            loans -= 1
        if payment.payee in BROKER:
            to_brokers += payment.amount
    if money != list(after.money):
        raise Violation("R-INV-4", f"paid into purses {money}, but they hold {after.money}")
    if sum(after.loans) - sum(before.loans) != loans:
        raise Violation("R-INV-4", "loans were taken or repaid without their money")
    if totals[FOR_SUBSIDY] != totals[FOR_BID]:
        raise Violation("R-INV-4", f"a subsidy of {totals[FOR_SUBSIDY]} for {totals[FOR_BID]}")
    # With the Investment Bank interest and declined bids stay in the game (R-IBINT-1, R-IBDECL-1).
    lost = -totals[FOR_INTEREST] if not rules.investment_bank else 0
    if totals[FOR_DECLINE] and not rules.investment_bank:
        lost -= totals[FOR_DECLINE]
    expected = (
        lost
        + loans * LOAN_AMOUNT
        + totals[FOR_DOMESTIC]
        + totals[FOR_SUBSIDY]
        - totals[FOR_WAREHOUSE]
        - totals[FOR_MACHINE]
    )
    found = in_the_game(after) - in_the_game(before)
    if found != expected:
        raise Violation("R-INV-4", f"the money in the game changed by {found}, not {expected}")
    if to_brokers and not rules.investment_bank:
        raise Violation("R-INV-4", "brokers were paid where there are none")


def check_payment(payment: Payment) -> None:
    """Payer, payee and amount must fit the purpose."""
    for flow in _FLOWS.get(payment.purpose, ()):
        fits = payment.payer in flow.payer and payment.payee in flow.payee
        if fits and payment.payer != payment.payee and flow.right(payment.amount):
            return
    raise Violation("R-INV-4", f"no rule knows the payment {payment}")


def in_the_game(state: Snapshot) -> int:
    """The players' cash, money on the Payment Card and the brokers' money."""
    return sum(state.money) - state.money[BANK_PURSE]
