"""`longshore habits`: what players tend to do in recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.recorded import read_all

if TYPE_CHECKING:
    from longshore.arena.habits.follow import Habits


def habits(
    path: Annotated[
        str, typer.Argument(metavar="DIR|FILE", help="A record, or a folder of records.")
    ],
    *,
    json: parameters.Json = False,
) -> None:
    """Show what players tend to do, side by side: actions, prices, bids, buildings, loans.

    Players with the same name count as one; bots go by the name of the bot. Records should not be
    partial, because the worth of a lot to its bidder comes from the value cards.

    For example:

        longshore habits runs/1

        longshore habits game.txt --json
    """
    from longshore.arena.habits.printed import draw_habits
    from longshore.arena.habits.report import report_of

    report = report_of(read_all(path, _read))
    if json:
        output.say_json(report)
    else:
        draw_habits(report)


def _read(file: Path, name: str, run: str) -> Habits:
    from longshore.arena.economy.files import read_file
    from longshore.arena.habits.follow import habits_of

    return habits_of(read_file(file), name, run)
