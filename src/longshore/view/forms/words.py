"""The words of public events: what is paid for, who holds money, and where containers are."""

from __future__ import annotations

from typing import Annotated, Literal

# In the order of the core's numbers (`longshore.game.state`, FOR_...).
Purpose = Literal[
    "interest",
    "domestic",
    "warehouse",
    "machine",
    "restock",
    "produce",
    "load",
    "bid",
    "subsidy",
    "decline",
    "broker_bid",
    "broker_refund",
    "broker_lot",
    "broker_payment",
    "loan",
    "repay",
]

Purse = Annotated[str, "A seat, `bank`, `broker I` ... or `payment card`"]
Spot = Annotated[str, "A place of docs/interfaces.md, as `red.factory@3`"]
