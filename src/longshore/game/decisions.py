"""What the game can wait for (R-TURN-12), and the parts of a turn (R-TURN-3)."""

from __future__ import annotations

from typing import Final, Literal, get_args

NOTHING: Final = 0  # automatic parts are still to run
PAYING_INTEREST: Final = 1
SEIZING: Final = 2
PAYING: Final = 3
SELLING_AT_HOME: Final = 4
ACTING: Final = 5
MAKING: Final = 6
BUYING: Final = 7
STOCKING: Final = 8
BIDDING: Final = 9
SETTLING: Final = 10
BIDDING_TO_BROKER: Final = 11
OFFERING: Final = 12
RESTORING: Final = 13
OVER: Final = 14

# What can be asked, by number; `nothing` is asked only in the draft of a turn that is complete.
Decision = Literal[
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
]
DECISION_NAMES: Final[tuple[Decision, ...]] = get_args(Decision)

# Decisions of seats other than the active one, one bit each.
ASKS_OTHERS: Final = 1 << BIDDING | 1 << SEIZING | 1 << RESTORING

# The parts of a turn: which automatic part runs when no decision is open.
STAGE_START: Final = 0
STAGE_INTEREST: Final = 1
STAGE_WIN: Final = 2
STAGE_DOMESTIC: Final = 3
STAGE_ACTIONS: Final = 4
STAGE_END: Final = 5
