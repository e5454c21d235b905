"""The Gymnasium environment: one learning seat, with opponents in the others."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np

from longshore.encoding.actions import ACTION_COUNT
from longshore.encoding.encoder import Kind, Mask
from longshore.env.opponents import (
    Opponent,
    Player,
    RandomPlayer,
    needs_record,
    seat_player,
)
from longshore.env.outcome import outcome_of
from longshore.env.rendering import draw
from longshore.env.rewards import (
    Reward,
    check_shaping,
    final_rewards,
    reward_of,
    standing_rewards,
)
from longshore.env.session import DEFAULT_MAX_TURNS, NOBODY, IllegalActionError, Session
from longshore.env.spaces import RENDER_MODES, action_space, check_render_mode, observation_space
from longshore.env.variant import Variant
from longshore.game.editions import Value
from longshore.record import deal_from_seed

Step = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """Container for one learner against opponents, who follow it clockwise.

    An opponent is `random`, the name of a bot (`longshore.bots`), or a function from an observation
    dictionary to an action. The learner's seat is drawn at random in every game unless `seat` is
    given. An illegal action is replaced by a random legal one and reported in
    `info["illegal_action"]`. With `illegal="raise"` it is an error.
    """

    metadata = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        opponents: Sequence[Opponent] = ("random", "random"),
        edition: int = 2007,
        options: Mapping[str, Value] | None = None,
        reward: str | Reward = "difference",
        shaping: bool = False,
        max_turns: int = DEFAULT_MAX_TURNS,
        seat: int | None = None,
        illegal: Literal["random", "raise"] = "random",
        observations: Kind = "words",
        without_idle: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.variant = Variant(edition, len(opponents) + 1, options or {}, max_turns)
        if seat is not None and not 0 <= seat <= len(opponents):
            raise ValueError(f"there is no seat {seat}: 0 to {len(opponents)}")
        self.render_mode = render_mode
        self.observation_space = observation_space(observations)
        self.action_space = action_space()
        self._kind: Kind = observations
        self._without_idle = without_idle
        self._opponents = tuple(opponents)
        self._reward = reward_of(reward)
        check_shaping(reward, shaping=shaping)
        self._shaping = shaping
        self._standing = 0.0
        self._wanted_seat = seat
        self._illegal = illegal
        self._session: Session | None = None
        self._players: dict[int, Player] = {}
        self.seat = 0

    @property
    def session(self) -> Session:
        """The game being played, with all its secrets: for tests and tools, not for players."""
        if self._session is None:
            raise RuntimeError("call reset() first")
        return self._session

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play up to the learner's first decision.

        `reset(seed=7)` deals the same game as `longshore new --seed 7`. `options` may hold a
        `deal`.
        """
        super().reset(seed=seed)
        self.close()
        draw_number = self.np_random.integers
        drawn = int(draw_number(2**31))
        deal = (options or {}).get("deal") or deal_from_seed(
            self.variant.rules, drawn if seed is None else seed
        )
        drawn_seat = int(draw_number(len(self._opponents) + 1))
        self.seat = drawn_seat if self._wanted_seat is None else self._wanted_seat
        recorded = needs_record(self._opponents)
        session = self.variant.start(deal, recorded=recorded)
        self._session = session
        self._standing = self._standing_now()
        for distance, opponent in enumerate(self._opponents, start=1):
            seat = (self.seat + distance) % (len(self._opponents) + 1)
            number = int(draw_number(2**31))
            self._players[seat] = seat_player(
                opponent, session, seat, number, self._kind, without_idle=self._without_idle
            )
        self._stand_in = RandomPlayer(int(draw_number(2**31)), without_idle=self._without_idle)
        self._play_on()
        return self._observe(), {"seat": self.seat}

    def _play_on(self) -> None:
        """Let the opponents play until the learner is asked."""
        session = self.session
        while session.seat not in (self.seat, NOBODY):
            self._players[session.seat].play(session)

    def _observe(self) -> dict[str, Any]:
        session = self.session
        game, repaid = session.game, session.repaid
        return {
            "observation": session.encoder.row(
                self._kind, game, self.seat, repaid=repaid, clues=session.clues
            ),
            "action_mask": self.action_masks(),
        }

    def action_masks(self) -> Mask:
        """The current mask, under the name that `sb3-contrib` expects.

        At the end it allows everything, although nothing is left to do: Gymnasium's vector
        environments ask a policy once more before they deal again, and no policy can choose from
        nothing.
        """
        session = self.session
        if session.seat == NOBODY:
            return np.ones(ACTION_COUNT, np.int8)
        return session.encoder.mask(
            session.game, self.seat, repaid=session.repaid, without_idle=self._without_idle
        )

    def step(self, action: int) -> Step:
        """The learner acts, then the opponents until it is the learner's turn or the game ends."""
        session = self.session
        info: dict[str, Any] = {"seat": self.seat}
        try:
            session.act(int(action), without_idle=self._without_idle)
        except IllegalActionError:
            if self._illegal == "raise" or session.seat == NOBODY:
                raise
            self._stand_in.play(session)
            info["illegal_action"] = True
        self._play_on()
        reward = self._grown()
        if session.seat == NOBODY:
            if not self._shaping:
                reward = final_rewards(session.game, self._reward)[self.seat]
            info |= {"scores": session.game.scores(), **outcome_of(session.game, self.seat)}
            for player in self._players.values():
                player.end(session)
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, session.over, session.truncated, info

    def _standing_now(self) -> float:
        """With shaping, what the learner would get if the game ended now."""
        if not self._shaping:
            return 0.0
        return standing_rewards(self.session.game, self._reward)[self.seat]

    def _grown(self) -> float:
        """With shaping, how much that has grown since the learner was last paid."""
        before, self._standing = self._standing, self._standing_now()
        return self._standing - before

    def close(self) -> None:
        """Let the opponents go."""
        for player in self._players.values():
            player.close()
        self._players = {}

    def render(self) -> str | None:
        """The table as everyone may see it: a string (`ansi`), or printed (`human`)."""
        text = draw(self.session.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text)
        return None
