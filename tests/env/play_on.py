"""Reads pickled environments, plays them on, and tells what they showed: see `test_pickles`."""

from __future__ import annotations

import pickle
import sys
from typing import Any

import numpy as np

from longshore.env.aec_env import LongshoreAEC
from longshore.env.batch import Batch
from longshore.env.session import NOBODY
from longshore.env.solo_env import SoloEnv
from longshore.env.vector_env import LongshoreVectorEnv
from longshore.game import compiled

STEPS = 25


def later(env: Any) -> list[Any]:
    """What an environment shows when the last legal action is taken over and over."""
    if isinstance(env, Batch):
        return later_in_batch(env)
    if isinstance(env, LongshoreVectorEnv):
        return later_in_vector(env)
    if isinstance(env, SoloEnv):
        return later_in_solo(env)
    return later_in_aec(env)


def later_in_aec(env: Any) -> list[Any]:
    inner: LongshoreAEC = env.unwrapped
    shown: list[Any] = []
    for _ in range(STEPS):
        if inner.session.seat == NOBODY:
            env.reset()
        seen = env.observe(env.agent_selection)
        shown.append((env.agent_selection, seen["observation"].tolist()))
        env.step(last_of(seen["action_mask"]))
    return shown


def later_in_solo(env: SoloEnv) -> list[Any]:
    shown: list[Any] = []
    mask = env.action_masks()
    for _ in range(STEPS):
        seen, reward, terminated, truncated, info = env.step(last_of(mask))
        shown.append((seen["observation"].tolist(), reward, terminated, truncated, info))
        if terminated or truncated:
            seen, _ = env.reset()
        mask = seen["action_mask"]
    return shown


def later_in_vector(env: LongshoreVectorEnv) -> list[Any]:
    shown: list[Any] = []
    masks = env.action_masks()
    for _ in range(STEPS):
        seen, rewards, *_ = env.step([last_of(mask) for mask in masks])
        masks = seen["action_mask"]
        shown.append((seen["observation"].tolist(), masks.tolist(), rewards.tolist()))
    seen, _ = env.reset()
    return [*shown, seen["observation"].tolist()]


def later_in_batch(batch: Batch) -> list[Any]:
    shown: list[Any] = []
    for _ in range(STEPS):
        batch.draw()
        buffers = batch.step()
        shown.append([getattr(buffers, name).tolist() for name in buffers.__slots__])
    return shown


def last_of(mask: Any) -> int:
    """The legal action with the highest number."""
    return int(np.flatnonzero(mask)[-1])


if __name__ == "__main__":
    assert not compiled()
    envs = pickle.load(sys.stdin.buffer)  # noqa: S301 (from the test)
    sys.stdout.buffer.write(pickle.dumps([(pickle.dumps(env), later(env)) for env in envs]))
