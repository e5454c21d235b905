"""How long a game can last, and how much a seat can win or lose."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.encoding.observation import DEFAULT_MAX_TURNS as DEFAULT_MAX_TURNS
from longshore.game import Rules
from longshore.game.editions import (
    BROKER_CASH,
    BROKER_SEEDS,
    CARD_VALUES,
    COLOURS,
    DOMESTIC_INCOME,
    EDITIONS,
    LOAN_AMOUNT,
    LOAN_SCORE,
    MAX_LOANS,
    MIN_PLAYERS,
    STARTING_CASH,
)
from longshore.rows.codes import MAX_ENCODED_BID

# An upper bound on the decisions of all seats in one turn. The longest turn: 1 default, 4 seizures,
# 13 containers paid to brokers, 1 domestic sale, 3 choices of actions; a production (4 made, 8
# lifted, 8 placed, done); a broker call (13 offered, done, 13 restored, done twice); 2 loans of
# each other seat; 2 loans and 2 repayments of the active one, which does not borrow after repaying.
# That would be 84, and not all of it fits in one turn.
DECISIONS_PER_TURN: Final = 128


class Bounds(NamedTuple):
    """The least and the most a seat can get, and the total of all seats if that is fixed."""

    lowest: float
    highest: float
    together: float | None


def longest_game(rules: Rules, max_turns: int) -> int:
    """The most decisions in any game, not counting chance."""
    return max_turns * rules.players * DECISIONS_PER_TURN


def containers_of(rules: Rules) -> int:
    """All containers of a game."""
    per_colour = EDITIONS[rules.edition].containers[rules.players - MIN_PLAYERS]
    return COLOURS * per_colour + (sum(BROKER_SEEDS) if rules.investment_bank else 0)


def most_money(rules: Rules, max_turns: int) -> int:
    """All the money that can ever be in play. Only loans, home sales and subsidies add to it."""
    turns = max_turns * rules.players
    auctions = turns
    if not rules.domestic_sale and not rules.seized_to_supply:
        auctions = min(turns, containers_of(rules))  # no container comes back to be sold again
    money = (
        rules.players * (STARTING_CASH + MAX_LOANS * LOAN_AMOUNT) + auctions * 2 * MAX_ENCODED_BID
    )
    if rules.domestic_sale:
        money += turns * DOMESTIC_INCOME
    return money + (sum(BROKER_CASH) if rules.investment_bank else 0)


def bounds_of(rules: Rules, max_turns: int, reward: str) -> Bounds:
    """The range of a reward."""
    if reward == "win":
        return Bounds(0.0, 1.0, 1.0)
    lowest = float(MAX_LOANS * LOAN_SCORE)
    highest = float(most_money(rules, max_turns) + max(CARD_VALUES) * containers_of(rules))
    if reward == "score":
        return Bounds(lowest, highest, None)
    return Bounds(lowest - highest, highest - lowest, 0.0 if reward == "zero_sum" else None)
