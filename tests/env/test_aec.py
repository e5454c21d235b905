"""The PettingZoo environment: its own tests over many seeds and kinds of game, and more."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
from tests.env.games import settings_of

import longshore.env
from longshore.env.actions import NAMES
from longshore.env.aec_env import LongshoreAEC
from longshore.env.session import NOBODY, IllegalActionError
from longshore.game import new_game
from longshore.record import deal_from_seed
from longshore.view import view_of

# PettingZoo knows by name which environments have a mask, and no mask allows anything at the end.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env: Any, seed: int, each: Callable[[Any, str], None] | None = None) -> int:
    """A game of random actions. Returns how many there were."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return decisions
        if each is not None:
            each(env, agent)
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return decisions


@pytest.mark.parametrize("seed", range(30))
def test_official_api_test(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = longshore.env.aec(**settings_of(seed))
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    api_test(env, num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(15))
def test_official_seed_test(seed: int) -> None:
    seed_test(lambda: longshore.env.aec(**settings_of(seed)), num_cycles=100)


@pytest.mark.parametrize("seed", range(4))
def test_official_render_test(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: longshore.env.aec(**settings_of(seed, render_mode=render_mode)))
    assert "Container Supply" in capsys.readouterr().out


def test_it_is_not_parallelizable() -> None:
    """One seat acts at a time, so `parallel_api_test` has nothing to test."""
    assert longshore.env.aec().metadata["is_parallelizable"] is False


@pytest.mark.parametrize("reward", ["difference", "score", "win", "zero_sum"])
def test_rewards_come_once_and_at_the_end(reward: str) -> None:
    env = LongshoreAEC(max_turns=4, reward=reward, players=4)

    def nothing_yet(env: Any, _agent: str) -> None:
        assert set(env.rewards.values()) == {0}

    play(env, 5, nothing_yet)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    scores = [env.infos[agent]["score"] for agent in env.agents]
    assert scores == env.session.game.scores()
    rewards = [env.rewards[agent] for agent in env.agents]
    if reward == "difference":
        assert rewards == [own - max(scores[:i] + scores[i + 1 :]) for i, own in enumerate(scores)]
    elif reward == "score":
        assert rewards == scores
    else:
        assert sum(rewards) == pytest.approx(1 if reward == "win" else 0)


def test_a_game_that_ends_by_its_rules_terminates() -> None:
    env = LongshoreAEC(options={"stalemate_rounds": 1})
    env.reset(seed=1)
    for _ in env.agent_iter():
        if env.last()[2]:
            break
        env.step(NAMES.index("pass"))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_a_game_is_cut_off_when_a_seat_would_begin_one_turn_too_many() -> None:
    env = LongshoreAEC(max_turns=3)
    env.reset(seed=1)
    passes = 0
    while not any(env.truncations.values()):
        env.step(NAMES.index("pass"))
        passes += 1
    assert passes == 9


def test_only_the_asked_seat_has_actions() -> None:
    def others_wait(env: Any, agent: str) -> None:
        for other in env.agents:
            assert bool(env.observe(other)["action_mask"].any()) == (other == agent)
        assert set(env.legal_actions()) == set(np.flatnonzero(env.observe(agent)["action_mask"]))

    play(LongshoreAEC(edition=2018, max_turns=6), 3, others_wait)


def test_a_seed_deals_what_the_command_line_deals() -> None:
    env = LongshoreAEC()
    env.reset(seed=7)
    game = new_game(env.variant.rules, deal_from_seed(env.variant.rules, 7))
    assert view_of(env.session.game, 0) == view_of(game, 0)
    env.reset()
    second = view_of(env.session.game, 0)
    env.reset(seed=7)
    env.reset()
    assert view_of(env.session.game, 0) == second


def test_a_copy_in_the_middle_of_a_game_plays_on_by_itself() -> None:
    env = LongshoreAEC(edition=2018, max_turns=4)
    env.reset(seed=2)
    twin = copy.deepcopy(env)
    env.step(NAMES.index("loan"))
    assert twin.observe("seat_0")["observation"].sum() != env.observe("seat_0")["observation"].sum()
    for one in (env, twin):
        while one.session.seat != NOBODY:
            one.step(min(one.legal_actions(), key=lambda action: (action == 0, action)))


def test_bad_arguments_are_refused_with_a_sentence() -> None:
    for given, words in (
        ({"reward": "gold"}, 'no reward "gold"'),
        ({"render_mode": "rgb_array"}, "no render mode"),
        ({"max_turns": 0}, "at least 1"),
    ):
        with pytest.raises(ValueError, match=words):
            longshore.env.aec(**given)
    env = LongshoreAEC()
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="bid 0"):
        env.step(NAMES.index("bid 0"))
