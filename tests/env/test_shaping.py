"""Rewards paid as they grow: their sum is the end reward less the starting value, exactly."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.env.games import settings_of

import longshore.env
from longshore.env.rewards import REWARDS, standing_rewards
from longshore.game.editions import STARTING_CASH

START = {"score": float(STARTING_CASH), "difference": 0.0}
EDITIONS = (2007, 2018)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reward", START)
@pytest.mark.parametrize("opponents", [("random",) * 2, ("deckhand", "random", "deckhand")])
def test_solo(edition: int, reward: str, opponents: tuple[str, ...]) -> None:
    for seed in range(4):
        env = longshore.env.solo(
            opponents=opponents, edition=edition, reward=reward, shaping=True, max_turns=6
        )
        chance = random.Random(seed)
        seen, _ = env.reset(seed=seed)
        total, paid, ended = 0.0, 0, False
        info: dict[str, Any] = {}
        while not ended:
            action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
            seen, part, over, cut, info = env.step(action)
            ended = over or cut
            total += part
            paid += part != 0
            now = standing_rewards(env.session.game, REWARDS[reward])[env.seat]
            assert START[reward] + total == now  # at every decision, not only at the end
        assert total == REWARDS[reward](info["scores"], [])[env.seat] - START[reward]
        assert paid > 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reward", START)
def test_aec(edition: int, reward: str) -> None:
    for seed in range(4):
        made = settings_of(seed, edition=edition, options={}, reward=reward, shaping=True)
        env = longshore.env.aec(**made)
        chance = random.Random(seed)
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, part, over, cut, _ = env.last()
            totals[agent] += part
            done = over or cut
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if done else int(chance.choice(legal)))
        scores = env.unwrapped.session.game.scores()
        ends = [end - START[reward] for end in REWARDS[reward](scores, [])]
        assert list(totals.values()) == ends


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reward", START)
@pytest.mark.parametrize("warm_up", [0, 60])
def test_vector(edition: int, reward: str, warm_up: int) -> None:
    envs = longshore.env.vector(
        6,
        opponents=["rollout", "random", "rollout"],
        edition=edition,
        reward=reward,
        shaping=True,
        max_turns=5,
        warm_up=warm_up,
    )
    seen, _ = envs.reset(seed=1)

    def standing(game: int) -> float:
        return standing_rewards(envs.batch.game(game), REWARDS[reward])[int(envs.seats[game])]

    def starts(game: int) -> float:
        return standing(game) if warm_up else START[reward]

    begun, totals, ends = [starts(game) for game in range(6)], np.zeros(6), 0
    chance = np.random.default_rng(1)
    for _ in range(150):
        noise = chance.random(seen["action_mask"].shape)
        seen, parts, over, cut, info = envs.step((seen["action_mask"] * noise).argmax(axis=1))
        totals += parts
        for game in range(6):
            if over[game] or cut[game]:
                scores = info["final_info"]["scores"][game, :4].tolist()
                end = REWARDS[reward](scores, [])[envs.seats[game]]
                assert totals[game] == end - begun[game]
                begun[game], totals[game] = starts(game), 0.0
                ends += 1
            else:
                assert totals[game] == standing(game) - begun[game]
    assert ends > 3


def test_without_shaping_all_is_paid_at_the_end() -> None:
    env = longshore.env.solo(reward="score", max_turns=2)
    seen, _ = env.reset(seed=1)
    parts, ended = [], False
    while not ended:
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, part, over, cut, _ = env.step(action)
        parts.append(part)
        ended = over or cut
    assert not any(parts[:-1])
    assert parts[-1] == env.session.game.scores()[env.seat]


@pytest.mark.parametrize("make", [longshore.env.aec, longshore.env.solo, longshore.env.vector])
@pytest.mark.parametrize("reward", ["win", "zero_sum", lambda scores, _: scores])
def test_other_rewards_are_refused_with_a_sentence(make: Any, reward: Any) -> None:
    with pytest.raises(ValueError, match="shaping is for the rewards score and difference, not"):
        make(reward=reward, shaping=True)
