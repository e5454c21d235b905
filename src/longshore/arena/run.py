"""Run a whole arena: play the schedule, save the records, compute the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from longshore.arena import folder as folders
from longshore.arena.forms import ArenaReport
from longshore.arena.games import GameResult
from longshore.arena.log import DecisionLog
from longshore.arena.plan import Match, Task, tasks_of
from longshore.arena.ratings import Rating, can_rate, rating_history
from longshore.arena.report import report_of

Player = Callable[[Sequence[Task]], Iterator[GameResult]]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Outcome:
    """All games in schedule order, the ratings after each, and the report."""

    match: Match
    games: list[GameResult]
    history: list[list[Rating]] | None
    report: ArenaReport


def hold(
    match: Match,
    player: Player,
    progress: Progress,
    out: Path | None = None,
    log: DecisionLog | None = None,
) -> Outcome:
    """Play a match with the given players. Records and decisions are written as they arrive."""
    games = sorted(
        _kept(player(list(tasks_of(match))), progress, out, log), key=lambda game: game.number
    )
    history = rating_history(len(match.entrants), games) if can_rate() else None
    report = report_of(match, games, history[-1] if history else None)
    if out is not None:
        folders.save_report(out, report, games)
    return Outcome(match, games, history, report)


def _kept(
    games: Iterable[GameResult], progress: Progress, out: Path | None, log: DecisionLog | None
) -> Iterator[GameResult]:
    for count, game in enumerate(games, 1):
        if out is not None:
            folders.save_record(out, game)
        if log is not None:
            log.note(game)
        progress(count)
        yield replace(game, decided=())  # too many to keep in memory for thousands of games
