"""Makes an admiral, or a captain in its place where no admiral can play."""

from __future__ import annotations

import warnings
from functools import cache
from multiprocessing import parent_process
from typing import Final

from longshore.bots.bot import Bot
from longshore.bots.captain import Captain

_said: Final[set[str]] = set()
"""The reasons that this process has given."""


@cache
def why_absent() -> str | None:
    """Why no admiral can play in this process, or None if one can."""
    try:
        from longshore.bots.admiral.weights import (  # noqa: PLC0415 (NumPy is optional)
            WeightsError,
            shared_network,
        )
    except ModuleNotFoundError as missing:
        return f"{missing.name} is not installed: pip install '.[bots]'"
    try:
        shared_network()
    except WeightsError as error:
        return str(error)
    return None


def say_once(reason: str) -> None:
    """Say that a captain plays. A process that plays for another leaves it to that one."""
    if reason in _said or parent_process() is not None:
        return
    _said.add(reason)
    warnings.warn(f"captains play in place of admirals: {reason}", RuntimeWarning, stacklevel=4)


def captain_plays() -> bool:
    """Whether a captain has to play in place of a bot that needs the network. Says why, once."""
    reason = why_absent()
    if reason is not None:
        say_once(reason)
    return reason is not None


def make_admiral(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """An admiral, or a captain with these settings."""
    if captain_plays():
        return Captain(seed=seed, style=style, simulations=simulations)
    from longshore.bots.admiral.admiral import Admiral  # noqa: PLC0415 (NumPy is optional)

    return Admiral(seed=seed)
