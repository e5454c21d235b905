from collections import Counter
from itertools import combinations, permutations
from math import sqrt
from random import Random, SystemRandom

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longshore.game import Deal, Rules, new_game, rules_for
from longshore.record import deal_from_seed, random_deal

BANK = rules_for(2018, 3, {"investment_bank": "on"})
PLAIN = rules_for(2007, 4, {})
CHOSEN = rules_for(2007, 3, {"first_player": "chosen"})

DRAWS = 6000


def chi_square(found: Counter[object], outcomes: int) -> float:
    """How far the counts are from equal, compared with chance."""
    expected = sum(found.values()) / outcomes
    missing = outcomes - len(found)
    squares = sum((count - expected) ** 2 / expected for count in found.values())
    return squares + missing * expected


def looks_uniform(found: Counter[object], outcomes: int) -> bool:
    freedom = outcomes - 1
    return chi_square(found, outcomes) < freedom + 4 * sqrt(2 * freedom)


def drawn(rules: Rules) -> list[Deal]:
    random = Random(20070501)
    return [random_deal(rules, random) for _ in range(DRAWS)]


def test_first_player_is_drawn_at_random() -> None:
    """R-SETUP-13."""
    assert looks_uniform(Counter(deal.first for deal in drawn(PLAIN)), 4)


def test_machines_and_cards_are_drawn_at_random() -> None:
    """R-SETUP-6, R-SETUP-11: every order of different colours is equally likely."""
    deals = drawn(PLAIN)
    orders = len(list(permutations(range(5), 4)))
    assert looks_uniform(Counter(deal.machines for deal in deals), orders)
    assert looks_uniform(Counter(deal.cards for deal in deals), orders)


def test_machines_and_cards_are_independent() -> None:
    """R-SETUP: all random draws are independent."""
    deals = drawn(PLAIN)
    assert looks_uniform(Counter((deal.machines[0], deal.cards[0]) for deal in deals), 25)
    assert looks_uniform(Counter((deal.first, deal.cards[1]) for deal in deals), 20)


def test_broker_seeds_are_drawn_at_random() -> None:
    """R-IBSETUP-2: two for Broker I, one for Broker II, without replacement."""
    deals = drawn(BANK)
    pairs = Counter((frozenset(deal.brokers[0]), deal.brokers[1]) for deal in deals)
    assert looks_uniform(Counter(pairs), len(list(combinations(range(5), 2))) * 3)
    assert all(deal.brokers[2] == () for deal in deals)


@given(st.integers(), st.integers(3, 5), st.booleans())
def test_every_seed_gives_a_deal_that_can_be_played(seed: int, players: int, bank: bool) -> None:
    rules = rules_for(2018, players, {"investment_bank": "on"} if bank else {})
    deal = deal_from_seed(rules, seed)
    assert deal == deal_from_seed(rules, seed)
    new_game(rules, deal)


def test_a_seed_means_the_same_deal_for_ever() -> None:
    assert deal_from_seed(PLAIN, 7) == Deal(0, (3, 0, 2, 1), (3, 1, 4, 0))
    assert deal_from_seed(BANK, 0) == Deal(2, (2, 1, 0), (3, 4, 1), ((1, 0), (4,), ()))


def test_neighbouring_seeds_and_signs_differ() -> None:
    seeds = [*range(-20, 20), 2**64, 10**30]
    assert len({deal_from_seed(BANK, seed) for seed in seeds}) == len(seeds)


def test_first_player_may_be_chosen() -> None:
    """R-SETUP-13, option `first_player`: nothing else changes."""
    without = deal_from_seed(CHOSEN, 5)
    for seat in range(3):
        assert deal_from_seed(CHOSEN, 5, first=seat) == without._replace(first=seat)
    with pytest.raises(ValueError, match="is drawn unless"):
        deal_from_seed(PLAIN, 5, first=1)


def test_the_operating_system_can_deal() -> None:
    deals = {random_deal(BANK, SystemRandom()) for _ in range(20)}
    assert len(deals) > 10
    for deal in deals:
        assert new_game(BANK, deal).turn == deal.first
