"""Refusals as data: a guard of the rules returns ALLOWED or one of these codes.

`longshore.text` has the sentence for each, in every language.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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


class Refusal(NamedTuple):
    """What a code stands for."""

    code: int
    name: str
    rule: str


# In the order of the codes, so that a code finds its row.
REFUSALS: Final[tuple[Refusal, ...]] = (
    Refusal(ALLOWED, "allowed", ""),
    Refusal(GAME_OVER, "game_over", "R-END-3"),
    Refusal(NO_SUCH_SEAT, "no_such_seat", "R-COMP-1"),
    Refusal(NO_SUCH_STEP, "no_such_step", "R-TURN-12"),
    Refusal(NOT_YOUR_TURN, "not_your_turn", "R-TURN-1"),
    Refusal(NOT_ASKED, "not_asked", "R-TURN-12"),
    Refusal(WRONG_STEP, "wrong_step", "R-TURN-12"),
    Refusal(NO_ACTIONS_LEFT, "no_actions_left", "R-TURN-4"),
    Refusal(LOAN_LIMIT, "loan_limit", "R-LOAN-3"),
    Refusal(LOAN_AFTER_BID, "loan_after_bid", "R-LOAN-1"),
    Refusal(NO_LOAN, "no_loan", "R-LOAN-5"),
    Refusal(REPAY_CASH, "repay_cash", "R-LOAN-6"),
    Refusal(NO_WAREHOUSE_SPACE, "no_warehouse_space", "R-BUILD-6"),
    Refusal(NO_WAREHOUSE_LEFT, "no_warehouse_left", "R-BUILD-5"),
    Refusal(WAREHOUSE_CASH, "warehouse_cash", "R-BUILD-2"),
    Refusal(NO_MACHINE_SPACE, "no_machine_space", "R-BUILD-6"),
    Refusal(MACHINE_OWNED, "machine_owned", "R-BUILD-4"),
    Refusal(NO_MACHINE_LEFT, "no_machine_left", "R-BUILD-5"),
    Refusal(MACHINE_CASH, "machine_cash", "R-BUILD-2"),
    Refusal(PRODUCED_ALREADY, "produced_already", "R-PROD-1"),
    Refusal(PRODUCE_CASH, "produce_cash", "R-PROD-2"),
    Refusal(ENDS_AFTER_CALL, "ends_after_call", "R-IBCALL-3"),
    Refusal(NO_SUCH_MACHINE, "no_such_machine", "R-PROD-3"),
    Refusal(MADE_ALREADY, "made_already", "R-PROD-3"),
    Refusal(COLOUR_GONE, "colour_gone", "R-PROD-4"),
    Refusal(OWN_FACTORY, "own_factory", "R-HBUY-3"),
    Refusal(NOT_IN_STORE, "not_in_store", "R-HBUY-1"),
    Refusal(RESTOCK_ROOM, "restock_room", "R-HBUY-4"),
    Refusal(RESTOCK_CASH, "restock_cash", "R-HBUY-9"),
    Refusal(NOT_LIFTABLE, "not_liftable", "R-HBUY-7"),
    Refusal(NOT_IN_HAND, "not_in_hand", "R-HBUY-6"),
    Refusal(FACTORY_PRICE, "factory_price", "R-PROD-7"),
    Refusal(HARBOUR_PRICE, "harbour_price", "R-HBUY-6"),
    Refusal(HAND_NOT_EMPTY, "hand_not_empty", "R-PROD-6"),
    Refusal(SAIL_NOWHERE, "sail_nowhere", "R-SAIL-2"),
    Refusal(SAIL_VIA_SEA, "sail_via_sea", "R-SAIL-2"),
    Refusal(OWN_HARBOUR, "own_harbour", "R-SAIL-3"),
    Refusal(NO_BANK, "no_bank", "R-IBSAIL-1"),
    Refusal(EMPTY_SHIP, "empty_ship", "R-SAIL-7"),
    Refusal(NO_DOCKED_PURCHASE, "no_docked_purchase", "R-LOAD-7"),
    Refusal(NOT_DOCKED, "not_docked", "R-LOAD-6"),
    Refusal(SHIP_FULL, "ship_full", "R-LOAD-3"),
    Refusal(LOAD_CASH, "load_cash", "R-LOAD-8"),
    Refusal(NOT_AT_BANK, "not_at_bank", "R-IBSAIL-2"),
    Refusal(BID_COMMITTED, "bid_committed", "R-AUCT-4"),
    Refusal(BID_CASH, "bid_cash", "R-AUCT-3"),
    Refusal(BID_TOO_LARGE, "bid_too_large", "R-COMP-8"),
    Refusal(NO_ZERO_CARDS, "no_zero_cards", "R-BLUF-1"),
    Refusal(TIE_BREAK_MINIMUM, "tie_break_minimum", "R-AUCT-8"),
    Refusal(NOT_HIGHEST, "not_highest", "R-AUCT-10"),
    Refusal(DECLINE_CASH, "decline_cash", "R-AUCT-13"),
    Refusal(CALLED_ALREADY, "called_already", "R-IBCALL-1"),
    Refusal(WON_THIS_TURN, "won_this_turn", "R-IBCALL-2"),
    Refusal(CALL_AFTER_END, "call_after_end", "R-IBCALL-3"),
    Refusal(CARD_IN_USE, "card_in_use", "R-IBCALL-10"),
    Refusal(CARD_UNUSED, "card_unused", "R-IBCALL-10"),
    Refusal(EMPTY_BROKER_SPACE, "empty_broker_space", "R-IBCALL-4"),
    Refusal(BROKER_BID_LOW, "broker_bid_low", "R-IBCALL-6"),
    Refusal(BROKER_BID_CASH, "broker_bid_cash", "R-IBCALL-9"),
    Refusal(BROKER_CONTAINERS, "broker_containers", "R-IBCALL-7"),
    Refusal(OFFER_LOW, "offer_low", "R-IBCALL-6"),
    Refusal(NOT_SELLABLE, "not_sellable", "R-DOM-4"),
    Refusal(NOT_SEIZABLE, "not_seizable", "R-DEF-2"),
    Refusal(NOT_LEFT_TO_PAY, "not_left_to_pay", "R-IBPAY-2"),
    Refusal(PLAYERS, "players", "R-COMP-1"),
    Refusal(EDITION, "edition", "R-OPT-1"),
    Refusal(UNKNOWN_OPTION, "unknown_option", "R-OPT-1"),
    Refusal(OPTION_VALUE, "option_value", "R-OPT-1"),
    Refusal(OPTION_FIXED, "option_fixed", "R-OPT-1"),
    Refusal(OPTION_EDITION, "option_edition", "R-OPT-1"),
    Refusal(OPTION_BANK, "option_bank", "R-OPT-1"),
    Refusal(BAD_DEAL, "bad_deal", "R-SETUP-6"),
    Refusal(UNKNOWN_RULES, "unknown_rules", "R-OPT-1"),
    Refusal(OPTION_CANCEL_BID, "option_cancel_bid", "R-OPT-1"),
    Refusal(SAME_SELLER, "same_seller", "R-HBUY-2"),
)

assert [row.code for row in REFUSALS] == list(range(len(REFUSALS)))  # noqa: S101


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
    row = REFUSALS[code]
    return Refused(row.name, row.rule, dict(bounds))
