"""What a bot is: it gets its seat's view and its legal steps, and answers with one of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from longshore.game.decisions import Decision
from longshore.view.forms import GameView


@dataclass(frozen=True, slots=True)
class Asking:
    """Everything a bot has to decide with."""

    seat: int
    decision: Decision
    """As in `view["asked"]["decision"]`."""
    view: GameView
    """What this seat may see, and nothing else."""
    legal: Sequence[str]
    """All steps this seat may take now as text, `loan` included."""
    steps: Sequence[str] = ()
    """Public steps ("blue: produce") since this bot was last asked. Bids once they are open."""
    think_ms: int | None = None
    """A time limit for live play. None in arena and tests, where answers must not depend on it."""
    advise: bool = False
    """Whether this is for a hint, so that candidates matter more than time."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A step that was considered, and its estimated value in dollars."""

    step: str
    worth: float
    score: float | None = None
    """The seat's own score with which the game is expected to end."""
    chance: float | None = None
    """To win, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The step a bot chose, and the best two or three it considered, best first."""

    step: str
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player of one seat in one game."""

    name: str

    def start(self, view: GameView) -> None:
        """Take a seat, once, before the first turn."""

    def answer(self, asking: Asking) -> Answer:
        """Choose a legal step."""

    def end(self, view: GameView) -> None:
        """See how the game ended."""

    def close(self) -> None:
        """Free what the bot holds, such as a process."""


class Make(Protocol):
    """Makes bots of one level."""

    def __call__(self, *, seed: int, style: str | None, simulations: int | None) -> Bot:
        """A bot for one seat and one game. A level without chance or search ignores both."""
