"""`longshore new`: a record without any steps yet."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli import output, parameters


def new(
    *,
    edition: parameters.Edition = "2007",
    players: parameters.Players = 3,
    seed: parameters.Seed = None,
    option: parameters.Options = None,
    name: parameters.Names = None,
    first: Annotated[
        str | None,
        typer.Option(
            "--first",
            metavar="SEAT",
            help="Who plays first. Drawn at random otherwise. Sets the option first_player=chosen.",
            show_default=False,
        ),
    ] = None,
    json: parameters.Json = False,
) -> None:
    """Deal a new game and print its record.

    For example:

        longshore new --players 4 > game.txt

        longshore new --edition 2018 --option investment_bank=on --seed 7

        longshore new --name blue=Ann --name red=Ben --first red --json
    """
    from longshore.cli.start import start_record
    from longshore.record.files import written

    record = start_record(
        edition, players, seed, options=option or (), names=name or (), first=first
    )
    output.say(written(record, as_json=json))
