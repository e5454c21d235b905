"""A seat for a bot written by others.

If it cannot be started, raises, dies, stalls or keeps giving invalid answers, a deckhand takes its
seat and the game goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from longshore.bots.bot import Answer, Asking
from longshore.bots.deckhand import Deckhand
from longshore.bots.guests.trust import PATIENCE


class Guest(ABC):
    """What programs and plug-ins have in common: the deckhand that stands in, and the counts."""

    failures: ClassVar[tuple[type[BaseException], ...]]
    """What `ask` may raise. Anything else is our own bug."""

    def __init__(self, name: str, *, seed: int) -> None:
        self.name = name
        self.refused = 0
        self.timeouts = 0
        self.trouble = ""
        """Why a deckhand has taken over. Empty while the guest itself plays."""
        self._deckhand = Deckhand(seed=seed)
        self._nonsense = 0

    @property
    @abstractmethod
    def plays(self) -> bool:
        """Whether the guest itself is still asked."""

    @abstractmethod
    def ask(self, asking: Asking) -> Answer | None:
        """Ask, and once more after an invalid answer. None if that is invalid too."""

    def answer(self, asking: Asking) -> Answer:
        """The guest's answer, or else the deckhand's."""
        if self.plays:
            try:
                answer = self.ask(asking)
            except self.failures as error:
                self.fail(error)
            else:
                if answer is not None:
                    return answer
                self._nonsense += 1
                if self._nonsense >= PATIENCE:
                    self.give_up("it kept answering nonsense")
        return self._deckhand.answer(asking)

    @abstractmethod
    def fail(self, error: BaseException) -> None:
        """Give up because of this error."""

    def give_up(self, trouble: str, *, late: bool = False) -> None:
        """Leave the seat to the deckhand. Only the first problem is reported."""
        self.trouble = self.trouble or trouble
        if late:
            self.timeouts += 1
        else:
            self.refused += 1
