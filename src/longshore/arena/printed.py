"""The result of an arena, as a table in the terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from longshore.arena.forms import ArenaReport, EntrantReport

_NARROWEST = 100  # columns, when standard output is not a terminal


def draw_arena(report: ArenaReport) -> None:
    """Print entrants by win share, then how the games went."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", justify="right", style="dim", min_width=len(str(len(report["entrants"]))))
    table.add_column("bot", overflow="ellipsis", no_wrap=True, min_width=8)
    for heading in ("games", "wins", "share", "95 %", "score", "rating", "ms", "most"):
        table.add_column(heading, justify="right", no_wrap=True)
    troubles = any(entry["refused"] or entry["timeouts"] for entry in report["entrants"])
    if troubles:
        table.add_column("refused", justify="right")
        table.add_column("timeouts", justify="right")
    for entry in sorted(report["entrants"], key=lambda entry: -entry["win_share"]):
        table.add_row(*_cells(entry), *_troubles(entry, shown=troubles))
    screen = console()
    screen.print(table)
    for line in _sentences(report):
        screen.print(line, soft_wrap=True)


def console() -> Console:
    """A console wide enough for the table when writing to a file."""
    found = Console(highlight=False, markup=False)
    return found if found.is_terminal else Console(highlight=False, markup=False, width=_NARROWEST)


def _cells(entry: EntrantReport) -> list[str]:
    low, high = entry["interval"]
    rating = entry["rating"]
    return [
        str(entry["entrant"]),
        entry["bot"],
        str(entry["games"]),
        f"{entry['wins']:.1f}",
        f"{100 * entry['win_share']:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{entry['score_mean']:.1f} ±{entry['score_sd']:.0f}",
        "" if rating is None else f"{rating['mu']:.1f} ±{rating['sigma']:.1f}",
        f"{entry['cpu_ms_per_decision']:.2f}",
        f"{entry['cpu_ms_max']:.1f}",
    ]


def _troubles(entry: EntrantReport, *, shown: bool) -> list[str]:
    return [str(entry["refused"]), str(entry["timeouts"])] if shown else []


def _sentences(report: ArenaReport) -> list[str]:
    """How many games there were, how they ended, and how to repeat them."""
    endings = {
        "supply": "ended by the supply",
        "stalemate": "by stalemate",
        "cap": f"stopped after {report['max_turns']} turns of each seat",
    }
    told = ", ".join(
        f"{report['ended_by'][ending]} {words}"
        for ending, words in endings.items()
        if report["ended_by"][ending]
    )
    options = "".join(f", {name}={value}" for name, value in report["options"].items())
    deals = f"{report['deals']} deal{'' if report['deals'] == 1 else 's'}"
    games = f"{report['games']} games on {deals}: {told}"
    rules = f"Edition {report['edition']}{options}, {report['players']} players"
    return [
        *_refused(report),
        *_taken_over(report),
        f"{games}; {report['mean_turns']:.1f} turns on average",
        *_collapses(report),
        f"${report['trade_mean']:.1f} of trade in a game, ${report['money_mean']:.1f} at its end",
        f"{rules}, seed {report['seed']}; ms: CPU time of a decision",
    ]


def _collapses(report: ArenaReport) -> list[str]:
    """Games that ended with everyone bankrupt, whose wins are shared and mean little."""
    if not report["bankrupt_share"]:
        return []
    share = f"{100 * report['bankrupt_share']:.1f} % of the seats ended bankrupt"
    if report["collapsed"] == 1:
        return [f"{share}; 1 game collapsed: everyone in it did"]
    return [f"{share}; {report['collapsed']} games collapsed: everyone in them did"]


def _refused(report: ArenaReport) -> list[str]:
    """What the first refused answer of each entrant was, unless it was replaced for it."""
    return [
        f"The first answer of {entry['bot']} that was refused, at {entry['refusal']}"
        for entry in report["entrants"]
        if entry["refusal"] and not entry["taken_over"]
    ]


def _taken_over(report: ArenaReport) -> list[str]:
    """Which entrants were replaced by a deckhand, and why."""
    return [
        f"A deckhand took over from {entry['bot']} in {entry['taken_over']} of {entry['games']} "
        f"games, first because: {entry['trouble']}"
        for entry in report["entrants"]
        if entry["taken_over"]
    ]
