"""Plots of the money supply, its sources and its sinks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from longshore.arena.canvas import INK, series_colour
from longshore.arena.economy.book import Book, rounds_together
from longshore.arena.economy.credit import money_by_round
from longshore.arena.statistics import spread_of
from longshore.arena.student import band_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_money(axes: list[Axes], books: Sequence[Book]) -> None:
    """Plot the money in play round by round, and what the bank put in and took out."""
    supply, flows = axes
    rounds = money_by_round(books)
    # The late rounds of a few long games are not representative.
    enough = [number for number, found in rounds.items() if 4 * len(found) >= len(books)]
    totals = [spread_of([moment.total for moment in rounds[number]]).mean for number in enough]
    players = [spread_of([moment.players for moment in rounds[number]]).mean for number in enough]
    debts = [spread_of([10 * moment.loans for moment in rounds[number]]).mean for number in enough]
    bands = [band_of([moment.players for moment in rounds[number]]) for number in enough]
    lows, highs = [low for low, _ in bands], [high for _, high in bands]
    supply.fill_between(enough, lows, highs, color=series_colour(0), alpha=0.25, linewidth=0)
    supply.plot(enough, players, color=series_colour(0), linewidth=2, label="cash of the players")
    if any(total > own for total, own in zip(totals, players, strict=True)):
        supply.plot(enough, totals, color=INK, linewidth=2, label="with the brokers' money")
    supply.plot(enough, debts, color=series_colour(1), linewidth=2, label="borrowed")
    supply.set_title("Money supply")
    counts = [len(rounds[number]) for number in enough]
    supply.set_xlabel(f"round (n = {counts[0]} games at first, {counts[-1]} in the last)")
    supply.set_ylabel("dollars")
    supply.set_ylim(bottom=0)
    supply.legend(loc="best")
    _flows(flows, books)


def _flows(axes: Axes, books: Sequence[Book]) -> None:
    """Plot sources upwards and sinks downwards, with the same colour for a purpose in both."""
    width = rounds_together(books)
    sums: defaultdict[str, defaultdict[tuple[int, bool], float]] = defaultdict(
        lambda: defaultdict(float)
    )
    for book in books:
        for flow in book.bank_flows:
            slot = max(flow.when.round - 1, 0) // width
            sums[flow.purpose][slot, flow.amount > 0] += flow.amount / len(books)
    slots = sorted({slot for amounts in sums.values() for slot, _ in amounts})
    middles = [slot * width + (width + 1) / 2 for slot in slots]
    tops, bottoms = [0.0] * len(slots), [0.0] * len(slots)
    purposes = sorted(sums, key=lambda purpose: -sum(map(abs, sums[purpose].values())))
    for number, purpose in enumerate(purposes):
        label: str | None = purpose
        for into, base in ((True, tops), (False, bottoms)):
            heights = [sums[purpose][slot, into] for slot in slots]
            if any(heights):
                colour = series_colour(number)
                axes.bar(middles, heights, 0.86 * width, bottom=base, color=colour, label=label)
                label = None
            base[:] = [low + height for low, height in zip(base, heights, strict=True)]
    axes.axhline(0, color=INK, linewidth=1)
    axes.use_sticky_edges = False  # room below the longest bar for the labels
    axes.set_title("Sources and sinks" + (f" in {width} rounds" if width > 1 else " by round"))
    axes.set_xlabel("round")
    axes.grid(axis="x", visible=False)
    if purposes:
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
