"""What OpenSpiel asks about one player's information."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from longshore.env.observation import NAMES
from longshore.record.words import SEATS


class Observer:
    """OpenSpiel's observer. Perfect recall comes only as text, because it has no fixed length."""

    def __init__(self, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(
            0 if perfect_recall else len(NAMES), dtype=np.float32
        )
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write the numbers of docs/environments.md, or zeros during the deal."""
        if self._perfect_recall:
            return
        session = state.play.session
        if session is None:
            self.tensor.fill(0)
            return
        game, repaid = session.game, session.repaid
        self.tensor[:] = session.encoder.observation(game, player, repaid=repaid)

    def string_from(self, state: Any, player: int) -> str:
        """The seat and everything it has seen, or all nonzero numbers of the observation."""
        play = state.play
        if self._perfect_recall or play.session is None:
            return "\n".join((SEATS[player], *play.seen_by(player)))
        self.set_from(state, player)
        shown = np.flatnonzero(self.tensor)
        return "\n".join(f"{NAMES[place]} = {int(self.tensor[place])}" for place in shown)
