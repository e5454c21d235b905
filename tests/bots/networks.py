"""A small network for tests, so that nothing depends on the weights of the day."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longshore.bots.admiral.network import INPUTS, Network, Real
from longshore.bots.admiral.weights import VERSIONS
from longshore.env.actions import ACTION_COUNT, ACTION_VERSION, NAMES
from longshore.env.observation import OBSERVATION_VERSION, RICH_NAMES, RICH_SIZE

Weights = dict[str, Any]


def small_weights(width: int = 16, blocks: int = 2, seed: int = 1) -> Weights:
    """Weights by chance, of the size they have in a network that has learned."""
    chance = random.Random(seed)

    def some(*shape: int, about: float = 0.0, by: float = 0.3) -> NDArray[np.float16]:
        count = int(np.prod(shape))
        drawn = [about + by * (chance.random() - 0.5) for _ in range(count)]
        return np.array(drawn).astype(np.float16).reshape(shape)

    weights: Weights = {"first.weight": some(width, RICH_SIZE), "first.bias": some(width)}
    for block in range(blocks):
        for name in ("inner", "outer"):
            weights[f"blocks.{block}.{name}.weight"] = some(width, width)
            weights[f"blocks.{block}.{name}.bias"] = some(width)
        weights[f"blocks.{block}.norm.weight"] = some(width, about=1.0)
        weights[f"blocks.{block}.norm.bias"] = some(width)
    weights |= {"norm.weight": some(width, about=1.0), "norm.bias": some(width)}
    weights |= {
        "policy.weight": some(ACTION_COUNT, width, by=4.0),
        "policy.bias": some(ACTION_COUNT),
    }
    weights |= {"worth.weight": some(1, width), "worth.bias": some(1)}
    return weights | {
        INPUTS: np.array(RICH_NAMES),
        VERSIONS: np.array([OBSERVATION_VERSION, ACTION_VERSION]),
    }


class Fond(Network):
    """Likes a few actions, and all others less."""

    def __init__(self, **likings: float) -> None:
        self.liked = np.array([likings.get(name, 0.0) for name in NAMES])

    def logits(self, rows: np.ndarray[tuple[int, ...], np.dtype[np.int16]]) -> Real:
        return np.repeat(self.liked[None], len(rows), axis=0)
