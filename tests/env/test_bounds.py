"""No number is ever larger than the tables of docs/environments.md say."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.env.games import moments
from tests.view.games import random_rules

from longshore.env.batch import Batch, Variant, new_buffers
from longshore.env.observation import BYTE_HIGHS, HIGHS, RICH_HIGHS, RICH_NAMES

BOXES = [(2007, {}), (2018, {}), (2018, {"investment_bank": "on"})]
BOUNDS: dict[Any, tuple[int, ...]] = {"bytes": BYTE_HIGHS, "words": HIGHS, "rich": RICH_HIGHS}


def kinds_of_game(seed: int) -> list[Variant]:
    """Every edition and player count, and games with any options."""
    usual = [
        Variant(edition, players, options, 30)
        for edition, options in BOXES
        for players in (3, 4, 5)
    ]
    chance = random.Random(seed)
    rules = [random_rules(chance) for _ in range(15)]
    return usual + [Variant(each.edition, each.players, each.options, 30) for each in rules]


def assert_within(rows: Any, highs: tuple[int, ...]) -> None:
    too_low, too_high = rows.min(axis=0) < 0, rows.max(axis=0) > np.array(highs)
    for place in np.flatnonzero(too_low | too_high):
        numbers = rows[:, place].min(), rows[:, place].max()
        pytest.fail(f"{RICH_NAMES[place]}: {numbers} is not within 0 to {highs[place]}")


@pytest.mark.parametrize("kind", BOUNDS)
def test_rows_of_random_games_keep_within_their_bounds(kind: Any) -> None:
    variants = kinds_of_game(len(kind))
    batch = Batch(variants, buffers=new_buffers(len(variants), kind))
    shown = batch.reset(1)
    rows = []
    for _ in range(150):
        rows.append(shown.observations.copy())
        batch.draw()
        batch.step()
    assert_within(np.concatenate(rows), BOUNDS[kind])


@pytest.mark.parametrize("seed", range(6))
def test_rich_rows_of_busy_positions_keep_within_their_bounds(seed: int) -> None:
    """Full islands, ships and stores, seen by every seat, to the end of the game."""
    rows = [
        session.encoder.observation_rich(session.game, seat, repaid=session.repaid)
        for session in moments(seed, 150)
        for seat in range(session.game.rules.players)
    ]
    assert_within(np.array(rows), RICH_HIGHS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_rich_rows_of_long_games_keep_within_their_bounds(seed: int) -> None:
    variants = kinds_of_game(100 + seed)
    batch = Batch(variants, [0, -1, 0, -1, 0], new_buffers(len(variants), "rich"), warm_up=600)
    shown = batch.reset(seed)
    for _ in range(600):
        assert_within(shown.observations, RICH_HIGHS)
        batch.draw()
        batch.step()
