"""The bots of `longshore.bots` as bots of OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from longshore.bots import make_bot
from longshore.encoding.actions import action_of
from longshore.env.openspiel import LongshoreState
from longshore.env.opponents import BotPlayer


class LongshoreBot(pyspiel.Bot):  # type: ignore[misc]
    """Plays a seat as a bot does, by its view and the public steps, never by the whole state.

    Create one for each game, or call `restart` between games. A bid above $63 has no action, so the
    highest one is made instead.
    """

    def __init__(self, name: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self._name = name
        self._player = player
        self._random = Random(seed)
        self._seated: BotPlayer | None = None

    def restart(self) -> None:
        """Leave the game, for another one."""
        if self._seated is not None:
            self._seated.close()
        self._seated = None

    def restart_at(self, _state: Any) -> None:
        """The same: the seat is taken at the first decision."""
        self.restart()

    def inform_action(self, state: Any, player_id: int, action: int) -> None:
        """Nothing to do, since public steps are told at the next decision."""

    def step(self, state: LongshoreState) -> int:
        """An action for this decision."""
        play = state.play
        session = play.session
        if session is None:
            raise ValueError("the deal is chance's")
        if self._seated is None:
            seed = self._random.getrandbits(31)
            dealt = play.variant.start(play.dealing.deal(), recorded=True)
            bot = make_bot(self._name, seed=seed)
            self._seated = BotPlayer(bot, dealt, self._player, seed)
        legal: list[int] = state.legal_actions()
        step = self._seated.step(session)
        if step is not None:
            action = action_of(step, self._player, session.game.rules.players)
            if action in legal:
                return action
        return self._random.choice(legal)
