"""A bot from a Python plug-in, watched like a program from outside.

When it raises, hangs or keeps answering nonsense, a deckhand takes its seat and the game goes on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from longshore.bots.aside import Aside, TookTooLong
from longshore.bots.bot import Answer, Asking, Bot, Candidate
from longshore.bots.deckhand import Deckhand
from longshore.bots.trust import (
    END_SECONDS,
    MOST_CANDIDATES,
    PATIENCE,
    START_SECONDS,
    TIME_MS,
    is_candidate,
    is_name,
)

View = Mapping[str, Any]

# What somebody else's code may do to a game; an interrupt from the keyboard is none of it.
FAILURES: Final = (Exception, SystemExit)
_LONGEST_TROUBLE: Final = 200


class PlugIn:
    """Stands between a game and a bot that we have not written."""

    def __init__(self, bot: Bot, spec: str, *, seed: int = 0) -> None:
        name = getattr(bot, "name", None)
        self.name: str = name if name is not None and is_name(name) else spec
        self.refused = 0
        self.timeouts = 0
        self.trouble = ""
        """Why a deckhand has taken over; empty while the plug-in plays itself."""
        self._bot = bot
        self._aside = Aside(self.name)
        self._hangs = False
        self._deckhand = Deckhand(seed=seed)
        self._nonsense = 0

    def start(self, view: View) -> None:
        """Let it take its seat."""
        try:
            self._aside.call(START_SECONDS, self._bot.start, own_copy(view))
        except FAILURES as error:
            self._give_up(error)

    def answer(self, asking: Asking) -> Answer:
        """What the plug-in says, or else what a deckhand does."""
        if not self.trouble:
            try:
                answer = self._ask(asking)
            except FAILURES as error:
                self._give_up(error)
            else:
                if answer is not None:
                    return answer
                self._nonsense += 1
                if self._nonsense >= PATIENCE:
                    self._give_up("it kept answering nonsense")
        return self._deckhand.answer(asking)

    def end(self, view: View) -> None:
        """Show it how the game ended."""
        if self.trouble:
            return
        try:
            self._aside.call(END_SECONDS, self._bot.end, own_copy(view))
        except FAILURES as error:
            self._give_up(error)

    def close(self) -> None:
        """Let it free what it holds, whatever has happened before; unless it hangs."""
        if self._hangs:
            return
        try:
            self._aside.call(END_SECONDS, self._bot.close)
        except FAILURES as error:
            self._give_up(error)
        self._aside.leave()

    def _give_up(self, error: BaseException | str) -> None:
        late = isinstance(error, TookTooLong)
        self._hangs = self._hangs or late
        self.timeouts += late
        self.refused += not late
        if not self.trouble:
            self.trouble = error if isinstance(error, str) else told(error)

    def _ask(self, asking: Asking) -> Answer | None:
        """Ask, and once more after a wrong answer; None if that is wrong too."""
        time_ms = TIME_MS if asking.think_ms is None else asking.think_ms
        deadline = time.monotonic() + time_ms / 1000
        for _ in range(2):
            left = max(deadline - time.monotonic(), 0)
            answer = answer_of(self._aside.call(left, self._bot.answer, own(asking)))
            if answer is not None and answer.step in asking.legal:
                return answer
            self.refused += 1
        return None


def own(asking: Asking) -> Asking:
    """A question of the plug-in's own: whatever it does to that is no concern of the game."""
    legal = asking.legal
    return replace(
        asking,
        view=own_copy(asking.view),
        legal=legal.copy() if isinstance(legal, list) else legal,
        steps=tuple(asking.steps),
    )


def own_copy(view: View) -> View:
    """A view is what JSON can hold."""
    copied: View = json.loads(json.dumps(view))
    return copied


def answer_of(found: object) -> Answer | None:
    """What a plug-in returned, if it is an answer; its candidates up to the first that is none."""
    step = getattr(found, "step", None)
    if not isinstance(step, str):
        return None
    candidates = getattr(found, "candidates", ())
    if not isinstance(candidates, (tuple, list)):
        return Answer(step)
    good = takewhile(
        lambda entry: is_candidate(getattr(entry, "step", None), getattr(entry, "worth", None)),
        candidates[:MOST_CANDIDATES],
    )
    return Answer(step, tuple(Candidate(entry.step, float(entry.worth)) for entry in good))


def told(error: BaseException) -> str:
    """An exception in one line."""
    if isinstance(error, TookTooLong):
        return "it took too long"
    return " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST_TROUBLE].rstrip(": ")
