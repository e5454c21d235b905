"""`longshore arena`: bots against bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, Stop

if TYPE_CHECKING:
    from pathlib import Path

    from longshore.arena.games import GameResult
    from longshore.arena.log import DecisionLog
    from longshore.arena.plan import Match, Task
    from longshore.arena.run import Outcome, Player


def arena(
    *,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="BOT,BOT,...",
            help="The bots that play; more bots than seats make a round robin.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games to play, rounded up to whole sets.")
    ] = 300,
    edition: parameters.Edition = "2007",
    players: parameters.PlayersOfSeats = None,
    seed: parameters.SeedOfGames = None,
    option: parameters.Options = None,
    own_deals: Annotated[
        bool,
        typer.Option(
            "--own-deals", help="Deal separately for every choice of bots, not once for all."
        ),
    ] = False,
    max_turns: parameters.MaxTurns = 100,
    simulations: parameters.Simulations = None,
    time_ms: parameters.TimeMs = None,
    jobs: parameters.Jobs = None,
    cluster: parameters.Cluster = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out",
            metavar="DIR",
            help="Folder for records, a CSV file and plots.",
            show_default=False,
        ),
    ] = None,
    log: Annotated[
        str | None,
        typer.Option(
            "--log",
            metavar="FILE",
            help="New file for every decision, with what the bot considered, as JSON lines.",
            show_default=False,
        ),
    ] = None,
    log_bots: Annotated[
        str | None,
        typer.Option(
            "--log-bots",
            metavar="BOT,BOT,...",
            help="Whose decisions are logged.  \\[default: everyone's]",
            show_default=False,
        ),
    ] = None,
    json: parameters.Json = False,
) -> None:
    """Let bots play many games against each other, and compare them.

    Every deal is played by every combination of entrants in every rotation of seats, so that any
    difference comes from play, not luck. The result does not depend on how many processes or
    machines played.

    For example:

        longshore arena --seats trader,deckhand,deckhand --games 300 --seed 7

        longshore arena --seats trader:shipper,trader,deckhand,deckhand --players 3 --out a

        longshore arena --seats "cmd:python3 mybot.py",trader,trader --json > result.json

        longshore arena --seats captain,trader,trader --log why.jsonl --log-bots captain

        longshore arena --seats captain,trader,trader --cluster tcp://10.0.0.5:8786
    """
    from dataclasses import replace

    from longshore.arena.errors import (
        CannotPlay,
        FolderError,
        NoCluster,
        PlanError,
        WorkersLost,
    )
    from longshore.arena.log import decision_log, logged_entrants

    try:
        match = match_of(
            seats,
            edition,
            players,
            games=games,
            seed=seed,
            options=option or (),
            max_turns=max_turns,
            simulations=simulations,
            time_ms=time_ms,
            elsewhere=cluster is not None,
        )
        folder = None if out is None else parameters.folder(out)
        output.remark_if_slow()
        logged = logged_entrants(match.entrants, log, log_bots)
        match = replace(match, logged=logged, own_deals=own_deals)
        with decision_log(log) as decisions:
            outcome = held(match, games, folder, jobs, cluster, log=decisions)
    except (PlanError, FolderError, NoCluster) as error:
        raise Stop(str(error)) from error
    except (CannotPlay, WorkersLost) as error:
        raise Stop(str(error), NO) from error
    if json:
        output.say_json(outcome.report)
        return
    from longshore.arena.printed import draw_arena

    draw_arena(outcome.report)
    if folder is not None:
        output.say(f"Records, games.csv, arena.json and plots are in {folder}")


def match_of(
    seats: str,
    edition: str,
    players: int | None,
    *,
    games: int,
    seed: int | None,
    options: Iterable[str],
    max_turns: int,
    simulations: int | None,
    time_ms: int | None,
    elsewhere: bool,
) -> Match:
    """The requested match, or what is wrong with it."""
    from secrets import randbits

    from longshore.arena.entrants import check_entrants, entrants_of
    from longshore.arena.plan import Match
    from longshore.cli.start import start_record
    from longshore.game.editions import MAX_PLAYERS, MIN_PLAYERS

    entrants = entrants_of(seats)
    if players is None:
        players = max(MIN_PLAYERS, min(len(entrants), MAX_PLAYERS))
    start = start_record(edition, players, 0, options=options)
    match = Match(
        entrants,
        start.edition,
        start.players,
        start.options,
        randbits(32) if seed is None else seed,
        games,
        max_turns,
        simulations,
        time_ms,
    )
    check_entrants(entrants, simulations, elsewhere=elsewhere)
    return match


def telling(player: Player) -> Player:
    """The same player, with a remark when a deckhand first takes over from an entrant."""
    told: set[int] = set()

    def play(tasks: Sequence[Task]) -> Iterator[GameResult]:
        for game in player(tasks):
            for seat in game.seats:
                if seat.trouble and seat.entrant not in told:
                    told.add(seat.entrant)
                    output.remark(
                        f"longshore: a deckhand has taken over from {seat.bot} in game "
                        f"{game.number}: {seat.trouble}"
                    )
            yield game

    return play


def held(
    match: Match,
    games: int,
    folder: Path | None,
    jobs: int | None,
    cluster: str | None,
    *,
    log: DecisionLog | None = None,
) -> Outcome:
    """Play the match, with remarks where it differs from what was requested."""
    from longshore.arena.folder import prepare
    from longshore.arena.players import players
    from longshore.arena.plots import save_plots
    from longshore.arena.ratings import can_rate
    from longshore.arena.run import hold
    from longshore.cli.progress import progress_bar

    with players(cluster, jobs) as player:
        if folder is not None:
            prepare(folder)
        if match.all_games != games:
            deals = "1 deal" if match.deals == 1 else f"{match.deals} deals, each"
            sets = f"{deals} in {match.games_per_deal} seatings"
            output.remark(f"longshore: {match.all_games} games are played: {sets}")
        if not can_rate():
            output.remark("longshore: ratings need openskill: install longshore[arena]")
        with progress_bar("games", match.all_games) as progress:
            outcome = hold(match, telling(player), progress, folder, log)
    if folder is not None:
        save_plots(folder, outcome)
    return outcome
