"""What is wrong with something from outside, in one sentence that names the place."""

from __future__ import annotations


class OutsideError(ValueError):
    """Something from outside cannot be read. Nothing has been loaded or changed."""


class StepError(OutsideError):
    """A text is not a step at all. Whether a step is legal is for the game to say."""


class PositionError(OutsideError):
    """A position cannot exist. `path` says where, as in `seats.blue.cash`."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


class RecordError(OutsideError):
    """A record cannot be read. `line` counts from 1; 0 stands for the whole file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem
