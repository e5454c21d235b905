"""`longshore dataset`: games of bots, or existing records, as tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.arena import match_of, telling
from longshore.cli.errors import INTERRUPTED, NO, Stop

if TYPE_CHECKING:
    from longshore.arena.plan import Match


def dataset(
    path: Annotated[str, typer.Argument(metavar="DIR", help="The folder of the data set.")],
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="BOT,BOT,...",
            help="The bots that play; more bots than seats make a round robin.",
            show_default=False,
        ),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="DIR|FILE",
            help="Use these records instead of playing.",
            show_default=False,
        ),
    ] = None,
    form: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="parquet|csv",
            help="How tables are written.  \\[default: parquet, or csv without pyarrow]",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games to play, rounded up to whole sets.")
    ] = 300,
    edition: parameters.Edition = "2007",
    players: parameters.PlayersOfSeats = None,
    seed: parameters.SeedOfGames = None,
    option: parameters.Options = None,
    max_turns: parameters.MaxTurns = 100,
    simulations: parameters.Simulations = None,
    time_ms: parameters.TimeMs = None,
    jobs: parameters.Jobs = None,
    cluster: parameters.Cluster = None,
) -> None:
    """Let bots play many games, and write everything that happened as tables.

    The folder gets every record, a table each of games, seats, turns, steps, trades, auctions, bids
    and loans, and a codebook. Stop it whenever you like: the same command continues where it was.
    More --games add to a finished data set.

    For example:

        longshore dataset data --seats captain,trader,trader --games 10000 --seed 7

        longshore dataset data --seats trader,trader,deckhand --format csv

        longshore dataset both --from runs
    """
    from longshore.arena.dataset.writers import FORMATS, default_format, need
    from longshore.arena.economy.files import NoRecords
    from longshore.arena.errors import CannotPlay, FolderError, NoCluster, PlanError, WorkersLost
    from longshore.record import OutsideError

    folder = parameters.folder(path, "DIR")
    if (seats is None) == (source is None):
        raise Stop("give either --seats, to play games, or --from, to take records")
    if form not in (None, *FORMATS):
        raise Stop(f"tables are written as {' or '.join(FORMATS)}")
    form = form or default_format()
    try:
        need(form)
        if source is not None:
            _take(folder, Path(source))
        elif seats is not None:
            from longshore.arena.dataset.collect import planned_seed

            match = match_of(
                seats,
                edition,
                players,
                games=games,
                seed=planned_seed(folder) if seed is None else seed,
                options=option or (),
                max_turns=max_turns,
                simulations=simulations,
                time_ms=time_ms,
                elsewhere=cluster is not None,
            )
            _play(folder, match, jobs, cluster)
        _write(folder, form)
    except (PlanError, FolderError, NoCluster, NoRecords, OutsideError) as error:
        raise Stop(str(error)) from error
    except (CannotPlay, WorkersLost) as error:
        raise Stop(str(error), NO) from error


def _play(folder: Path, match: Match, jobs: int | None, cluster: str | None) -> None:
    """Play what is missing."""
    from longshore.arena.dataset.collect import begin, play_missing
    from longshore.arena.players import players
    from longshore.cli.progress import progress_bar

    output.remark_if_slow()
    with players(cluster, jobs) as player:
        tasks = begin(folder, match)
        there = match.all_games - len(tasks)
        if there:
            output.remark(f"longshore: {there} of {match.all_games} games are already there")
        try:
            with progress_bar("games", match.all_games) as progress:
                play_missing(folder, tasks, telling(player), lambda done: progress(there + done))
        except KeyboardInterrupt:
            raise Stop("stopped; the same command goes on from here", INTERRUPTED) from None


def _take(folder: Path, source: Path) -> None:
    """Copy existing records."""
    from longshore.arena.dataset.collect import copy_records
    from longshore.record.files import reason

    try:
        copy_records(source, folder)
    except OSError as error:
        raise Stop(f"cannot read {source}: {reason(error)}") from error


def _write(folder: Path, form: str) -> None:
    """Make the tables."""
    from longshore.arena.dataset.collect import write_tables
    from longshore.cli.progress import progress_bar

    with progress_bar("records", None) as progress:
        games = write_tables(folder, form, progress)
    several = f"{games} game{'' if games == 1 else 's'}"
    output.say(f"{several}: records, tables ({form}) and codebook.md are in {folder}")
