"""Plots of prices and margins."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from longshore.arena.canvas import CONTAINERS, FAINT, INK, MARKERS, series_colour
from longshore.arena.economy.book import Book, rounds_together
from longshore.arena.economy.trades import AUCTION, FACTORY, HARBOUR, ROLES
from longshore.arena.statistics import spread_of
from longshore.arena.student import band_of
from longshore.record.words import COLOURS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_STAGES: Final = (
    (FACTORY, "Factory: maker to warehouse"),
    (HARBOUR, "Harbour: warehouse to ship"),
    (AUCTION, "Auction: ship to collector, per container"),
)
_ENOUGH: Final = 0.15  # no point below this share of the sales in the busiest rounds


def draw_prices(axes: list[Axes], books: Sequence[Book]) -> None:
    """Plot a panel for each stage with a line for each colour."""
    from matplotlib.patheffects import Normal, Stroke  # noqa: PLC0415 (slow to import)

    outline = [Stroke(linewidth=3.2, foreground=FAINT), Normal()]
    width = rounds_together(books)
    top = 1.0
    for panel, (stage, title) in zip(axes, _STAGES, strict=True):
        panel.set_title(title)
        panel.set_xlabel("round")
        for colour in COLOURS:
            prices = _prices(books, stage, colour, width)
            # A few late sales in long games would only make the lines jump.
            counts = {slot: sum(map(len, games)) for slot, games in prices.items()}
            most = max(counts.values(), default=0)
            slots = sorted(slot for slot in prices if _ENOUGH * most <= counts[slot])
            in_games = [[spread_of(game).mean for game in prices[slot]] for slot in slots]
            means = [spread_of(found).mean for found in in_games]
            bands = [band_of(found) for found in in_games]
            top = max(top, *means) if means else top
            middles = [slot * width + (width + 1) / 2 for slot in slots]
            panel.fill_between(
                middles,
                [low for low, _ in bands],
                [high for _, high in bands],
                color=FAINT if colour == "white" else CONTAINERS[colour],
                alpha=0.15,
                linewidth=0,
            )
            panel.plot(
                middles,
                means,
                color=CONTAINERS[colour],
                marker=MARKERS[colour],
                markersize=6,
                markeredgecolor=INK,
                markeredgewidth=0.6,
                linewidth=2,
                path_effects=outline,
                label=f"{colour}, n = {sum(counts[slot] for slot in slots)}",
            )
    for panel in axes:
        panel.set_ylim(0, top * 1.35)  # with room for the legend
        panel.legend(loc="upper left", ncols=2)
    axes[0].set_ylabel("dollars")


def _prices(
    books: Sequence[Book], stage: str, colour: str, width: int
) -> dict[int, list[list[float]]]:
    """What containers of a colour cost in each group of rounds, game by game."""
    found: defaultdict[int, list[list[float]]] = defaultdict(list)
    for book in books:
        game: defaultdict[int, list[float]] = defaultdict(list)
        for sale in book.sales:
            if (sale.stage, sale.colour) == (stage, colour):
                game[(sale.when.round - 1) // width].append(sale.price)
        for slot, prices in game.items():
            found[slot].append(prices)
    return found


def draw_margins(axes: list[Axes], books: Sequence[Book]) -> None:
    """Plot the margins of each role, one by one and summed."""
    each_one, together = axes
    each_one.axhline(0, color=FAINT, linewidth=1.2)
    sums = []
    for place, role in enumerate(ROLES):
        profits = [row.profit for book in books for row in book.margins if row.role == role]
        colour = series_colour(place)
        sums.append(sum(profits) / len(books))
        if not profits:
            continue
        drawn = each_one.boxplot(
            [profits],
            positions=[place],
            widths=0.55,
            patch_artist=True,
            whis=(5, 95),
            showfliers=False,
            showmeans=True,
            medianprops={"color": INK, "linewidth": 1.8},
            meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": INK},
            whiskerprops={"color": INK},
            capprops={"color": INK},
        )
        for box in drawn["boxes"]:
            box.set(facecolor=colour, alpha=0.75, edgecolor=INK)
    each_one.set_xticks(range(len(ROLES)), ROLES)
    each_one.set_title("On each container")
    each_one.set_ylabel("dollars")
    each_one.grid(axis="x", visible=False)
    together.axhline(0, color=FAINT, linewidth=1.2)
    bars = together.bar(
        ROLES, sums, color=[series_colour(place) for place in range(len(ROLES))], width=0.6
    )
    together.bar_label(bars, fmt="%.0f", padding=3, fontweight="bold")
    together.margins(y=0.15)
    together.set_title("All together, per game")
    together.grid(axis="x", visible=False)
