"""The table of docs/strategy.md: every figure of the strategy page, and where it comes from."""

from __future__ import annotations

from typing import Final

from longshore.server.strategy.ideas import IDEAS, Figure, measured

_BEGIN: Final = "<!-- table figures -->\n"
_END: Final = "<!-- end of table figures -->"


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
    before, _, rest = page.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    return f"{before}{_BEGIN}\n{table()}\n\n{_END}{after}"
