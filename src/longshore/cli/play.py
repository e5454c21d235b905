"""`longshore play`: a game in the terminal, line by line."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli import parameters


def play(
    *,
    edition: parameters.Edition = "2007",
    players: parameters.Players = 3,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="Where you sit.")] = "blue",
    seed: parameters.Seed = None,
    option: parameters.Options = None,
    save: Annotated[
        str | None,
        typer.Option(
            "--save",
            metavar="FILE",
            help="Keep the game's record in this file.",
            show_default=False,
        ),
    ] = None,
    load: Annotated[
        str | None,
        typer.Option("--load", metavar="FILE", help="Go on with a record.", show_default=False),
    ] = None,
) -> None:
    """Play against simple opponents, line by line.

    You get the table as your seat sees it and the legal steps by number; answer with a number or
    with a step such as `sail island`. `?` helps, `quit` leaves.

    For example:

        longshore play

        longshore play --edition 2018 --players 4 --seat red --save game.txt

        longshore play --load game.txt --save game.txt
    """
    from longshore.cli.records import read_file
    from longshore.cli.start import a_seat, start_record
    from longshore.cli.terminal_game import play_game

    if load is not None:
        record = read_file(load)
    else:
        record = start_record(edition, players, seed, options=option or ())
    play_game(record, a_seat(seat, record.players), seed, save, may_replace=save == load)
