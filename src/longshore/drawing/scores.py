"""The score sheet: every part of every seat's total, so that anyone can check the sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, get_args

from rich.text import Text

from longshore.drawing.paint import NOTHING, SEAT_PAINTS, box, faint
from longshore.record.words import COLOURS, SEATS, Seat
from longshore.text import Translator
from longshore.text.lists import enumeration
from longshore.view import insight
from longshore.view.forms import ColourLine, GameView, SheetLine, SheetPart
from longshore.view.own import own_seat

Sheet = Mapping[Seat, SheetLine]

_PARTS: Final[tuple[SheetPart, ...]] = get_args(SheetPart)


def score_page(view: GameView, sheet: Sheet, messages: Translator) -> list[Text]:
    """The sheet with its heading: the result, the current standings, or that it is secret."""
    if view["over"]:
        return score_lines(sheet, view["winners"], messages)
    if not sheet:
        return [Text(messages.say("terminal-scores-secret"))]
    heading = faint(messages.say("terminal-insight-score"))
    return [heading, Text(), *score_lines(sheet, (), messages)]


def sheet_of(view: GameView) -> Sheet:
    """The lines that the viewer may see: all of them after the end, only their own before."""
    if view["over"]:
        return view["score_sheet"]
    return {own_seat(view): insight(view)["score"]} if view["seat"] in SEATS else {}


def score_lines(sheet: Sheet, winners: Sequence[str], messages: Translator) -> list[Text]:
    """Who won, the parts of all totals, and what each colour on the islands is worth."""
    say = messages.say
    lines = []
    if winners:
        names = [say(f"seat-{seat}") for seat in winners]
        won = say("terminal-winners", count=len(names), names=enumeration(messages, names))
        lines = [Text(won, "bold"), Text()]
    parts = [
        part
        for part in _PARTS
        if part != "bank_harbour" or any(line[part] for line in sheet.values())
    ]
    rows = [
        [seat_text(seat, messages), *(Text(str(line[part])) for part in parts)]
        for seat, line in sheet.items()
    ]
    for row in rows:
        row[-1].stylize("bold")
    headings = [Text(), *(faint(say(f"terminal-score-{part.replace('_', '-')}")) for part in parts)]
    lines += in_columns([headings, *rows])
    lines += [Text(), faint(say("terminal-score-colours"))]
    colours = [[Text(), *(box(colour) + Text(f" {say(f'colour-{colour}')}") for colour in COLOURS)]]
    colours += [
        [
            seat_text(seat, messages),
            *(Text(of_colour(line["colours"][name], messages)) for name in COLOURS),
        ]
        for seat, line in sheet.items()
    ]
    return [*lines, *in_columns(colours)]


def seat_text(seat: Seat, messages: Translator) -> Text:
    """A seat's name in its colour."""
    return Text(messages.say(f"seat-{seat}"), SEAT_PAINTS[seat])


def of_colour(entry: ColourLine, messages: Translator) -> str:
    """Count and value, in brackets if the colour is discarded (R-SCORE-4)."""
    if not entry["count"]:
        return NOTHING
    text = messages.say("several", count=entry["count"], what=str(entry["value"]))
    return f"({text})" if entry["discarded"] else text


def in_columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Rows in aligned columns, the first to the left, the others to the right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line = Text(no_wrap=True)
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell.cell_len)
            line.append_text(cell + Text(room) if number == 0 else Text("  " + room) + cell)
        lines.append(line)
    return lines
