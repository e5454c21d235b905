"""Observations as one row of numbers from 0 to 1."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import longshore.env
from longshore.env.encoder import Kind
from longshore.env.observation import RICH_NAMES
from longshore.env.registry import ID

# A checker that samples without the mask; an environment without an entry in Gymnasium's list.
pytestmark = pytest.mark.filterwarnings("ignore:.*WARN")


@pytest.mark.parametrize("kind", ["words", "bytes", "rich"])
def test_numbers_are_from_0_to_1_and_keep_their_order(kind: Kind) -> None:
    made: dict[str, Any] = {"edition": 2018, "max_turns": 3, "observations": kind}
    env, plain = longshore.env.flat(longshore.env.solo(**made)), longshore.env.solo(**made)
    seen, _ = env.reset(seed=3)
    numbers = plain.reset(seed=3)[0]["observation"].astype(float)
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    rows, originals = [seen], [numbers]
    chance = np.random.default_rng(1)
    ended = False
    while not ended:
        action = int(chance.choice(np.flatnonzero(env.action_masks())))
        seen, _, over, cut, _ = env.step(action)
        originals.append(plain.step(action)[0]["observation"].astype(float))
        rows.append(seen)
        ended = over or cut
        assert env.observation_space.contains(seen)
    shown, numbers = np.array(rows), np.array(originals)
    assert ((shown > 0) == (numbers > 0)).all()
    for place in range(shown.shape[1]):
        order = np.argsort(numbers[:, place], kind="stable")
        assert (np.diff(shown[order, place]) >= 0).all()
        assert len(np.unique(shown[:, place])) == len(np.unique(numbers[:, place]))


def test_money_is_not_lost_in_its_bound() -> None:
    env = longshore.env.flat(longshore.env.solo(observations="rich"))
    seen, _ = env.reset(seed=1)
    assert seen[RICH_NAMES.index("0: cash")] == pytest.approx(np.log(21) / np.log(32768))
    assert seen[RICH_NAMES.index("cash of +1")] > 0.2


def test_official_check() -> None:
    env = longshore.env.flat(gymnasium.make(ID, max_turns=3))
    env.action_space.seed(1)
    check_env(env, skip_render_check=True)


def test_a_vector_environment_may_be_flat_too() -> None:
    plain = longshore.env.vector(4, observations="bytes", max_turns=2)
    envs = longshore.env.flat(longshore.env.vector(4, observations="bytes", max_turns=2))
    one = longshore.env.flat(longshore.env.solo(observations="bytes"))
    assert envs.single_observation_space == one.observation_space
    plain.reset(seed=1)
    seen, info = envs.reset(seed=1)
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        assert (info["action_mask"] == envs.action_masks()).all()
        actions = envs.action_masks().argmax(axis=1)
        seen, *_, info = envs.step(actions)
        numbers = plain.step(actions)[0]["observation"]
        assert ((seen > 0) == (numbers > 0)).all()


def test_what_is_flat_already_is_refused() -> None:
    env = longshore.env.flat(longshore.env.solo())
    with pytest.raises(TypeError, match="flat already"):
        longshore.env.flat(env)
