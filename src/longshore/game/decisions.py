"""What the game can wait for (R-TURN-12), and the parts of a turn (R-TURN-3)."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0  # automatic parts are still to run
INTEREST: Final = 1
SEIZE: Final = 2
PAY: Final = 3
DOMESTIC: Final = 4
ACTION: Final = 5
MAKE: Final = 6
BUY: Final = 7
STOCK: Final = 8
BID: Final = 9
SETTLE: Final = 10
BROKER_BID: Final = 11
OFFER: Final = 12
RESTORE: Final = 13
OVER: Final = 14

DECISION_NAMES: Final = (
    "nothing",
    "interest",
    "seize",
    "pay",
    "domestic",
    "action",
    "make",
    "buy",
    "stock",
    "bid",
    "settle",
    "broker_bid",
    "offer",
    "restore",
    "over",
)

# The parts of a turn: which automatic part runs when nothing is asked.
STAGE_START: Final = 0
STAGE_INTEREST: Final = 1
STAGE_WIN: Final = 2
STAGE_DOMESTIC: Final = 3
STAGE_ACTIONS: Final = 4
STAGE_END: Final = 5
