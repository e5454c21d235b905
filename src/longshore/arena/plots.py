"""Plots of an arena: scores, win shares and ratings, game lengths."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from longshore.arena.canvas import FAINT, INK, Plot, series_colour
from longshore.arena.run import Outcome

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LONGEST_LABEL = 22
_ENDINGS = (
    ("supply", "supply ran out", "#0072b2"),
    ("stalemate", "stalemate", "#e69f00"),
    ("cap", "stopped at the limit", "#d55e00"),
)


def save_plots(folder: Path, outcome: Outcome) -> None:
    """Write three PNG files."""
    subtitle = _subtitle(outcome)
    rows = len(outcome.match.entrants)
    height = 2.2 + 0.55 * rows
    plots = {
        "scores": Plot(
            "Scores",
            f"{subtitle}. Each dot is a game, the box spans the middle half, the line is the mean.",
            lambda axes: _scores(axes[0], outcome),
            (10.0, height),
        ),
        "ratings": Plot(
            "Win shares and ratings",
            f"{subtitle}. Win share with its 95 % interval over deals; rating with one sigma.",
            lambda axes: _standings(axes, outcome),
            (11.0, max(height, 4.6)),
            panels=2,
        ),
        "lengths": Plot(
            "Lengths of the games",
            f"{subtitle}. Turns of all seats together.",
            lambda axes: _lengths(axes[0], outcome),
            (10.0, 4.6),
        ),
    }
    for name, plot in plots.items():
        plot.save(folder / f"{name}.png")


def labels_of(outcome: Outcome) -> list[str]:
    """The number and bot of each entrant."""
    return [
        f"{number} {bot if len(bot) <= _LONGEST_LABEL else bot[: _LONGEST_LABEL - 1] + '…'}"
        for number, bot in enumerate(outcome.match.entrants)
    ]


def _subtitle(outcome: Outcome) -> str:
    match = outcome.match
    options = "".join(f", {name}={value}" for name, value in match.options.items())
    return (
        f"{len(outcome.games)} games on {match.deals} deals, {match.players} players, "
        f"edition {match.edition}{options}, seed {match.seed}"
    )


def _scores(axes: Axes, outcome: Outcome) -> None:
    """Plot a row for each entrant: every score, the quartiles and the mean."""
    for row, _ in enumerate(outcome.match.entrants):
        scores = sorted(
            seat.score for game in outcome.games for seat in game.seats if seat.entrant == row
        )
        colour = series_colour(row)
        # Spread equal scores around the row so that they do not cover each other.
        heights = _spread_out(scores)
        low, high = (_quantile(scores, part) for part in (0.25, 0.75))
        axes.barh(row, high - low, 0.72, low, color=colour, alpha=0.18)
        places = [row + height for height in heights]
        axes.scatter(scores, places, s=11, color=colour, alpha=0.6, linewidths=0)
        mean = sum(scores) / len(scores)
        axes.plot([mean, mean], [row - 0.36, row + 0.36], color=INK, linewidth=2)
        axes.annotate(
            f"{mean:.1f}",
            (mean, row - 0.38),
            ha="center",
            va="bottom",
            fontsize=9,
            fontweight="bold",
        )
    _entrant_axis(axes, outcome)
    axes.set_xlabel("score in dollars")


def _spread_out(scores: list[int]) -> list[float]:
    """How far above or below its row to draw each of the sorted scores."""
    counts: dict[int, int] = {}
    for score in scores:
        counts[score] = counts.get(score, 0) + 1
    tallest = max(counts.values())
    step = min(0.08, 0.6 / tallest)
    heights: list[float] = []
    for count in counts.values():
        heights += [(place - (count - 1) / 2) * step for place in range(count)]
    return heights


def _quantile(values: list[int], part: float) -> float:
    """A quantile of sorted values."""
    position = part * (len(values) - 1)
    below = int(position)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (position - below)


def _standings(axes: list[Axes], outcome: Outcome) -> None:
    shares, ratings = axes
    even = 1 / outcome.match.players
    shares.axvline(even, color=FAINT, linestyle="--", linewidth=1.2)
    for row, entry in enumerate(outcome.report["entrants"]):
        low, high = entry["interval"]
        colour = series_colour(row)
        shares.plot([low, high], [row, row], color=colour, linewidth=3, solid_capstyle="butt")
        shares.plot([entry["win_share"]], [row], "o", color=colour, markersize=8)
        shares.annotate(
            f"{100 * entry['win_share']:.1f} %",
            (entry["win_share"], row - 0.16),
            ha="center",
            va="bottom",
            fontsize=9,
            fontweight="bold",
        )
    shares.set_xlim(0, 1)
    shares.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "25 %", "50 %", "75 %", "100 %"])
    shares.set_xlabel("share of games won (dashed: even)")
    shares.set_title("Win share")
    _entrant_axis(shares, outcome)
    ratings.set_title("Rating, game by game")
    if outcome.history is None:
        ratings.text(0.5, 0.5, "openskill is not installed", ha="center", va="center")
        return
    games = range(len(outcome.history))
    for entrant, label in enumerate(labels_of(outcome)):
        mu = [moment[entrant].mu for moment in outcome.history]
        sigma = [moment[entrant].sigma for moment in outcome.history]
        colour = series_colour(entrant)
        low_line = [m - s for m, s in zip(mu, sigma, strict=True)]
        high_line = [m + s for m, s in zip(mu, sigma, strict=True)]
        ratings.fill_between(games, low_line, high_line, color=colour, alpha=0.1, linewidth=0)
        ratings.plot(games, mu, color=colour, linewidth=1.8, label=f"{label}: {mu[-1]:.1f}")
    ratings.set_xlabel("games played")
    ratings.set_ylabel("openskill mu")
    ratings.set_xlim(0, max(len(outcome.history) - 1, 1))
    ratings.legend(loc="best")


def _lengths(axes: Axes, outcome: Outcome) -> None:
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 (slow to import)

    by_ending = {
        ending: [game.turns for game in outcome.games if game.ended_by == ending]
        for ending, _, _ in _ENDINGS
    }
    shown = [(label, colour, by_ending[ending]) for ending, label, colour in _ENDINGS]
    shown = [entry for entry in shown if entry[2]]
    turns = [game.turns for game in outcome.games]
    low, high = min(turns), max(turns)
    width = max(1, -(-(high - low + 1) // 24))
    bins = [low - 0.5 + width * place for place in range((high - low) // width + 2)]
    axes.hist(
        [lengths for _, _, lengths in shown],
        bins=bins,
        stacked=True,
        color=[colour for _, colour, _ in shown],
        label=[f"{label}: {len(lengths)}" for label, _, lengths in shown],
        edgecolor="white",
        linewidth=0.6,
    )
    mean = sum(turns) / len(turns)
    axes.axvline(mean, color=INK, linewidth=1.6, label=f"mean: {mean:.1f} turns")
    axes.set_xlabel("turns")
    axes.set_ylabel("games")
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="best")


def _entrant_axis(axes: Axes, outcome: Outcome) -> None:
    labels = labels_of(outcome)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(axis="y", visible=False)
