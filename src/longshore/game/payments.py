"""Paying the Investment Bank: one dollar, or one container, to each broker in turn (R-IBPAY)."""

from __future__ import annotations

from longshore.game.arrays import i64
from longshore.game.editions import BROKERS
from longshore.game.state import BROKER_PURSES, State, pay


def pay_brokers(state: State, payer: i64, amount: i64, purpose: i64) -> None:
    """Paid dollar by dollar to I, II, III, I, ..., always starting with Broker I (R-IBPAY-1)."""
    broker: i64
    for broker in range(BROKERS):
        share = (amount + BROKERS - 1 - broker) // BROKERS
        pay(state, payer, BROKER_PURSES + broker, share, purpose)
