"""What differs between the editions: the numbers of spec.md 0.4 and the options of R-OPT-1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

EDITION_2007: Final = 2007
EDITION_2018: Final = 2018

MIN_PLAYERS: Final = 3  # R-COMP-1
MAX_PLAYERS: Final = 5
COLOURS: Final = 5  # R-COMP-2
BROKERS: Final = 3  # R-IBSETUP-1

MACHINE_COSTS: Final = (0, 6, 9, 12)  # R-COMP-5: by space, cheapest first
WAREHOUSE_COSTS: Final = (0, 4, 5, 6, 7)
MACHINE_SPACES: Final = 4  # literals, so that mypyc can fold them
WAREHOUSE_SPACES: Final = 5
assert (len(MACHINE_COSTS), len(WAREHOUSE_COSTS)) == (MACHINE_SPACES, WAREHOUSE_SPACES)  # noqa: S101
ROOM_PER_MACHINE: Final = 2  # R-BUILD-7
ROOM_PER_WAREHOUSE: Final = 1
SHIP_CAPACITY: Final = 5  # R-LOAD-3

STORE_PRICES: Final = (range(1, 5), range(2, 7))  # Factory Store, Harbour Store: R-PROD-7, R-HBUY-6

STARTING_CASH: Final = 20  # R-SETUP-9
STARTING_PRICE: Final = 2  # R-SETUP-7
BROKER_CASH: Final = (1, 2, 3)  # R-IBSETUP-3
BROKER_SEEDS: Final = (2, 1, 0)  # R-IBSETUP-2: containers drawn for each broker

ACTIONS: Final = 2  # R-TURN-4
PRODUCE_COST: Final = 1  # R-PROD-2
LOAN_AMOUNT: Final = 10  # R-LOAN-2
MAX_LOANS: Final = 2  # R-LOAN-3
INTEREST: Final = 1  # R-INT-2
DOMESTIC_INCOME: Final = 2  # R-DOM-4
COLOURS_GONE_AT_END: Final = 2  # R-END-1

HARBOUR_SCORE: Final = 2  # R-SCORE-8
SHIP_SCORE: Final = 3  # R-SCORE-9
BANK_HARBOUR_SCORE: Final = 3  # R-SCORE-10
LOAN_SCORE: Final = -11  # R-SCORE-12

# R-COMP-7: what a card pays, by how far a colour comes after the card's own in the order black,
# brown, orange, tan, white. The second is the two-value colour.
CARD_VALUES: Final = (10, 5, 6, 4, 2)
TWO_VALUE: Final = 1
TWO_VALUE_HIGH: Final = 10  # R-SCORE-2

# No document limits money (R-COMP-8). Bids are limited anyway: without a bound, two sellers could
# double money past any integer, and a list of legal bids past any memory. No real game comes near.
MAX_BID: Final = 1_000_000
MAX_STALEMATE_ROUNDS: Final = 1000


class Edition(NamedTuple):
    """The pieces of one box, by number of players (3, 4, 5)."""

    number: int
    containers: tuple[int, int, int]  # R-SETUP-2, per colour
    machines: tuple[int, int, int]  # R-SETUP-3, per colour
    warehouses: tuple[int, int, int]  # R-SETUP-4
    zero_cards: int  # R-SETUP-10, per player
    buildings_seizable: bool  # R-DEF-6, R-DEF-11


EDITIONS: Final = {
    EDITION_2007: Edition(EDITION_2007, (12, 16, 20), (5, 5, 5), (25, 25, 25), 0, True),
    EDITION_2018: Edition(EDITION_2018, (10, 13, 16), (2, 3, 4), (12, 16, 20), 2, False),
}

BANK_OPTION: Final = "investment_bank"
MANY_VALUES: Final = 5
Value = str | int


class Option(NamedTuple):
    """One row of the table of R-OPT-1. If a default is None, the edition lacks the option."""

    name: str
    values: tuple[Value, ...]
    default_2007: Value | None
    default_2018: Value | None
    rule: str
    fixed_2018: bool = False  # only the default is allowed in 2018
    only_2018: bool = False  # other values than the default need the 2018 edition
    part_of: str = ""  # the option that must be on for this one to exist
    field: str = ""  # of `Rules`, where it is not the name of the option
    when: Value = "on"  # of two words the one for which the field is True
    of_deal: bool = False  # affects only the deal; no rule reads it
    since: int = 1  # the first rules number that has it

    def default(self, edition: int) -> Value | None:
        """The option's value in this edition if it is not given."""
        return self.default_2007 if edition == EDITION_2007 else self.default_2018

    def setting(self, value: Value | None) -> object:
        """What `Rules` holds for a value: a number, True or False, or the number of the word.

        None: the game does not have the option. (An `object`: mypyc would make ints of bools.)
        """
        if isinstance(self.values[0], int):
            return value if isinstance(value, int) else 0
        if len(self.values) == 2:
            return value == self.when
        return self.values.index(value) if value is not None else 0

    def exists(self, number: int, given: Mapping[str, Value]) -> bool:
        """Whether a game by these rules and with these options has it."""
        return self.since <= number and (not self.part_of or given.get(self.part_of) == "on")

    @property
    def is_range(self) -> bool:
        """Whether the values are a range of numbers, too long to list."""
        return len(self.values) > MANY_VALUES

    def choice(self) -> str:
        """The possible values, for a refusal."""
        if self.is_range:
            return f"{self.values[0]} - {self.values[-1]}"
        return ", ".join(str(value) for value in self.values)


OPTIONS: Final = (
    Option("domestic_sale", ("off", "on"), "off", "off", "R-DOM-1"),
    Option(
        "domestic_sale_first_turn",
        ("forbidden", "allowed"),
        "forbidden",
        "forbidden",
        "R-DOM-3",
        when="allowed",
    ),
    Option("investment_bank", ("off", "on"), "off", "off", "R-IBSETUP-1", only_2018=True),
    Option("cancel_bid", ("off", "on"), "off", "off", "R-CANC-1", only_2018=True),
    Option(
        "forced_loan_for_interest",
        ("on", "off"),
        "on",
        "on",
        "R-INT-5",
        fixed_2018=True,
        field="forced_loan",
    ),
    Option(
        "seize_per_loan_off_island",
        (2, 1),
        2,
        1,
        "R-DEF-4",
        fixed_2018=True,
        field="seize_per_loan",
    ),
    Option(
        "ship_cargo_seizable",
        ("off", "on"),
        "off",
        "on",
        "R-DEF-9",
        fixed_2018=True,
        field="cargo_seizable",
    ),
    Option(
        "seized_containers_to",
        ("supply", "box"),
        "supply",
        "box",
        "R-DEF-10",
        field="seized_to_supply",
        when="supply",
    ),
    Option("docked_purchase", ("on", "off"), "on", "off", "R-LOAD-6"),
    Option(
        "empty_island_visit",
        ("no_auction", "ends_turn", "forbidden"),
        "no_auction",
        "no_auction",
        "R-SAIL-7",
        field="empty_visit",
    ),
    Option("tie_break_minimum", (0, 1), 0, 0, "R-AUCT-8"),
    Option("repay_after_auction", ("off", "on"), "off", "off", "R-AUCT-14"),
    Option(
        "winner_tie_break",
        ("island_after_discard", "island_before_discard", "factory_store"),
        "island_after_discard",
        "factory_store",
        "R-SCORE-14",
    ),
    Option("show_cash", ("off", "on"), "off", "off", "R-INFO-2"),
    Option(
        "ib_pre_turn_order",
        ("interest_first", "win_first"),
        None,
        "interest_first",
        "R-IBWIN-1",
        part_of=BANK_OPTION,
        field="win_first",
        when="win_first",
    ),
    Option("broker_min_bid", (1, 0), None, 1, "R-IBCALL-6", part_of=BANK_OPTION),
    Option(
        "broker_empty_space",
        ("forbidden", "allowed"),
        None,
        "forbidden",
        "R-IBCALL-4",
        part_of=BANK_OPTION,
        when="allowed",
    ),
    Option(
        "broker_call_before_end",
        ("forbid_end", "allow"),
        None,
        "forbid_end",
        "R-IBCALL-3",
        part_of=BANK_OPTION,
        field="forbid_end_after_call",
        when="forbid_end",
    ),
    Option("first_player", ("random", "chosen"), "random", "random", "R-SETUP-13", of_deal=True),
    Option("stalemate_rounds", tuple(range(MAX_STALEMATE_ROUNDS + 1)), 0, 0, "R-END-5"),
    Option(
        "same_seller_twice",
        ("allowed", "forbidden"),
        "allowed",
        "allowed",
        "R-HBUY-2",
        field="same_seller_once",
        when="forbidden",
        since=2,
    ),
    Option(
        "cancelled_first_bid",
        ("restart", "stays_zero"),
        None,
        "restart",
        "R-CANC-3",
        part_of="cancel_bid",
        field="stays_cancelled",
        when="stays_zero",
        since=2,
    ),
)
