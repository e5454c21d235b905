"""A bot that is any program in any language (docs/interfaces.md, Bots over JSON lines)."""

from __future__ import annotations

import json
import shlex
import time
from random import Random
from typing import ClassVar, Final

from longshore.bots.bot import Answer, Asking, Candidate
from longshore.bots.guests.guest import Guest
from longshore.bots.guests.trust import END_SECONDS, START_SECONDS, TIME_MS, candidates, is_name
from longshore.bots.guests.wire import MOST_LINES, TooLate, Wire, WireError
from longshore.bots.legal import is_bid
from longshore.record.read_json import Json
from longshore.view.forms import GameView

PROTOCOL: Final = 1
_LISTED_BIDS: Final = 3000  # nobody reads a million bids


class OutsideBot(Guest):
    """Talks to one program for one seat in one game."""

    failures: ClassVar = (WireError,)
    form: ClassVar = '{"type": "step", "id": ..., "step": "..."}'

    def __init__(self, command: str, *, seed: int = 0, time_ms: int | None = None) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise ValueError(f'"cmd:{command}" is not a command: {error}') from error
        if not self.command:
            raise ValueError('after "cmd:" comes the program to start, as in "cmd:python3 bot.py"')
        super().__init__(f"cmd:{command}", seed=seed)
        self.seed = seed
        self.time_ms = TIME_MS if time_ms is None else time_ms
        self._wire: Wire | None = None
        self._asked = 0

    @property
    def plays(self) -> bool:
        """Whether the program runs."""
        return self._wire is not None

    def start(self, view: GameView) -> None:
        """Start the program and greet it."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "seat": view["seat"],
            "edition": view["edition"],
            "options": view["options"],
            "players": view["players"],
            # A separate seed that reveals nothing about the deal.
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
                self.name = name
        except WireError as error:
            self.fail(error)

    def end(self, view: GameView) -> None:
        """Tell the result."""
        if self._wire is None:
            return
        result = {"scores": view.get("scores", {}), "winners": view.get("winners", [])}
        try:
            self._wire.send({"type": "end", **result}, time.monotonic() + END_SECONDS)
        except WireError as error:
            self.fail(error)
        self.close()

    def close(self) -> None:
        """Stop the program."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def fail(self, error: BaseException) -> None:
        """Give up because communication with the program failed."""
        self.give_up(str(error), late=isinstance(error, TooLate))

    def give_up(self, trouble: str, *, late: bool = False) -> None:
        """Stop the program at once."""
        super().give_up(trouble, late=late)
        if self._wire is not None:
            self._wire.kill()
            self._wire = None

    def ask(self, asking: Asking) -> Answer | None:
        """Ask the program. If its answer is invalid, say why and wait for another."""
        wire = self._wire
        if wire is None:
            return None
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
        if (answer := self._legal_answer(wire, deadline, asking)) is not None:
            return answer
        # It has the rest of its time, less what we took to find the reason.
        deadline += self.explained_in
        try:
            return self._legal_answer(wire, deadline, asking)
        except TooLate:
            return None  # it said nothing, which is no better than nonsense

    def _legal_answer(self, wire: Wire, deadline: float, asking: Asking) -> Answer | None:
        """The program's answer, or None after telling it why that is not legal."""
        answer = self._answer(wire, deadline)
        step = answer.get("step")
        if isinstance(step, str) and step in asking.legal:
            return Answer(step, candidates_of(answer))
        why = self.refuse(step, asking)
        told = {"type": "refused", "id": self._asked, "code": why.code, "text": why.text}
        wire.send(told, deadline + self.explained_in)
        return None

    def _answer(self, wire: Wire, deadline: float) -> Json:
        """The next message that does not answer an earlier question."""
        while True:
            message = message_of(wire.receive(deadline))
            earlier = message.get("id")
            if not (type(earlier) is int and earlier < self._asked):
                break
        right = message.get("type") == "step" and message.get("id") == self._asked
        return message if right else {}


def listed(asking: Asking) -> list[str]:
    """All legal steps, but only the lowest of very many bids."""
    if len(asking.legal) <= _LISTED_BIDS:
        return list(asking.legal)
    some = list(asking.legal[:_LISTED_BIDS])
    return [*some, *(step for step in asking.legal[-2:] if not is_bid(step))]  # `repay`, `loan`


def message_of(line: bytes) -> Json:
    """A line as a message. Nonsense becomes an empty one."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def candidates_of(answer: Json) -> tuple[Candidate, ...]:
    """The candidates in an answer."""
    found = answer.get("candidates")
    entries = found if isinstance(found, list) else []
    return candidates(
        (entry.get("step"), entry.get("worth")) if isinstance(entry, dict) else (None, None)
        for entry in entries
    )
