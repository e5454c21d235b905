"""What is wrong with something from outside, in one sentence that names the place."""

from __future__ import annotations


class OutsideError(ValueError):
    """Something from outside cannot be read. Nothing has been loaded or changed."""


class StepError(OutsideError):
    """A text is not a step at all. The game decides whether a step is legal."""


class PositionError(OutsideError):
    """A position cannot exist. `path` says where, as in `seats.blue.cash`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


class RecordError(OutsideError):
    """A record cannot be read or replayed.

    `line` counts from 1 and is 0 if there is no line to name. `step` is the number of the refused
    step, or 0 if it is not about one. If the rules refused a step, the `Refused` is the cause.
    """

    def __init__(self, line: int, problem: str, step: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem
        self.step = step


class PartError(OutsideError):
    """One part of a record is wrong: `cards`, `name blue`, `steps` with the index of the step.

    Readers turn it into a `RecordError` that names its line or its key.
    """

    def __init__(self, part: str, problem: str, index: int = 0) -> None:
        super().__init__(f"{part}: {problem}")
        self.part = part
        self.problem = problem
        self.index = index
