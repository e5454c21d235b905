"""A bot from a Python plug-in, watched like an outside program."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import ClassVar, Final

from longshore.bots.bot import Answer, Asking, Bot
from longshore.bots.guests.aside import Aside, TookTooLong
from longshore.bots.guests.guest import Guest
from longshore.bots.guests.trust import END_SECONDS, START_SECONDS, TIME_MS, candidates, is_name
from longshore.view.forms import GameView

# What other people's code may do to a game. A keyboard interrupt is not part of it.
FAILURES: Final = (Exception, SystemExit)
_LONGEST_TROUBLE: Final = 200


class PlugIn(Guest):
    """Stands between a game and a bot written by others."""

    failures: ClassVar = FAILURES
    form: ClassVar = "a longshore.bots.Answer with a step"

    def __init__(self, bot: Bot, spec: str, *, seed: int = 0, time_ms: int | None = None) -> None:
        name = getattr(bot, "name", None)
        super().__init__(name if is_name(name) else spec, seed=seed)
        self._bot = bot
        self._aside = Aside(self.name)
        self._hangs = False
        self.time_ms = TIME_MS if time_ms is None else time_ms

    @property
    def plays(self) -> bool:
        """Whether nothing has gone wrong so far."""
        return not self.conduct.trouble

    def start(self, view: GameView) -> None:
        """Let it take its seat."""
        try:
            self._aside.call(START_SECONDS, self._bot.start, own_copy(view))
        except FAILURES as error:
            self.fail(error)

    def end(self, view: GameView) -> None:
        """Show it how the game ended."""
        if self.conduct.trouble:
            return
        try:
            self._aside.call(END_SECONDS, self._bot.end, own_copy(view))
        except FAILURES as error:
            self.fail(error)

    def close(self) -> None:
        """Let it free its resources whatever has happened, unless it hangs."""
        if self._hangs:
            return
        try:
            self._aside.call(END_SECONDS, self._bot.close)
        except FAILURES as error:
            self.fail(error)
        self._aside.leave()

    def fail(self, error: BaseException) -> None:
        """Give up because of what it raised, or because it hangs."""
        late = isinstance(error, TookTooLong)
        self._hangs = self._hangs or late
        self.give_up(told(error), late=late)

    def ask(self, asking: Asking) -> Answer | None:
        """Ask at most twice, both within the time for one answer."""
        time_ms = self.time_ms if asking.think_ms is None else asking.think_ms
        deadline = time.monotonic() + time_ms / 1000
        for _ in range(2):
            left = max(deadline - time.monotonic(), 0)
            answer = answer_of(self._aside.call(left, self._bot.answer, own(asking)))
            if answer is not None and answer.step in asking.legal:
                return answer
            self.refuse(None if answer is None else answer.step, asking)
            deadline += self.explained_in
        return None


def own(asking: Asking) -> Asking:
    """A private copy of the question, so that the plug-in cannot affect the game."""
    legal = asking.legal
    return replace(
        asking,
        view=own_copy(asking.view),
        legal=legal.copy() if isinstance(legal, list) else legal,
        steps=tuple(asking.steps),
    )


def own_copy(view: GameView) -> GameView:
    """Copy a view, which contains only what JSON can hold."""
    copied: GameView = json.loads(json.dumps(view))
    return copied


def answer_of(found: object) -> Answer | None:
    """A plug-in's result if it is an answer, with its candidates up to the first invalid one."""
    step = getattr(found, "step", None)
    if not isinstance(step, str):
        return None
    entries = getattr(found, "candidates", ())
    if not isinstance(entries, (tuple, list)):
        return Answer(step)
    return Answer(
        step,
        candidates((getattr(one, "step", None), getattr(one, "worth", None)) for one in entries),
    )


def told(error: BaseException) -> str:
    """An exception in one line."""
    if isinstance(error, TookTooLong):
        return "it took too long"
    return " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST_TROUBLE].rstrip(": ")
