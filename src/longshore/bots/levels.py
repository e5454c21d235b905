"""Our own bots. A level is one entry of `LEVELS`; everybody who lists or offers bots reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from longshore.bots.bot import Bot
from longshore.bots.captain import Captain
from longshore.bots.deckhand import Deckhand
from longshore.bots.styles import STYLES
from longshore.bots.trader import Trader


class Make(Protocol):
    """Makes bots of one level."""

    def __call__(self, *, seed: int, style: str | None, simulations: int | None) -> Bot:
        """A bot for one seat and one game; a level without chance or search ignores both."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot is made, and which styles may stand after its name and a colon."""

    make: Make
    styles: tuple[str, ...] = ()


def make_deckhand(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A deckhand has no style and searches nothing."""
    del style, simulations
    return Deckhand(seed=seed)


def make_trader(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A trader leaves nothing to chance."""
    del seed, simulations
    return Trader(style=style)


LEVELS: Final[dict[str, Level]] = {  # weakest first
    "deckhand": Level(make_deckhand),
    "trader": Level(make_trader, tuple(STYLES)),
    "captain": Level(Captain, tuple(STYLES)),
}
USUAL_BOT: Final = "trader"  # sits down, and gives hints, where nobody has chosen another one
STRONGEST_BOT: Final = next(reversed(LEVELS))


def is_level(spec: str) -> bool:
    """Whether this is a bot of ours, with a style that it has: `deckhand`, `trader:shipper`."""
    name, _, style = spec.partition(":")
    level = LEVELS.get(name)
    return level is not None and (not style or style in level.styles)
