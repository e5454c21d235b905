"""The measurements of the environments give what `longshore bench` asks for."""

from __future__ import annotations

import pytest

from longshore.check.bench_work import Setting
from longshore.env.bench import WORKS, available


def test_the_names_are_those_of_the_interfaces() -> None:
    assert list(WORKS) == ["aec", "aec_no_observation", "solo", "openspiel"]
    assert available() == WORKS


@pytest.mark.parametrize("name", WORKS)
def test_each_plays_whole_games(name: str) -> None:
    amount = WORKS[name](Setting(2018, 3, {"investment_bank": "on"}), 3)()
    assert amount.games == amount.capped == 4
    assert amount.count > 3 * 4
