"""Refusals as data: a guard of the rules returns ALLOWED or one of these codes.

`longshore.text` has the sentence for each, in every language.
"""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_SEAT: Final = 2
NO_SUCH_STEP: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_ASKED: Final = 5
WRONG_STEP: Final = 6
NO_ACTIONS_LEFT: Final = 7
LOAN_LIMIT: Final = 8
LOAN_AFTER_BID: Final = 9
NO_LOAN: Final = 10
REPAY_CASH: Final = 11
NO_WAREHOUSE_SPACE: Final = 12
NO_WAREHOUSE_LEFT: Final = 13
WAREHOUSE_CASH: Final = 14
NO_MACHINE_SPACE: Final = 15
MACHINE_OWNED: Final = 16
NO_MACHINE_LEFT: Final = 17
MACHINE_CASH: Final = 18
PRODUCED_ALREADY: Final = 19
PRODUCE_CASH: Final = 20
ENDS_AFTER_CALL: Final = 21
NO_SUCH_MACHINE: Final = 22
MADE_ALREADY: Final = 23
COLOUR_GONE: Final = 24
OWN_FACTORY: Final = 25
NOT_IN_STORE: Final = 26
RESTOCK_ROOM: Final = 27
RESTOCK_CASH: Final = 28
NOT_LIFTABLE: Final = 29
NOT_IN_HAND: Final = 30
FACTORY_PRICE: Final = 31
HARBOUR_PRICE: Final = 32
HAND_NOT_EMPTY: Final = 33
SAIL_NOWHERE: Final = 34
SAIL_VIA_SEA: Final = 35
OWN_HARBOUR: Final = 36
NO_BANK: Final = 37
EMPTY_SHIP: Final = 38
NO_DOCKED_PURCHASE: Final = 39
NOT_DOCKED: Final = 40
SHIP_FULL: Final = 41
LOAD_CASH: Final = 42
NOT_AT_BANK: Final = 43
BID_COMMITTED: Final = 44
BID_CASH: Final = 45
BID_TOO_LARGE: Final = 46
NO_ZERO_CARDS: Final = 47
TIE_BREAK_MINIMUM: Final = 48
NOT_HIGHEST: Final = 49
DECLINE_CASH: Final = 50
CALLED_ALREADY: Final = 51
WON_THIS_TURN: Final = 52
CALL_AFTER_END: Final = 53
CARD_IN_USE: Final = 54
CARD_UNUSED: Final = 55
EMPTY_BROKER_SPACE: Final = 56
BROKER_BID_LOW: Final = 57
BROKER_BID_CASH: Final = 58
BROKER_CONTAINERS: Final = 59
OFFER_LOW: Final = 60
NOT_SELLABLE: Final = 61
NOT_SEIZABLE: Final = 62
NOT_LEFT_TO_PAY: Final = 63
PLAYERS: Final = 64
EDITION: Final = 65
UNKNOWN_OPTION: Final = 66
OPTION_VALUE: Final = 67
OPTION_FIXED: Final = 68
OPTION_EDITION: Final = 69
OPTION_BANK: Final = 70
BAD_DEAL: Final = 71
UNKNOWN_RULES: Final = 72
OPTION_CANCEL_BID: Final = 73
SAME_SELLER: Final = 74

# The name and the rule of each code, in the order of the codes.
REFUSALS: Final = (
    ("allowed", ""),
    ("game_over", "R-END-3"),
    ("no_such_seat", "R-COMP-1"),
    ("no_such_step", "R-TURN-12"),
    ("not_your_turn", "R-TURN-1"),
    ("not_asked", "R-TURN-12"),
    ("wrong_step", "R-TURN-12"),
    ("no_actions_left", "R-TURN-4"),
    ("loan_limit", "R-LOAN-3"),
    ("loan_after_bid", "R-LOAN-1"),
    ("no_loan", "R-LOAN-5"),
    ("repay_cash", "R-LOAN-6"),
    ("no_warehouse_space", "R-BUILD-6"),
    ("no_warehouse_left", "R-BUILD-5"),
    ("warehouse_cash", "R-BUILD-2"),
    ("no_machine_space", "R-BUILD-6"),
    ("machine_owned", "R-BUILD-4"),
    ("no_machine_left", "R-BUILD-5"),
    ("machine_cash", "R-BUILD-2"),
    ("produced_already", "R-PROD-1"),
    ("produce_cash", "R-PROD-2"),
    ("ends_after_call", "R-IBCALL-3"),
    ("no_such_machine", "R-PROD-3"),
    ("made_already", "R-PROD-3"),
    ("colour_gone", "R-PROD-4"),
    ("own_factory", "R-HBUY-3"),
    ("not_in_store", "R-HBUY-1"),
    ("restock_room", "R-HBUY-4"),
    ("restock_cash", "R-HBUY-9"),
    ("not_liftable", "R-HBUY-7"),
    ("not_in_hand", "R-HBUY-6"),
    ("factory_price", "R-PROD-7"),
    ("harbour_price", "R-HBUY-6"),
    ("hand_not_empty", "R-PROD-6"),
    ("sail_nowhere", "R-SAIL-2"),
    ("sail_via_sea", "R-SAIL-2"),
    ("own_harbour", "R-SAIL-3"),
    ("no_bank", "R-IBSAIL-1"),
    ("empty_ship", "R-SAIL-7"),
    ("no_docked_purchase", "R-LOAD-7"),
    ("not_docked", "R-LOAD-6"),
    ("ship_full", "R-LOAD-3"),
    ("load_cash", "R-LOAD-8"),
    ("not_at_bank", "R-IBSAIL-2"),
    ("bid_committed", "R-AUCT-4"),
    ("bid_cash", "R-AUCT-3"),
    ("bid_too_large", "R-COMP-8"),
    ("no_zero_cards", "R-BLUF-1"),
    ("tie_break_minimum", "R-AUCT-8"),
    ("not_highest", "R-AUCT-10"),
    ("decline_cash", "R-AUCT-13"),
    ("called_already", "R-IBCALL-1"),
    ("won_this_turn", "R-IBCALL-2"),
    ("call_after_end", "R-IBCALL-3"),
    ("card_in_use", "R-IBCALL-10"),
    ("card_unused", "R-IBCALL-10"),
    ("empty_broker_space", "R-IBCALL-4"),
    ("broker_bid_low", "R-IBCALL-6"),
    ("broker_bid_cash", "R-IBCALL-9"),
    ("broker_containers", "R-IBCALL-7"),
    ("offer_low", "R-IBCALL-6"),
    ("not_sellable", "R-DOM-4"),
    ("not_seizable", "R-DEF-2"),
    ("not_left_to_pay", "R-IBPAY-2"),
    ("players", "R-COMP-1"),
    ("edition", "R-OPT-1"),
    ("unknown_option", "R-OPT-1"),
    ("option_value", "R-OPT-1"),
    ("option_fixed", "R-OPT-1"),
    ("option_edition", "R-OPT-1"),
    ("option_bank", "R-OPT-1"),
    ("bad_deal", "R-SETUP-6"),
    ("unknown_rules", "R-OPT-1"),
    ("option_cancel_bid", "R-OPT-1"),
    ("same_seller", "R-HBUY-2"),
)


class Refused(Exception):
    """A step, an option or a deal that the rules do not allow. Nothing has changed.

    `code` names the reason, `rule` the rule, `bounds` what was needed and what there was.
    """

    def __init__(self, code: str, rule: str, bounds: dict[str, int | str]) -> None:
        super().__init__(f"{code} ({rule})")
        self.code = code
        self.rule = rule
        self.bounds = bounds

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, dict[str, int | str]]]:
        return Refused, (self.code, self.rule, self.bounds)


def refused(code: int, **bounds: int | str) -> Refused:
    """The exception for a refusal code."""
    name, rule = REFUSALS[code]
    return Refused(name, rule, dict(bounds))
