"""The score sheet as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from longshore.cli.errors import Stop
from longshore.cli.records import ALL, Moment
from longshore.cli.words import in_colour, titled
from longshore.record.words import COLOURS, SEATS
from longshore.view import insight, view_of
from longshore.view.forms import ColourLine, GameView, Seat, SheetLine, SheetPart

Sheet = dict[Seat, SheetLine]

_PARTS: Final[tuple[tuple[SheetPart, str], ...]] = (
    ("cash", "cash"),
    ("island", "island"),
    ("harbour", "harbour"),
    ("ship", "ship"),
    ("bank_harbour", "bank"),
    ("loans", "loans"),
    ("total", "total"),
)


def sheet_of(at: Moment) -> Sheet:
    """The lines that the viewer may see: all after the end, before it the own one."""
    if at.record.partial is not None and not at.game.over:
        raise Stop(f"this is a partial record ({at.record.partial}): it is not scored")
    if at.game.over:
        return at.view()["score_sheet"]
    if at.viewer == ALL:
        seats: tuple[int, ...] = tuple(range(at.record.players))
    else:
        seats = () if at.seat is None else (at.seat,)
    return {SEATS[seat]: insight(view_of(at.game, seat))["score"] for seat in seats}


def sheet_lines(sheet: Sheet, view: GameView) -> Iterator[Text]:
    """A row for each seat, then what the island sections bring colour by colour."""
    if view["over"]:
        yield Text(f"The game is over. {winners_line(view['winners'])}", style="bold")
    elif sheet:
        yield Text("The game goes on. As it stands:")
    else:
        yield Text("The game goes on, and its scores are secret until the end.")
        return
    yield Text()
    with_bank = any(line["bank_harbour"] for line in sheet.values())
    parts = [part for part in _PARTS if part[0] != "bank_harbour" or with_bank]
    yield Text(f"{'':8}" + "".join(f"{word:>9}" for _, word in parts), style="dim")
    for name, line in sheet.items():
        cells = "".join(f"{line[part]:>9}" for part, _ in parts)
        yield Text.assemble((f"{titled(name):8}", in_colour(name)), cells)
    yield Text()
    yield Text("Island sections, count x value; the colour in brackets is discarded", style="dim")
    yield Text(f"{'':8}" + "".join(f"{colour:>9}" for colour in COLOURS), style="dim")
    for name, line in sheet.items():
        cells = "".join(f"{island_cell(line['colours'][colour]):>9}" for colour in COLOURS)
        yield Text.assemble((f"{titled(name):8}", in_colour(name)), cells)


def island_cell(entry: ColourLine) -> str:
    """One colour of an island section."""
    if not entry["count"]:
        return "-"
    text = f"{entry['count']} x {entry['value']}"
    return f"({text})" if entry["discarded"] else text


def winners_line(winners: Sequence[Seat]) -> str:
    """Who won."""
    if len(winners) == 1:
        return f"{titled(winners[0])} wins."
    names = [titled(name) for name in winners]
    return f"{', '.join(names[:-1])} and {names[-1]} share the victory."
