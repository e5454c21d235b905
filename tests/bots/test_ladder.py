"""A rating beside bots says which level plays about as well."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longshore.bots import LEVELS, make_bot
from longshore.bots.ladder import RATED_NAMES, Estimate, level_like

ELSEWHERE = 7.5  # how much higher everyone is rated at another place


def there(name: str) -> Estimate:
    return Estimate(LEVELS[name.partition(":")[0]].rating + ELSEWHERE, 2.0)


def test_levels_are_rated_in_their_order() -> None:
    assert all(one.rating < next_one.rating for one, next_one in pairwise(LEVELS.values()))


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_the_nearest_wherever_ratings_begin(level: str) -> None:
    beside = {name: there(name) for name in ("trader", "captain:banker")}
    assert level_like(there(level).mu + 0.1, beside) == level
    assert level_like(there(level).mu - 0.1, beside) == level


def test_below_and_above_all_is_an_end_of_the_ladder() -> None:
    beside = {"trader": there("trader")}
    assert level_like(-100.0, beside) == next(iter(LEVELS))
    assert level_like(200.0, beside) == next(reversed(LEVELS))


def test_a_bot_whose_rating_is_surer_counts_for_more() -> None:
    mate = LEVELS["mate"].rating
    far = LEVELS["trader"].rating + 30
    beside = {"trader": Estimate(far, 8.0), "mate": Estimate(mate, 0.1)}
    assert level_like(mate, beside) == "mate"


def test_where_no_bot_is_rated_nothing_is_known() -> None:
    assert level_like(25.0, {}) is None


def test_every_rated_name_is_a_bot() -> None:
    assert "trader" in RATED_NAMES
    assert "captain:banker" in RATED_NAMES
    for name in RATED_NAMES:
        make_bot(name, seed=1).close()
