"""A seat for a bot written by others.

If it cannot be started, raises, dies, stalls or keeps giving invalid answers, a deckhand takes its
seat and the game goes on.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from longshore.bots.bot import Answer, Asking, Bot
from longshore.bots.deckhand import Deckhand
from longshore.bots.guests.refusal import Refusal, refusal_of
from longshore.bots.guests.trust import PATIENCE


@dataclass(slots=True)
class Conduct:
    """How a guest has behaved so far. Our own bots never have anything to report."""

    refused: int = 0
    timeouts: int = 0
    trouble: str = ""
    """Why a deckhand has taken over. Empty while the guest itself plays."""
    first_refusal: str = ""
    """The first answer that was not legal: its decision, the step and the reason."""
    explaining: float = 0.0
    """CPU seconds of ours, spent on finding out why answers were not legal."""
    stand_in: bool = False
    """Whether the last answer was the deckhand's."""


def conduct_of(bot: Bot) -> Conduct:
    """How a bot has behaved so far, guest or not."""
    return bot.conduct if isinstance(bot, Guest) else Conduct()


class Guest(ABC):
    """What programs and plug-ins have in common: the deckhand that stands in, and the counts."""

    failures: ClassVar[tuple[type[BaseException], ...]]
    """What `ask` may raise. Anything else is our own bug."""
    form: ClassVar[str]
    """What an answer looks like."""

    def __init__(self, name: str, *, seed: int) -> None:
        self.name = name
        self.conduct = Conduct()
        self.explained_in = 0.0
        """Seconds that the last explanation took."""
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
        self.conduct.stand_in = False
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
                    self.give_up(
                        f"it kept answering nonsense, first at {self.conduct.first_refusal}"
                    )
        self.conduct.stand_in = True
        return self._deckhand.answer(asking)

    def refuse(self, step: object, asking: Asking) -> Refusal:
        """Count an answer that is not legal, and say why it is not."""
        started, cpu_before = time.monotonic(), time.process_time()
        refusal = refusal_of(step, asking, self.form)
        self.conduct.refused += 1
        self.conduct.first_refusal = self.conduct.first_refusal or str(refusal)
        self.conduct.explaining += time.process_time() - cpu_before
        self.explained_in = time.monotonic() - started
        return refusal

    @abstractmethod
    def fail(self, error: BaseException) -> None:
        """Give up because of this error."""

    def __reduce__(self) -> str:
        raise TypeError(f"{self.name} runs outside Longshore, so it cannot be copied or pickled")

    def give_up(self, trouble: str, *, late: bool = False) -> None:
        """Leave the seat to the deckhand. Only the first problem is reported."""
        self.conduct.trouble = self.conduct.trouble or trouble
        if late:
            self.conduct.timeouts += 1
        else:
            self.conduct.refused += 1
