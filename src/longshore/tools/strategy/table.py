"""The table of docs/strategy.md: every figure of the strategy page, and where it comes from."""

from __future__ import annotations

from longshore.server.strategy.ideas import IDEAS, Figure, measured
from longshore.tools.marks import with_tables


def table() -> str:
    """One row for each figure, in the order of the page."""
    rows = ["| idea | figure | value | 95 % interval | source |", "|---|---|---|---|---|"]
    for idea in IDEAS:
        for name, figure in measured().figures[idea].items():
            rows.append(
                f"| {idea} | `{name}` | {shown(figure.value)} | {interval(figure)} |"
                f" `{figure.source}` |"
            )
    return "\n".join(rows)


def interval(figure: Figure) -> str:
    """The interval, if there is one."""
    return " to ".join(map(shown, figure.interval)) if figure.interval else ""


def shown(value: float) -> str:
    """A number without needless digits."""
    return f"{value:g}"


def filled(page: str) -> str:
    """The page with a fresh table."""
    return with_tables(page, {"figures": table()})
