"""The rules of one game: their number, edition, players and options, ready for the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.editions import (
    BANK_OPTION,
    EDITION_2018,
    EDITIONS,
    MACHINE_COSTS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    STORE_PRICES,
    WAREHOUSE_COSTS,
    Value,
)
from longshore.game.refusals import (
    EDITION,
    OPTION_BANK,
    OPTION_CANCEL_BID,
    OPTION_EDITION,
    OPTION_FIXED,
    OPTION_VALUE,
    PLAYERS,
    UNKNOWN_OPTION,
    UNKNOWN_RULES,
    refused,
)

# Raised whenever the behaviour of the rules changes. Records and stored games carry it, and go on
# under the number they began with: what has changed since asks `rules.number`.
RULES_NUMBER: Final = 2
# The numbers that this program still plays (docs/design.md, section 5).
KNOWN_RULES: Final = frozenset((1, RULES_NUMBER))

# The words of `empty_island_visit` and `winner_tie_break`, by their number in the table of options.
EMPTY_VISIT_NO_AUCTION: Final = 0
EMPTY_VISIT_ENDS_TURN: Final = 1
EMPTY_VISIT_FORBIDDEN: Final = 2

TIE_ISLAND_AFTER_DISCARD: Final = 0
TIE_ISLAND_BEFORE_DISCARD: Final = 1
TIE_FACTORY_STORE: Final = 2


class Rules:
    """Fixed before the game (R-OPT-1) and shared by all its clones."""

    number: i64
    edition: i64
    players: i64
    options: dict[str, Value]
    zero_cards: i64
    buildings_seizable: bool
    machine_costs: vec[i64]
    warehouse_costs: vec[i64]
    lowest_prices: vec[i64]  # by store: FACTORY, HARBOUR
    highest_prices: vec[i64]
    # A field for each option except those of the deal, filled from the table of options.
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
    same_seller_once: bool
    stays_cancelled: bool

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def __repr__(self) -> str:
        return f"<Rules {self.summary()}>"

    def summary(self) -> str:
        """Edition, players and what is unusual, for `repr`."""
        parts = [str(self.edition), f"{self.players} players"]
        for option in OPTIONS:
            value = self.options.get(option.name)
            if value is not None and value != option.default(self.edition):
                parts.append(f"{option.name}={value}")
        if self.number != RULES_NUMBER:
            parts.append(f"rules {self.number}")
        return ", ".join(parts)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, _memo: object) -> Rules:
        return self

    def __reduce__(
        self,
    ) -> tuple[Callable[..., Rules], tuple[int, int, dict[str, Value], int]]:
        """Pickled as what they are made from, so that either core reads them."""
        return rules_for, (self.edition, self.players, self.options, self.number)


def resolve_options(
    edition: int, given: Mapping[str, Value], number: int = RULES_NUMBER
) -> dict[str, Value]:
    """Every option that exists in such a game, with its value (R-OPT-1)."""
    if edition not in EDITIONS:
        raise refused(EDITION, value=str(edition))
    known = {option.name: option for option in OPTIONS if option.since <= number}
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
    resolved: dict[str, Value] = {}
    for option in OPTIONS:
        if not option.exists(number, given):
            if option.name in given:
                code = OPTION_BANK if option.part_of == BANK_OPTION else OPTION_CANCEL_BID
                raise refused(code, option=option.name)
            continue
        default = option.default(edition)
        if default is not None:
            resolved[option.name] = given.get(option.name, default)
    return resolved


def rules_for(
    edition: int, players: int, given: Mapping[str, Value], number: int = RULES_NUMBER
) -> Rules:
    """The rules of a game, or a refusal if there is no such game (R-COMP-1, R-OPT-1).

    Every game gets its rules from here: a new one those of today, a record or a stored game those
    of its own number.
    """
    if number not in KNOWN_RULES:
        raise refused(UNKNOWN_RULES, value=str(number), known=known_numbers())
    options = resolve_options(edition, given, number)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise refused(PLAYERS, value=players)
    box = EDITIONS[edition]
    rules = Rules()
    rules.number = number
    rules.edition = edition
    rules.players = players
    rules.options = options
    rules.zero_cards = box.zero_cards
    rules.buildings_seizable = box.buildings_seizable
    rules.machine_costs = vec[i64](list(MACHINE_COSTS))
    rules.warehouse_costs = vec[i64](list(WAREHOUSE_COSTS))
    rules.lowest_prices = vec[i64]([prices[0] for prices in STORE_PRICES])
    rules.highest_prices = vec[i64]([prices[-1] for prices in STORE_PRICES])
    for option in OPTIONS:
        if not option.of_deal:
            setattr(rules, option.field or option.name, option.setting(options.get(option.name)))
    return rules


def known_numbers() -> str:
    """The numbers of all rules that can be played, for a refusal."""
    return ", ".join(str(number) for number in sorted(KNOWN_RULES))


def prices_of(rules: Rules, kind: i64) -> range:
    """The prices of a Factory Store or a Harbour Store (R-PROD-7, R-HBUY-6)."""
    return range(rules.lowest_prices[kind], rules.highest_prices[kind] + 1)
