"""Parameters that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from longshore.cli.errors import Stop

File = Annotated[
    str, typer.Argument(metavar="FILE", help="A record, as text or JSON; - reads standard input.")
]
Seat = Annotated[
    str | None,
    typer.Option(
        "--seat",
        metavar="SEAT",
        help="Whose view: a seat, such as red, or spectator or all.  \\[default: all]",
        show_default=False,
    ),
]
Json = Annotated[
    bool, typer.Option("--json", help="Print JSON, and nothing else on standard output.")
]
Edition = Annotated[
    str, typer.Option("--edition", metavar="2007|2018", help="The edition to play.")
]
Players = Annotated[int, typer.Option("--players", metavar="3|4|5", help="Players at the table.")]
PlayersOfSeats = Annotated[
    int | None,
    typer.Option(
        "--players",
        metavar="3|4|5",
        help="Players at the table.  \\[default: what fits --seats]",
        show_default=False,
    ),
]
SeedOfGames = Annotated[
    int | None,
    typer.Option("--seed", help="The same number plays the same games.", show_default=False),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="NUMBER",
        help="The same number deals the same game. Random by default.",
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of docs/rules/spec.md, section 19. May be repeated.",
        show_default=False,
    ),
]
Names = Annotated[
    list[str] | None,
    typer.Option(
        "--name",
        metavar="SEAT=NAME",
        help="A player's name, as in blue=Ann. May be repeated.",
        show_default=False,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        help="The language, such as de.  \\[default: the language of your locale]",
        show_default=False,
    ),
]
MaxTurns = Annotated[
    int, typer.Option("--max-turns", min=1, help="Stop a game after this many turns per seat.")
]
Simulations = Annotated[
    int | None,
    typer.Option(
        "--simulations",
        min=1,
        help="Simulations per turn for a bot that searches.",
        show_default=False,
    ),
]
TimeMs = Annotated[
    int | None,
    typer.Option(
        "--time-ms",
        min=1,
        help="Milliseconds that a program or plug-in has for an answer.  \\[default: 1000]",
        show_default=False,
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        min=1,
        help="Processes that play.  \\[default: one per processor]",
        show_default=False,
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on the workers of this Dask scheduler instead.",
        show_default=False,
    ),
]
ThinkMs = Annotated[
    int | None,
    typer.Option(
        "--think-ms",
        min=1,
        help="Milliseconds that a bot may take per decision.",
        show_default=False,
    ),
]


def folder(out: str, option: str = "--out") -> Path:
    """The given folder. An empty name would mean the working directory."""
    if not out.strip():
        raise Stop(f"{option} needs the name of a folder")
    return Path(out)


def language_for(wanted: str | None) -> str:
    """The requested language, or that of the locale."""
    from longshore.record.steps import shown
    from longshore.text import LANGUAGES, language_of_locale

    if wanted is None:
        return language_of_locale(os.environ)
    if wanted not in LANGUAGES:
        raise Stop(f"there is no language {shown(wanted)}; there are {', '.join(LANGUAGES)}")
    return wanted
