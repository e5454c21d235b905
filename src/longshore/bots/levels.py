"""Our own bots. A level is one entry of `LEVELS`, and every list of bots comes from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from longshore.bots.admiral.making import make_admiral
from longshore.bots.bot import Bot
from longshore.bots.captain import Captain
from longshore.bots.deckhand import Deckhand
from longshore.bots.styles import STYLES
from longshore.bots.trader import Trader


class Make(Protocol):
    """Makes bots of one level."""

    def __call__(self, *, seed: int, style: str | None, simulations: int | None) -> Bot:
        """A bot for one seat and one game. A level without chance or search ignores both."""


@dataclass(frozen=True, slots=True)
class Level:
    """How to make a bot, and what may follow its name (`longshore.bots.spec`)."""

    make: Make
    styles: tuple[str, ...] = ()
    searches: bool = False
    """Whether it has a budget of simulations."""
    hat: str = "none"
    """What its face wears on the page, one of those in web/src/pieces/Face.svelte."""


def make_deckhand(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A deckhand has no style and searches nothing."""
    del style, simulations
    return Deckhand(seed=seed)


def make_trader(*, seed: int, style: str | None, simulations: int | None) -> Bot:
    """A trader leaves nothing to chance."""
    del seed, simulations
    return Trader(style=style)


LEVELS: Final[dict[str, Level]] = {  # weakest first
    "deckhand": Level(make_deckhand, hat="beanie"),
    "trader": Level(make_trader, tuple(STYLES), hat="bowler"),
    "captain": Level(Captain, tuple(STYLES), searches=True, hat="cap"),
    "admiral": Level(make_admiral, hat="bicorne"),
}
USUAL_BOT: Final = "trader"  # takes a seat if no other bot was chosen
STRONGEST_BOT: Final = next(reversed(LEVELS))  # gives hints
