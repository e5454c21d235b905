"""Observations and masks of one kind of game, as NumPy arrays."""

from __future__ import annotations

from array import array

import numpy as np
from numpy.typing import NDArray

from longshore.env.actions import ACTION_COUNT, codes_of, steps_of
from longshore.env.observation import fixed_part
from longshore.game import Game, Rules
from longshore.game.encoding import legal_actions, write_mask, write_observation

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Encoder:
    """Writes into its own buffers and returns copies. Games with the same rules may share it."""

    def __init__(self, rules: Rules, max_turns: int) -> None:
        players: int = rules.players
        self.codes = [codes_of(seat, players) for seat in range(players)]
        self.steps = [steps_of(seat, players) for seat in range(players)]
        self._fixed = array("h", fixed_part(rules, max_turns))
        self._numbers = array("h", self._fixed)
        self._numbers_view: Numbers = np.frombuffer(self._numbers, dtype=np.int16)
        self._none = array("b", bytes(ACTION_COUNT))
        self._mask = array("b", self._none)
        self._mask_view: Mask = np.frombuffer(self._mask, dtype=np.int8)

    def observation(self, game: Game, seat: int, *, repaid: bool) -> Numbers:
        """What a seat sees."""
        self._numbers[:] = self._fixed
        write_observation(game, seat, repaid, self._numbers)
        return self._numbers_view.copy()

    def mask(self, game: Game, seat: int, *, repaid: bool) -> Mask:
        """1 for each action that is legal for the seat. All 0 if it is not asked."""
        self._mask[:] = self._none
        write_mask(game, seat, repaid, self.codes[seat], self._mask)
        return self._mask_view.copy()

    def legal(self, game: Game, seat: int, *, repaid: bool) -> list[int]:
        """The same actions as an unordered list."""
        return legal_actions(game, seat, repaid, self.codes[seat])
