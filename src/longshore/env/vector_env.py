"""The Gymnasium vector environment: a batch of games with one learning seat in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from longshore.encoding.encoder import Kind, Mask, unpacked
from longshore.env.batch import OVER, RANDOM, ROLLOUT, TRUNCATED, Batch, new_buffers
from longshore.env.rewards import Reward, check_shaping
from longshore.env.session import DEFAULT_MAX_TURNS
from longshore.env.spaces import action_space, observation_space
from longshore.env.variant import Variant
from longshore.game.editions import STARTING_CASH, Value
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
        shaping: bool = False,
        max_turns: int = DEFAULT_MAX_TURNS,
        seat: int | None = None,
        illegal: Literal["first", "raise"] = "first",
        observations: Kind = "words",
        skip_forced: bool = False,
        warm_up: int = 0,
        varied: bool = False,
        without_idle: bool = False,
    ) -> None:
        check_shaping(reward, shaping=shaping)
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
            varied=varied,
            privileged=shaping,
            without_idle=without_idle,
        )
        self._masks: Mask | None = None
        self._shaping = shaping
        self._against_best = reward == "difference"
        self._warm = warm_up > 0
        dealt = STARTING_CASH * np.ones((num_envs, players), dtype=np.int64)
        self._at_the_deal = self._worth(dealt) if shaping else np.zeros(num_envs)
        self._paid = self._at_the_deal.copy()

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
        """Deal all games again: from one seed for each, from a first seed, or at random."""
        if options:
            raise ValueError("games of a vector environment are reset together, without options")
        if seed is not None:
            first = seed if isinstance(seed, int) else int(seed[0])
            self._np_random, self._np_random_seed = seeding.np_random(first)
        seeds = self.np_random.integers(_SEEDS, size=self.num_envs) if seed is None else seed
        self._batch.reset(seeds)
        if self._shaping:
            self._paid = self._standing() if self._warm else self._at_the_deal.copy()
        return self._shown(), self._info()

    def step(self, actions: ArrayLike) -> Step:
        """The learner acts in every game, then the opponents until it is asked again."""
        shown = self._batch.step(actions)
        ended = shown.ended
        over, cut = ended == OVER, ended == TRUNCATED
        rewards = shown.rewards[self._games, self.seats]
        if self._shaping:
            rewards = self._grown(rewards, ended > 0)
        seen, info = self._shown(), self._info()
        info["illegal_action"] = shown.replaced > 0
        if ended.any():
            done = over | cut
            info |= {"final_info": self._outcome(done), "_final_info": done}
        return seen, rewards, over, cut, info

    def _grown(self, final: NDArray[np.float64], ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """How much the rewards have grown since they were last paid."""
        now = self._standing()
        grown: NDArray[np.float64] = np.where(ended, final, now) - self._paid
        self._paid = np.where(ended, now if self._warm else self._at_the_deal, now)
        return grown

    def _standing(self) -> NDArray[np.float64]:
        """What the learner would get in every game if it ended now."""
        return self._worth(self._batch.buffers.standings[:, : self._players])

    def _worth(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """The reward of the learner for these scores, which are by game and seat."""
        own: NDArray[np.float64] = scores[self._games, self.seats].astype(np.float64)
        if not self._against_best:
            return own
        others = scores.astype(np.float64)
        others[self._games, self.seats] = -np.inf
        best: NDArray[np.float64] = others.max(axis=1)
        return own - best

    def _outcome(self, done: NDArray[np.bool_]) -> dict[str, NDArray[Any]]:
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
