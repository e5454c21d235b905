"""What a table asks becomes what a bot is asked."""

from __future__ import annotations

from typing import Any

import pytest

from longshore.online.question import asking_of, time_left


def look_with(**more: Any) -> dict[str, Any]:
    return {
        "seat": "red",
        "view": {"asked": {"decision": "bid"}},
        "legal": ["bid 0", "bid 1", "loan"],
        "bids": None,
        "clocks": None,
        **more,
    }


def test_all_bids_of_a_range_are_legal_though_few_are_listed() -> None:
    look = look_with(bids={"lowest": 0, "highest": 5000, "zero_cards": 0})
    asking = asking_of(look, ["blue: pass"], without=(), think_ms=None)
    assert len(asking.legal) == 5002
    assert "bid 4711" in asking.legal
    assert (asking.seat, asking.decision, list(asking.steps)) == (1, "bid", ["blue: pass"])


def test_a_step_that_was_refused_is_not_offered_again() -> None:
    asking = asking_of(look_with(), [], without={"loan"}, think_ms=None)
    assert list(asking.legal) == ["bid 0", "bid 1"]


@pytest.mark.parametrize(
    ("remaining", "running", "ago", "left"),
    [
        (60_000, True, 1.5, 58_000), (60_000, False, 0, None), (300, True, 0, 50),
        (3 * 86_400_000, True, 0, 600_000),
    ],
)  # fmt: skip
def test_the_clock_says_how_long_a_bot_may_think(
    remaining: int, running: bool, ago: float, left: int | None
) -> None:
    clock = {"remaining_ms": remaining, "running": running}
    look = look_with(clocks={"seats": {"red": clock, "blue": {"remaining_ms": 1, "running": True}}})
    assert time_left(look, ago) == left
    assert time_left(look_with(), ago) is None
