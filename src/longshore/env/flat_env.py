"""Observations as one row of numbers from 0 to 1, as most learning libraries want them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import Env, ObservationWrapper
from gymnasium.spaces import Box, Dict
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import VectorEnv, VectorWrapper
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from longshore.encoding.encoder import Mask

Floats = NDArray[np.float32]
LARGE: Final = 255  # a number that can be larger is shown by its logarithm


class Scale:
    """Numbers divided by their largest value. Of large ones, the logarithm.

    Most amounts of money are far below what they could be, so divided they would all be close to 0.
    """

    def __init__(self, space: Any) -> None:
        row = space["observation"] if isinstance(space, Dict) else None
        if not isinstance(row, Box):
            raise TypeError("flat is for environments of longshore.env that are not flat already")
        high = row.high.astype(np.float32)
        self._large = high > LARGE
        self._most = np.where(self._large, np.log1p(high), np.maximum(high, 1))
        self.space = Box(0, 1, high.shape, dtype=np.float32)

    def __call__(self, numbers: NDArray[Any]) -> Floats:
        """Numbers of one or many observations from 0 to 1."""
        floats = numbers.astype(np.float32)
        floats[..., self._large] = np.log1p(floats[..., self._large])
        floats /= self._most
        return floats


class Flat(ObservationWrapper[Floats, Any, dict[str, Any]], RecordConstructorArgs):
    """Observations of a `solo` environment without the mask, which `action_masks()` returns."""

    def __init__(self, env: Env[dict[str, Any], Any]) -> None:
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        self._scale = Scale(env.observation_space)
        self.observation_space = self._scale.space

    def observation(self, observation: dict[str, Any]) -> Floats:
        """One observation, scaled."""
        return self._scale(observation["observation"])

    def action_masks(self) -> Mask:
        """The current mask, under the name that `sb3-contrib` expects."""
        masks: Mask = self.env.get_wrapper_attr("action_masks")()
        return masks


class FlatVector(VectorWrapper):
    """The same for `vector`. Masks are in `info["action_mask"]` and `action_masks()`."""

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        super().__init__(env)
        self._scale = Scale(env.single_observation_space)
        self.single_observation_space = self._scale.space
        self.observation_space = batch_space(self._scale.space, env.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Deal all games anew."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._scale(seen["observation"]), info

    def step(self, actions: Any) -> tuple[Floats, Any, Any, Any, dict[str, Any]]:
        """The learner acts in every game."""
        seen, rewards, over, cut, info = self.env.step(actions)
        return self._scale(seen["observation"]), rewards, over, cut, info

    def action_masks(self) -> Mask:
        """The current masks."""
        games: Any = self.env.unwrapped
        masks: Mask = games.action_masks()
        return masks


def flat(env: Env[Any, Any] | VectorEnv[Any, Any, Any]) -> Flat | FlatVector:
    """Observations as one row of numbers from 0 to 1."""
    return FlatVector(env) if isinstance(env, VectorEnv) else Flat(env)
