"""The rules one game is played by: edition, number of players and options, ready for the core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.editions import (
    EDITION_2018,
    EDITIONS,
    MACHINE_COSTS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    WAREHOUSE_COSTS,
    Value,
)
from longshore.game.refusals import (
    EDITION,
    OPTION_BANK,
    OPTION_EDITION,
    OPTION_FIXED,
    OPTION_VALUE,
    PLAYERS,
    UNKNOWN_OPTION,
    refused,
)

# Raised whenever the behaviour of the rules changes; records and stored games carry it.
RULES_NUMBER: Final = 1

EMPTY_VISIT_NO_AUCTION: Final = 0
EMPTY_VISIT_ENDS_TURN: Final = 1
EMPTY_VISIT_FORBIDDEN: Final = 2

TIE_ISLAND_AFTER_DISCARD: Final = 0
TIE_ISLAND_BEFORE_DISCARD: Final = 1
TIE_FACTORY_STORE: Final = 2

_EMPTY_VISITS: Final = ("no_auction", "ends_turn", "forbidden")
_TIE_BREAKS: Final = ("island_after_discard", "island_before_discard", "factory_store")


class Rules:
    """Fixed before the game (R-OPT-1) and shared by all clones of it."""

    edition: i64
    players: i64
    options: dict[str, Value]
    zero_cards: i64
    buildings_seizable: bool
    machine_costs: vec[i64]
    warehouse_costs: vec[i64]
    domestic_sale: bool
    domestic_sale_first_turn: bool
    investment_bank: bool
    cancel_bid: bool
    forced_loan: bool
    seize_per_loan: i64
    cargo_seizable: bool
    seized_to_supply: bool
    docked_purchase: bool
    empty_visit: i64
    tie_break_minimum: i64
    repay_after_auction: bool
    winner_tie_break: i64
    show_cash: bool
    win_first: bool
    broker_min_bid: i64
    broker_empty_space: bool
    forbid_end_after_call: bool
    stalemate_rounds: i64

    __slots__ = tuple(__annotations__)  # quicker to reach when not compiled


def resolve_options(edition: int, given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option that exists in such a game, with its value (R-OPT-1)."""
    if edition not in EDITIONS:
        raise refused(EDITION, value=str(edition))
    known = {option.name: option for option in OPTIONS}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise refused(UNKNOWN_OPTION, option=str(name))
        default = option.default(edition)
        if default is None:
            raise refused(OPTION_EDITION, option=name, value=str(value), edition=edition)
        # `True` and 1.0 equal 1 in Python, but are not words of the table.
        if type(value) is not type(default) or value not in option.values:
            raise refused(OPTION_VALUE, option=name, value=str(value), values=option.choice())
        if value != default and edition == EDITION_2018 and option.fixed_2018:
            raise refused(OPTION_FIXED, option=name, value=str(value), edition=edition)
        if value != default and edition != EDITION_2018 and option.only_2018:
            raise refused(OPTION_EDITION, option=name, value=str(value), edition=edition)
    with_bank = given.get("investment_bank", "off") == "on"
    resolved: dict[str, Value] = {}
    for option in OPTIONS:
        if option.of_bank and not with_bank:
            if option.name in given:
                raise refused(OPTION_BANK, option=option.name)
            continue
        default = option.default(edition)
        if default is not None:
            resolved[option.name] = given.get(option.name, default)
    return resolved


def rules_for(edition: int, players: int, given: Mapping[str, Value]) -> Rules:
    """The rules of a game, or a refusal of what does not exist (R-COMP-1, R-OPT-1)."""
    options = resolve_options(edition, given)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise refused(PLAYERS, value=players)
    box = EDITIONS[edition]
    rules = Rules()
    rules.edition = edition
    rules.players = players
    rules.options = options
    rules.zero_cards = box.zero_cards
    rules.buildings_seizable = box.buildings_seizable
    rules.machine_costs = vec[i64](list(MACHINE_COSTS))
    rules.warehouse_costs = vec[i64](list(WAREHOUSE_COSTS))
    rules.domestic_sale = options["domestic_sale"] == "on"
    rules.domestic_sale_first_turn = options["domestic_sale_first_turn"] == "allowed"
    rules.investment_bank = options["investment_bank"] == "on"
    rules.cancel_bid = options["cancel_bid"] == "on"
    rules.forced_loan = options["forced_loan_for_interest"] == "on"
    rules.seize_per_loan = number(options, "seize_per_loan_off_island")
    rules.cargo_seizable = options["ship_cargo_seizable"] == "on"
    rules.seized_to_supply = options["seized_containers_to"] == "supply"
    rules.docked_purchase = options["docked_purchase"] == "on"
    rules.empty_visit = _EMPTY_VISITS.index(str(options["empty_island_visit"]))
    rules.tie_break_minimum = number(options, "tie_break_minimum")
    rules.repay_after_auction = options["repay_after_auction"] == "on"
    rules.winner_tie_break = _TIE_BREAKS.index(str(options["winner_tie_break"]))
    rules.show_cash = options["show_cash"] == "on"
    rules.win_first = options.get("ib_pre_turn_order") == "win_first"
    rules.broker_min_bid = number(options, "broker_min_bid")
    rules.broker_empty_space = options.get("broker_empty_space") == "allowed"
    rules.forbid_end_after_call = options.get("broker_call_before_end") == "forbid_end"
    rules.stalemate_rounds = number(options, "stalemate_rounds")
    return rules


def number(options: Mapping[str, Value], name: str) -> int:
    """The value of an option that is a number; 0 where the game has no such option."""
    value = options.get(name, 0)
    if not isinstance(value, int):
        raise TypeError(name)
    return value
