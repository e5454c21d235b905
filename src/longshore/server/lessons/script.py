"""The script of a lesson: a recorded game, with what the lesson says at each point of it.

A script is a record with `say` lines among its steps. `say machine` shows the message
`learn-<lesson>-machine` from there on, until the next one. The reader does what the steps below it
say, prices and purchases in any order. Other players' steps follow when the reader goes on.

A record may begin in the middle of a game (`start`), so a lesson can come to its point at once.
Where a turn has no step of its own that ends it, the reader ends it before the others go on. At the
end of a game nobody goes on: `blue: end`, as the last line of a script, lets the reader end that
turn too.
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
_END: Final = "blue: end"


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson as it is written down."""

    record: Record
    steps: tuple[tuple[int, int], ...]
    """Each step with its seat."""
    messages: dict[int, str]
    """After how many steps each message begins, in order."""
    ends: bool = False
    """Whether the reader ends the last turn, after the last step."""

    @property
    def length(self) -> int:
        """How often something is done: each step, and the end of the last turn."""
        return len(self.steps) + self.ends

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
    ends = False
    for number, line in enumerate(lines, 1):
        if line == _END:
            ends, lines[number - 1] = True, ""
            taken += 1
        elif not line.startswith(_SAY):
            # Only steps have a colon behind a single word.
            step = line.partition(":")[0].isalpha()
            if step and ends:
                raise RecordError(number, "nothing is done after the end")
            taken += step
        else:
            message = f"learn-{name}-{line.removeprefix(_SAY).strip()}"
            if taken in messages or message in messages.values():
                raise RecordError(number, f"{message} is said twice, or beside another message")
            messages[taken] = message
            lines[number - 1] = ""
    record = read_record("\n".join(lines))
    script = Script(record, tuple(steps_of(record)), messages, ends)
    if 0 not in messages or taken != script.length:
        raise RecordError(0, "a lesson says something before its first step")
    return script
