"""The script of a lesson: a recorded game, with what the lesson says at each point of it.

A script is a record with `say` lines among its steps. `say machine` shows the message
`learn-<lesson>-machine` from there on, until the next one. The reader does what the steps below it
say, prices and purchases in any order. Other players' steps follow when the reader goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from longshore.record import Record, RecordError, read_record, steps_of

FOLDER: Final = Path(__file__).parent
LESSONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.txt")))
_SAY: Final = "say "


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson as it is written down."""

    record: Record
    steps: tuple[tuple[int, int], ...]
    """Each step with its seat."""
    messages: dict[int, str]
    """After how many steps each message begins, in order."""

    def message_at(self, number: int) -> str:
        """What the lesson says after some steps."""
        return self.messages[max(start for start in self.messages if start <= number)]


@cache
def script_of(name: str) -> Script:
    """A lesson by name, one of LESSONS."""
    return read_script(name, (FOLDER / f"{name}.txt").read_text("utf-8"))


def read_script(name: str, text: str) -> Script:
    """A script from its text. It says something from its first step on, and nothing twice."""
    messages: dict[int, str] = {}
    lines = text.splitlines()
    taken = 0
    for number, line in enumerate(lines, 1):
        if not line.startswith(_SAY):
            # Only steps have a colon behind a single word.
            taken += line.partition(":")[0].isalpha()
            continue
        message = f"learn-{name}-{line.removeprefix(_SAY).strip()}"
        if taken in messages or message in messages.values():
            raise RecordError(number, f"{message} is said twice, or beside another message")
        messages[taken] = message
        lines[number - 1] = ""
    record = read_record("\n".join(lines))
    steps = tuple(steps_of(record))
    if 0 not in messages or taken != len(steps):
        raise RecordError(0, "a lesson says something before its first step")
    return Script(record, steps, messages)
