"""The admiral: plays as a network that has learned the game by playing it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

import numpy as np

from longshore.bots.admiral.advice import outlook_of
from longshore.bots.admiral.halt import Halt
from longshore.bots.admiral.network import Network, cards, relative
from longshore.bots.admiral.rut import Rut, turn_of
from longshore.bots.admiral.weights import shared_network
from longshore.bots.bot import Answer, Asking, Candidate
from longshore.bots.captain.advice import weigh
from longshore.bots.captain.notes import Notes
from longshore.bots.reader import Reader, Reading
from longshore.encoding.relative import ACTIONS
from longshore.view.forms import GameView

_SHOWN: Final = 3  # candidates of a hint
_LAST: Final = ("loan", "default")  # only if nothing else can be done


class Admiral:
    """Takes the step that its network likes best, or draws one where it gets nowhere."""

    def __init__(self, *, seed: int = 0, network: Network | None = None) -> None:
        self.name = "admiral"
        self.network = shared_network() if network is None else network
        self.reader: Reader | None = None
        self.first: GameView | None = None
        self.heard: list[str] = []
        """All public steps since the first view, for advice."""
        self.rut = Rut(seed)
        self.halt = Halt()
        self.repaid = ("", -1)
        """The turn in which it repaid a loan. It takes none in it, or it could go on for ever."""

    def start(self, view: GameView) -> None:
        """Start taking notes."""
        self.begin(view)

    def answer(self, asking: Asking) -> Answer:
        """The legal step that the network likes best, or one drawn by likelihood."""
        reading = self.follow(asking)
        self.rut.note(asking.view)
        if len(asking.legal) == 1:
            return Answer(asking.legal[0])
        if asking.advise:
            steps = [step for step, _ in self.ranked(reading, asking, _SHOWN)]
            best = steps[0] if steps else fallback(asking)
            return Answer(best, self.advice(reading, asking, steps))
        step = self.step(reading, asking)
        if step == "repay":
            self.repaid = turn_of(asking.view)
        return Answer(step)

    def step(self, reading: Reading, asking: Asking) -> str:
        """What to do."""
        ranked = self.ranked(reading, asking, len(asking.legal) if self.rut.deep else 1)
        if not ranked:
            return fallback(asking)
        place = self.rut.draw([liked for _, liked in ranked]) if self.rut.deep else 0
        return ranked[place][0]

    def end(self, view: GameView) -> None:
        """Nothing to learn for another game."""

    def close(self) -> None:
        """Nothing to free."""

    def follow(self, asking: Asking) -> Reading:
        """Note what has happened, and read the view."""
        if self.reader is None:
            return self.begin(asking.view).read(asking.view)
        self.heard += asking.steps
        self.reader.follow(asking.steps, asking.view)
        return self.reader.read(asking.view)

    def begin(self, view: GameView) -> Reader:
        """Take notes from here on."""
        self.reader, self.first = Reader(view), view
        self.heard.clear()
        return self.reader

    def advice(self, reading: Reading, asking: Asking, steps: list[str]) -> tuple[Candidate, ...]:
        """What these steps lead to, best first."""
        if not steps or self.first is None:
            return ()
        told = None
        if self.network.outlook is not None:
            hidden = self.network.hidden(relative(reading.row[None]))
            told = outlook_of(self.network.outlook.of(*hidden)[0].tolist())
        notes = Notes()
        notes.start(self.first)
        notes.note(asking.view, self.heard)
        return weigh(notes, asking, steps, told)

    def ranked(self, reading: Reading, asking: Asking, most: int) -> list[tuple[str, float]]:
        """Legal steps and how much the network likes them, best first.

        Among equals, a fixed order decides.
        """
        rows = reading.row[None]
        real = ACTIONS[int(cards(rows)[0])]
        allowed = np.flatnonzero(reading.mask[real])
        liked = self.network.logits(rows)[0][allowed]
        steps: list[tuple[str, float]] = []
        useful = self.useful(reading, asking)
        for place in np.argsort(-liked, kind="stable").tolist():
            step = reading.step_of(int(real[allowed[place]]))
            if step in useful:
                steps.append((step, float(liked[place])))
                if len(steps) == most:
                    break
        return steps

    def useful(self, reading: Reading, asking: Asking) -> Container[str]:
        """The steps to choose from: the legal ones, or those that get a halted game going."""
        legal: Sequence[str] = asking.legal
        if self.repaid == turn_of(asking.view):
            legal = [step for step in legal if step != "loan"]
        ways = self.halt.ways_on(asking.view, reading.game, asking.seat)
        return [step for step in ways if step in legal] or legal


def fallback(asking: Asking) -> str:
    """A legal step where the network knows none, because the view had to be completed wrongly."""
    return next((step for step in asking.legal if step not in _LAST), asking.legal[0])
