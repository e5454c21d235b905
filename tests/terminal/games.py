"""Full-screen games for the tests, and what can be read on their screens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import monotonic

from tests.folders import RECORDS
from textual.pilot import Pilot

from longshore.bots import make_bot, play_game
from longshore.game import rules_for
from longshore.game.editions import Value
from longshore.record import Record, deal_from_seed, new_record, read_record
from longshore.terminal.keeping import Keeper
from longshore.terminal.screen.app import Longshore
from longshore.terminal.screen.cover import Cover
from longshore.terminal.session import Session

WIDE = (100, 30)
NARROW = (80, 24)


def dealt(players: int = 3, *, seed: int = 7, edition: int = 2007, **options: Value) -> Record:
    """A game that has just been dealt."""
    rules = rules_for(edition, players, options)
    return new_record(rules, deal_from_seed(rules, seed))


def recorded(name: str, to: int) -> Record:
    """The first steps of a recorded game."""
    record = read_record((RECORDS / f"{name}.txt").read_bytes())
    return replace(record, steps=record.steps[:to], result=None, lines=())


@cache
def nearly_over(left: int) -> Record:
    """A game of three traders with this many steps left until their end."""
    record = dealt()
    assert record.deal is not None
    bots = [make_bot("trader", seed=seat) for seat in range(3)]
    played = play_game(rules_for(2007, 3, {}), record.deal, bots)
    assert played.ended_by == "supply"
    return replace(record, steps=tuple(played.lines[:-left]))


class Forgetful(Keeper):
    """Saves nothing, and says that all is well."""

    def keep(self, record: Record) -> bool:
        return record is not None


def game(
    record: Record, seats: Sequence[str], folder: Path | None = None, language: str = "en"
) -> Longshore:
    """A game on the screen. Without a folder it is not saved."""
    keeper = Forgetful("game.txt") if folder is None else Keeper(folder / "game.txt")
    return Longshore(Session(record, seats, seed=1, simulations=10), keeper, language)


async def settled(pilot: Pilot[None], seconds: float = 20) -> Longshore:
    """Wait until a person has to decide or take over the keyboard, or the game is over."""
    app = pilot.app
    assert isinstance(app, Longshore)
    end = monotonic() + seconds
    while monotonic() < end:
        await pilot.pause()
        waits = isinstance(app.screen, Cover) or app.state.deciding is not None or app.session.over
        if (
            waits
            and app.state.thinking is None
            and not app.state.advising
            and app.table.is_attached
        ):
            await pilot.pause()
            return app
        await asyncio.sleep(0.005)
    raise AssertionError(f"nothing happens after {len(app.session.record.steps)} steps")


async def press(pilot: Pilot[None], *keys: str) -> Longshore:
    """Press keys one after the other, and wait for the result."""
    for key in keys:
        await pilot.press(key)
    return await settled(pilot)


async def write(pilot: Pilot[None], text: str) -> Longshore:
    """Type a line and send it."""
    names = {" ": "space", "@": "at", "+": "plus", ":": "colon"}
    return await press(pilot, *(names.get(letter, letter) for letter in text), "enter")


def screen_text(app: Longshore) -> str:
    """What can be read on the screen."""
    # The public way to see a whole screen is a picture in SVG; this is the same, as text.
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


async def quickly(app: Longshore, *keys: str, seconds: float = 20) -> None:
    """Press keys without a pilot's pauses, and wait for the next decision."""
    for key in keys:
        before = state_of(app)
        app.simulate_key(key)
        end = monotonic() + seconds
        while state_of(app) == before or app.state.thinking is not None or app.state.advising:
            if monotonic() > end:
                raise AssertionError(f"{key} changes nothing after {before[0]} steps")
            await asyncio.sleep(0.001)


def state_of(app: Longshore) -> tuple[int, bool, bool]:
    """What a key changes: the steps, the confirmation, the advice."""
    return len(app.session.record.steps), app.state.pending is not None, bool(app.state.advice)
