"""The measurements of the environments give what `longshore bench` asks for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from longshore.check.bench_work import Setting
from longshore.env.bench import WORKS, available

BATCHES = ["batch", "batch_no_observation"]


def test_the_names_are_those_of_the_interfaces() -> None:
    assert list(WORKS) == ["aec", "aec_no_observation", "solo", "openspiel", *BATCHES]
    assert available() == WORKS


@pytest.mark.parametrize(
    ("missing", "left"),
    [
        ("pyspiel", ["aec", "aec_no_observation", "solo", *BATCHES]),
        ("gymnasium", ["openspiel", *BATCHES]),
        ("pettingzoo", ["openspiel", *BATCHES]),
    ],
)
def test_an_extra_is_enough_for_its_own_measurements(missing: str, left: list[str]) -> None:
    """In a separate process in which a package is missing."""
    program = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        "import importlib.util as util\n"
        "found = util.find_spec\n"
        f"util.find_spec = lambda name: None if name == {missing!r} else found(name)\n"
        "from longshore.cli.check import environment_measurements\n"
        "measurements = environment_measurements()\n"
        "from longshore.check.bench_work import Setting\n"
        "assert measurements[list(measurements)[-1]](Setting(2007, 3, {}), 2)().games\n"
        "print(*measurements)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.split() == left, done.stderr


@pytest.mark.parametrize("name", WORKS)
def test_each_plays_whole_games(name: str) -> None:
    amount = WORKS[name](Setting(2018, 3, {"investment_bank": "on"}), 3)()
    assert amount.games == amount.capped
    assert amount.games > 100 if name in BATCHES else amount.games == 4
    assert amount.count > 3 * 4
