"""The Gymnasium vector environment: a batch of games with one learning seat in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from longshore.env.batch import OVER, RANDOM, ROLLOUT, TRUNCATED, Batch, new_buffers
from longshore.env.encoder import Kind, Mask, unpacked
from longshore.env.rewards import Reward
from longshore.env.session import DEFAULT_MAX_TURNS
from longshore.env.spaces import action_space, observation_space
from longshore.env.variant import Variant
from longshore.game.editions import Value
from longshore.view.collapse import SOLVENT

Inside = Literal["random", "rollout"]
INSIDE: Final[dict[str, int]] = {"random": RANDOM, "rollout": ROLLOUT}
LEARNER: Final = 0  # the owner of the learner's seats
_SEEDS: Final = 2**31

Shown = dict[str, NDArray[Any]]
Step = tuple[Shown, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class LongshoreVectorEnv(VectorEnv[Shown, Any, NDArray[Any]]):
    """Container many times at once, each game for one learner against opponents played inside.

    The opponents follow the learner clockwise. Game i has the learner in seat i modulo the number
    of players, unless `seat` is given. A game that ends is dealt anew in the same step
    (`AutoresetMode.SAME_STEP`). An illegal action is replaced by the first legal one and reported
    in `info["illegal_action"]`. With `illegal="raise"` it is an error.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: Sequence[Inside] = ("random", "random"),
        edition: int = 2007,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = "difference",
        max_turns: int = DEFAULT_MAX_TURNS,
        seat: int | None = None,
        illegal: Literal["first", "raise"] = "first",
        observations: Kind = "words",
        skip_forced: bool = False,
        warm_up: int = 0,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = observation_space(observations)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        players = self._players = len(opponents) + 1
        variant = Variant(edition, players, options or {}, max_turns)
        owners = _owners(opponents)
        self._games = np.arange(num_envs)
        self.seats = self._games % players if seat is None else np.full(num_envs, seat)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: 0 to {players - 1}")
        self._batch = Batch(
            [variant] * num_envs,
            [np.roll(owners, int(own)) for own in self.seats],
            new_buffers(num_envs, observations),
            checking=illegal == "raise",
            reward=reward,
            skip_forced=skip_forced,
            warm_up=warm_up,
        )
        self._masks: Mask | None = None

    @property
    def batch(self) -> Batch:
        """The games with all their secrets: for tests and tools, not for players."""
        return self._batch

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Shown, dict[str, Any]]:
        """Deal all games anew: from one seed for each, from a first one, or from chance."""
        if options:
            raise ValueError("games of a vector environment are reset together, without options")
        if seed is not None:
            first = seed if isinstance(seed, int) else int(seed[0])
            self._np_random, self._np_random_seed = seeding.np_random(first)
        seeds = self.np_random.integers(_SEEDS, size=self.num_envs) if seed is None else seed
        self._batch.reset(seeds)
        return self._shown(), self._info()

    def step(self, actions: ArrayLike) -> Step:
        """The learner acts in every game, then the opponents until it is asked again."""
        shown = self._batch.step(actions)
        ended = shown.ended
        over, cut = ended == OVER, ended == TRUNCATED
        rewards = shown.rewards[self._games, self.seats]
        seen, info = self._shown(), self._info()
        info["illegal_action"] = shown.replaced > 0
        if ended.any():
            done = over | cut
            info |= {"final_info": self._outcome(done), "_final_info": done}
        return seen, rewards, over, cut, info

    def _outcome(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """How games ended. In those that did not, everything is 0."""
        scores = self._batch.buffers.scores.copy()
        ruined = (scores[:, : self._players] < SOLVENT).mean(axis=1)
        own = scores[self._games, self.seats]
        told = {
            "scores": scores,
            "score": own,
            "bankrupt": own < SOLVENT,
            "bankrupt_share": ruined,
            "collapsed": ruined == 1,
        }
        return told | {f"_{name}": done for name in told}

    def action_masks(self) -> Mask:
        """The current masks, one row for each game. None is ever empty."""
        if self._masks is None:
            raise RuntimeError("call reset() first")
        return self._masks

    def _shown(self) -> Shown:
        """What the learner sees in every game. Nothing in it changes with the next step."""
        shown = self._batch.buffers
        self._masks = unpacked(shown.masks)
        return {"observation": shown.observations.copy(), "action_mask": self._masks}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seats.copy(), "action_mask": self._masks}


def _owners(opponents: Sequence[str]) -> list[int]:
    """Who plays the seats, for a learner in seat 0."""
    for opponent in opponents:
        if opponent not in INSIDE:
            raise ValueError(
                f"{opponent!r} cannot play in a vector environment, only {', '.join(INSIDE)} can: "
                'use solo, in gymnasium.make_vec with vectorization_mode="sync"'
            )
    return [LEARNER, *(INSIDE[opponent] for opponent in opponents)]
