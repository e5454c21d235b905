"""The PettingZoo environment: all seats are agents, and one acts at a time."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from longshore.encoding.actions import ACTION_COUNT
from longshore.encoding.encoder import Kind
from longshore.encoding.observation import OBSERVATION_VERSION
from longshore.env.outcome import outcome_of
from longshore.env.rendering import draw
from longshore.env.rewards import (
    Reward,
    check_shaping,
    final_rewards,
    reward_of,
    standing_rewards,
)
from longshore.env.session import DEFAULT_MAX_TURNS, NOBODY, Session
from longshore.env.spaces import (
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    observation_space,
)
from longshore.env.variant import Variant
from longshore.game.editions import Value
from longshore.record import deal_from_seed


class LongshoreAEC(AECEnv):  # type: ignore[misc]
    """Container as a PettingZoo environment. `seat_0` is blue, the others follow clockwise.

    `reset(seed=7)` deals the same game as `longshore new --seed 7`. Resets without a seed continue
    from there.
    """

    metadata: Final[dict[str, Any]] = {
        "name": f"longshore_v{OBSERVATION_VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        edition: int = 2007,
        players: int = 3,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = "difference",
        shaping: bool = False,
        max_turns: int = DEFAULT_MAX_TURNS,
        observations: Kind = "words",
        without_idle: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.variant = Variant(edition, players, options or {}, max_turns)
        self.render_mode = render_mode
        self._reward = reward_of(reward)
        check_shaping(reward, shaping=shaping)
        self._shaping = shaping
        self._standing: list[float] = []
        self._random: Random | None = None
        self._session: Session | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._kind: Kind = observations
        self._without_idle = without_idle
        self.observation_spaces = {
            agent: observation_space(observations) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    @property
    def session(self) -> Session:
        """The game being played, with all its secrets: for tests and tools, not for players."""
        if self._session is None:
            raise RuntimeError("call reset() first")
        return self._session

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. `options` may hold a `deal` (a `longshore.game.Deal`)."""
        if seed is not None or self._random is None:
            seed = randbits(32) if seed is None else seed
            self._random = Random(seed)
        else:
            seed = self._random.getrandbits(32)
        deal = (options or {}).get("deal") or deal_from_seed(self.variant.rules, seed)
        session = self.variant.start(deal)
        self._session = session
        if self._shaping:
            self._standing = standing_rewards(session.game, self._reward)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[session.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is asked."""
        session = self.session
        seat = self._seats[agent]
        game, repaid, encoder = session.game, session.repaid, session.encoder
        asked = seat == session.seat
        return {
            "observation": encoder.row(self._kind, game, seat, repaid=repaid, clues=session.clues),
            "action_mask": encoder.mask(game, seat, repaid=repaid, without_idle=self._without_idle)
            if asked
            else np.zeros(ACTION_COUNT, np.int8),
        }

    def legal_actions(self) -> list[int]:
        """The actions of the agent that is asked as a list, which is faster than its mask."""
        session = self.session
        if session.seat == NOBODY:
            return []
        return self.variant.encoder.legal(
            session.game, session.seat, repaid=session.repaid, without_idle=self._without_idle
        )

    def step(self, action: int | None) -> None:
        """The agent that is asked acts. An agent whose game has ended takes None."""
        session = self.session
        if session.seat == NOBODY:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game has ended")
        session.act(action, without_idle=self._without_idle)
        if self._shaping:
            self._pay()
        if session.seat == NOBODY:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[session.seat]
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Pay every seat what its reward has grown by in this step."""
        before, self._standing = (
            self._standing,
            standing_rewards(self.session.game, self._reward),
        )
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, paid, now in zip(self.agents, before, self._standing, strict=True):
            self.rewards[agent] = now - paid
        self._accumulate_rewards()

    def _finish(self) -> None:
        """End the game for all agents together, with their rewards."""
        session = self.session
        if not self._shaping:
            rewards = final_rewards(session.game, self._reward)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, session.over)
        self.truncations = dict.fromkeys(self.agents, session.truncated)
        self.infos = {
            agent: {**outcome_of(session.game, self._seats[agent])} for agent in self.agents
        }
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as everyone may see it: a string (`ansi`), or printed (`human`)."""
        text = draw(self.session.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing to free."""
