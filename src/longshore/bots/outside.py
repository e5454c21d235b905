"""A bot that is any program in any language (docs/interfaces.md, Bots over JSON lines).

When it cannot be started, dies, stalls, floods us or keeps answering nonsense, a deckhand takes its
seat and the game goes on.
"""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Mapping
from itertools import takewhile
from random import Random
from typing import Any, Final

from longshore.bots.bot import Answer, Asking, Candidate
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
from longshore.bots.wire import MOST_LINES, TooLate, Wire, WireError
from longshore.record import StepError, parse_step, sentence
from longshore.view.plausible import plausible_game

PROTOCOL: Final = 1
_LISTED_BIDS: Final = 3000  # nobody reads a million bids

View = Mapping[str, Any]


class OutsideBot:
    """Speaks with one program for one seat in one game."""

    def __init__(self, command: str, *, seed: int = 0, time_ms: int = TIME_MS) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise ValueError(f'"cmd:{command}" is not a command: {error}') from error
        if not self.command:
            raise ValueError('after "cmd:" comes the program to start, as in "cmd:python3 bot.py"')
        self.name = f"cmd:{command}"
        self.seed = seed
        self.time_ms = time_ms
        self.refused = 0
        self.timeouts = 0
        self.trouble = ""
        """Why a deckhand has taken over; empty while the program plays itself."""
        self._wire: Wire | None = None
        self._deckhand = Deckhand(seed=seed)
        self._asked = 0
        self._nonsense = 0

    def start(self, view: View) -> None:
        """Start the program and greet it."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "seat": view["seat"],
            "edition": view["edition"],
            "options": view["options"],
            "players": view["players"],
            # Its own, and never a hint at the deal's.
            "seed": Random(f"outside {self.seed}").randrange(2**31),
        }
        deadline = time.monotonic() + START_SECONDS
        try:
            self._wire = Wire(self.command)
            self._wire.send(hello, deadline)
            ready = message_of(self._wire.receive(deadline))
            if ready.get("type") != "ready":
                raise WireError("it did not say that it is ready")
            if is_name(name := ready.get("name")):
                self.name = str(name)
        except WireError as error:
            self._give_up(error)

    def answer(self, asking: Asking) -> Answer:
        """What the program says, or else what a deckhand does."""
        if self._wire is not None:
            try:
                answer = self._ask(self._wire, asking)
            except WireError as error:
                self._give_up(error)
            else:
                if answer is not None:
                    return answer
                self._nonsense += 1
                if self._nonsense >= PATIENCE:
                    self._give_up(WireError("it kept answering nonsense"))
        return self._deckhand.answer(asking)

    def end(self, view: View) -> None:
        """Tell the result."""
        if self._wire is None:
            return
        result = {"scores": view.get("scores", {}), "winners": view.get("winners", [])}
        try:
            self._wire.send({"type": "end", **result}, time.monotonic() + END_SECONDS)
        except WireError as error:
            self._give_up(error)
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def _give_up(self, error: WireError) -> None:
        self.trouble = str(error)
        self.timeouts += isinstance(error, TooLate)
        self.refused += not isinstance(error, TooLate)
        if self._wire is not None:
            self._wire.kill()
            self._wire = None

    def _ask(self, wire: Wire, asking: Asking) -> Answer | None:
        """Ask, and once more after a wrong answer; None if that is wrong too."""
        self._asked += 1
        time_ms = self.time_ms if asking.think_ms is None else asking.think_ms
        deadline = time.monotonic() + time_ms / 1000
        wire.lines_left = MOST_LINES
        wire.send(
            {
                "type": "ask",
                "id": self._asked,
                "decision": asking.decision,
                "view": asking.view,
                "steps": list(asking.steps),
                "legal": listed(asking),
                "time_ms": time_ms,
            },
            deadline,
        )
        for _ in range(2):
            answer = self._answer(wire, deadline)
            step = answer.get("step")
            if isinstance(step, str) and step in asking.legal:
                return Answer(step, candidates_of(answer))
            self.refused += 1
            code, text = why_refused(step, asking)
            refusal = {"type": "refused", "id": self._asked, "code": code, "text": text}
            wire.send(refusal, deadline)
        return None

    def _answer(self, wire: Wire, deadline: float) -> Mapping[str, Any]:
        """The next message that is not an answer to an earlier question."""
        while True:
            message = message_of(wire.receive(deadline))
            earlier = message.get("id")
            if not (type(earlier) is int and earlier < self._asked):
                break
        right = message.get("type") == "step" and message.get("id") == self._asked
        return message if right else {}


def listed(asking: Asking) -> list[str]:
    """All legal steps, of very many bids only the lowest."""
    if len(asking.legal) <= _LISTED_BIDS:
        return list(asking.legal)
    some = list(asking.legal[:_LISTED_BIDS])
    return [*some, "loan"] if asking.legal[-1] == "loan" else some


def message_of(line: bytes) -> Mapping[str, Any]:
    """A line as a message; nonsense is an empty one."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def candidates_of(answer: Mapping[str, Any]) -> tuple[Candidate, ...]:
    """The candidates of an answer, up to the first that is none."""
    found = answer.get("candidates")
    if not isinstance(found, list):
        return ()

    def is_good(entry: object) -> bool:
        return isinstance(entry, dict) and is_candidate(entry.get("step"), entry.get("worth"))

    good = takewhile(is_good, found[:MOST_CANDIDATES])
    return tuple(Candidate(entry["step"], float(entry["worth"])) for entry in good)


def why_refused(step: object, asking: Asking) -> tuple[str, str]:
    """The code and the sentence for an answer that is not legal."""
    if not isinstance(step, str):
        return "no_answer", 'The answer must be {"type": "step", "id": ..., "step": "..."}.'
    try:
        refusal = plausible_game(asking.view).why_not(asking.seat, parse_step(step))
    except StepError as error:
        return "no_such_step", str(error)
    if refusal is None:
        return "not_legal", "The step must be written as in the list of legal steps."
    return refusal.code, sentence(refusal)
