"""Measurements for `longshore bench`: decisions of whole random games, in each environment."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from random import Random
from typing import Any, Final

import numpy as np

from longshore.check.bench_work import Amount, Setting, Work
from longshore.env import aec, solo
from longshore.env.batch import TRUNCATED, Batch, Variant, new_buffers
from longshore.env.buffers import Observations

GAMES: Final = 4  # per unit of work
BATCH: Final = 128  # games side by side
BATCH_STEPS: Final = 100  # of all of them, per unit of work


def aec_work(setting: Setting, max_turns: int) -> Work:
    """The unwrapped AEC loop: an observation and a mask for every decision."""
    env = _aec(setting, max_turns)
    seeds, chance = count(), Random(1).random

    def work() -> Amount:
        decisions = capped = 0
        for _ in range(GAMES):
            env.reset(seed=next(seeds))
            for _agent in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    break
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(chance() * len(legal))])
                decisions += 1
            capped += env.session.truncated
        return Amount(decisions, GAMES, capped)

    return work


def aec_no_observation_work(setting: Setting, max_turns: int) -> Work:
    """The same loop without observations. Legal actions are a list."""
    env = _aec(setting, max_turns)
    seeds, chance = count(), Random(1).random

    def work() -> Amount:
        decisions = capped = 0
        for _ in range(GAMES):
            env.reset(seed=next(seeds))
            for _agent in env.agent_iter():
                _, _, ended, cut, _ = env.last(observe=False)
                if ended or cut:
                    break
                legal = env.legal_actions()
                env.step(legal[int(chance() * len(legal))])
                decisions += 1
            capped += env.session.truncated
        return Amount(decisions, GAMES, capped)

    return work


def solo_work(setting: Setting, max_turns: int) -> Work:
    """One learner against random opponents. Only the learner's decisions are counted."""
    env = solo(
        opponents=["random"] * (setting.players - 1),
        edition=setting.edition,
        options=setting.options,
        max_turns=max_turns,
    )
    seeds, chance = count(), Random(1).random

    def work() -> Amount:
        decisions = capped = 0
        for _ in range(GAMES):
            observation, _ = env.reset(seed=next(seeds))
            ended = cut = False
            while not ended and not cut:
                legal = np.flatnonzero(observation["action_mask"])
                action = int(legal[int(chance() * len(legal))])
                observation, _, ended, cut, _ = env.step(action)
                decisions += 1
            capped += cut
        return Amount(decisions, GAMES, capped)

    return work


def openspiel_work(setting: Setting, max_turns: int) -> Work:
    """OpenSpiel states with legal actions and observation tensors, not counting the deal."""
    import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415 (an extra of its own)

    import longshore.env.openspiel  # noqa: F401, PLC0415

    parameters: dict[str, str | int] = {
        "players": setting.players,
        "edition": setting.edition,
        "max_turns": max_turns,
        **setting.options,
    }
    game = pyspiel.load_game("longshore", parameters)
    chance = Random(1).random

    def work() -> Amount:
        decisions = capped = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.observation_tensor(state.current_player())
                    decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
            capped += state.play.session.truncated
        return Amount(decisions, GAMES, capped)

    return work


def _aec(setting: Setting, max_turns: int) -> Any:
    return aec(
        wrapped=False,
        edition=setting.edition,
        players=setting.players,
        options=setting.options,
        max_turns=max_turns,
    )


def batch_work(setting: Setting, max_turns: int) -> Work:
    """A batch with rows of bytes and masks, every action drawn by the core from the legal ones."""
    return _batch(setting, max_turns, "bytes")


def batch_no_observation_work(setting: Setting, max_turns: int) -> Work:
    """The same batch with masks only."""
    return _batch(setting, max_turns, "none")


def _batch(setting: Setting, max_turns: int, observations: Observations) -> Work:
    variant = Variant(setting.edition, setting.players, setting.options, max_turns)
    batch = Batch([variant] * BATCH, buffers=new_buffers(BATCH, observations))
    ended = batch.reset(0).ended

    def work() -> Amount:
        games = capped = 0
        for _ in range(BATCH_STEPS):
            batch.draw()
            batch.step()
            if ended.any():
                games += int(np.count_nonzero(ended))
                capped += int(np.count_nonzero(ended == TRUNCATED))
        return Amount(BATCH * BATCH_STEPS, games, capped)

    return work


WORKS: Final[dict[str, Callable[[Setting, int], Work]]] = {
    "aec": aec_work,
    "aec_no_observation": aec_no_observation_work,
    "solo": solo_work,
    "openspiel": openspiel_work,
    "batch": batch_work,
    "batch_no_observation": batch_no_observation_work,
}
_ENV: Final = ("gymnasium", "pettingzoo")
PACKAGES: Final = {
    "aec": _ENV,
    "aec_no_observation": _ENV,
    "solo": _ENV,
    "openspiel": ("pyspiel",),
    "batch": (),  # NumPy alone, which is imported above
    "batch_no_observation": (),
}


def available() -> dict[str, Callable[[Setting, int], Work]]:
    """The measurements this installation can make, depending on its extras."""
    return {
        name: work
        for name, work in WORKS.items()
        if all(find_spec(package) is not None for package in PACKAGES[name])
    }
