"""What OpenSpiel asks about: what a player sees, what everyone sees, what nobody else sees."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longshore.encoding.encoder import Numbers
from longshore.encoding.observation import DISTANCES, EACH_SEAT, NAMES
from longshore.env.play import Play
from longshore.env.session import Session
from longshore.record.words import SEATS

# What others may not see of a seat (R-INFO): its places in its own row and, in the row of the seat
# before it, where the same numbers are as others see them.
_HIDDEN: Final = [
    name
    for entry in EACH_SEAT
    for name in entry.names()
    if entry.name in {"cash shown", "cash", "card {}", "bid", "zero_cards"}
]
_OWN: Final = np.array([NAMES.index(f"{DISTANCES[0]}: {name}") for name in _HIDDEN])
_AS_OTHERS_SEE: Final = np.array([NAMES.index(f"{DISTANCES[1]}: {name}") for name in _HIDDEN])


class Sight(Enum):
    """Whose eyes an observer has."""

    PLAYER = "what a player sees"
    PUBLIC = "what everyone sees"
    PRIVATE = "what nobody else sees"


class Observer:
    """OpenSpiel's observer. Perfect recall comes only as text, because it has no fixed length."""

    def __init__(self, sight: Sight, *, perfect_recall: bool) -> None:
        self._sight = sight
        self._perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(len(NAMES), dtype=np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write the numbers of docs/environments.md, or zeros during the deal."""
        if self.tensor is None:
            return
        session = state.play.session
        self.tensor[:] = 0 if session is None else _numbers(session, self._sight, player)

    def string_from(self, state: Any, player: int) -> str:
        """Everything that was seen, or all nonzero numbers of the observation."""
        play: Play = state.play
        if self._perfect_recall or play.session is None:
            return "\n".join(_lines(play, self._sight, player))
        numbers = _numbers(play.session, self._sight, player)
        return "\n".join(f"{NAMES[place]} = {numbers[place]}" for place in np.flatnonzero(numbers))


def _lines(play: Play, sight: Sight, player: int) -> list[str]:
    if sight is Sight.PUBLIC:
        return play.seen_by_all()
    if sight is Sight.PRIVATE:
        return [SEATS[player], *play.seen_by_nobody_else(player)]
    return [SEATS[player], *play.seen_by(player)]


def _numbers(session: Session, sight: Sight, player: int) -> Numbers:
    """A row of numbers. The public one is the same for all players, with blue as the first seat."""
    seat = 0 if sight is Sight.PUBLIC else player
    row = _row(session, seat)
    if sight is Sight.PLAYER:
        return row
    shown = _row(session, (seat - 1) % session.game.rules.players)[_AS_OTHERS_SEE]
    if sight is Sight.PUBLIC:
        row[_OWN] = shown
        return row
    hidden = np.zeros_like(row)
    hidden[_OWN] = np.where(row[_OWN] == shown, 0, row[_OWN])
    return hidden


def _row(session: Session, seat: int) -> Numbers:
    return session.encoder.observation(session.game, seat, repaid=session.repaid)
