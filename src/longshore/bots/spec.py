"""What the name of a bot says: its level, its style and its budget, as in `captain:banker@3000`."""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.bots.levels import LEVELS, Level

PROGRAM: Final = "cmd"
MOST_SIMULATIONS: Final = 1_000_000  # more than a captain gets through in an hour
_SHOWN: Final = 20  # letters of what somebody wrote instead of a number


class Spec(NamedTuple):
    """A level, a plug-in or `cmd`, what follows the colon, and the budget after the @."""

    name: str
    style: str | None
    simulations: int | None


def spec_of(text: str) -> Spec:
    """Read a name, or raise `ValueError` with a sentence that says what is wrong.

    Nothing is known about plug-ins and programs here. In the name of a plug-in only a number after
    the last @ is a budget, and all of a command is the command.
    """
    text = text.strip()
    if text.partition(":")[0] == PROGRAM:
        return Spec(PROGRAM, text.partition(":")[2], None)
    whole, at, budget = text.partition("@")
    name, _, style = whole.partition(":")
    if (level := LEVELS.get(name)) is not None:
        return Spec(name, style or None, budget_of(name, level, budget) if at else None)
    whole, _, budget = text.rpartition("@")
    if is_budget(budget):
        name, _, style = whole.partition(":")
        return Spec(name, style or None, int(budget))
    name, _, style = text.partition(":")
    return Spec(name, style or None, None)


def budget_of(name: str, level: Level, budget: str) -> int:
    """How many simulations a bot of this level may use per turn."""
    if not level.searches:
        raise ValueError(
            f'"{name}" does not search, so it has no budget: leave out "@{budget[:_SHOWN]}"'
        )
    if not is_budget(budget):
        raise ValueError(
            f'"@{budget[:_SHOWN]}" is no budget: write how many simulations a turn may take, '
            f"from 1 to {MOST_SIMULATIONS}, such as {name}@3000"
        )
    return int(budget)


def is_budget(text: str) -> bool:
    """Whether this is a number of simulations."""
    return (
        text.isdecimal()
        and text.isascii()
        and len(text) <= len(str(MOST_SIMULATIONS))
        and 1 <= int(text) <= MOST_SIMULATIONS
    )


def is_level(text: str) -> bool:
    """Whether this is one of our bots, with a style and a budget it can have."""
    try:
        spec = spec_of(text)
    except ValueError:
        return False
    level = LEVELS.get(spec.name)
    return level is not None and (spec.style is None or spec.style in level.styles)
