"""The table: a row for every seat, a column for every part of a player's board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from longshore.drawing.paint import (
    NOTHING,
    PAINTS,
    SEAT_PAINTS,
    SHAPES,
    box,
    boxes,
    faint,
    flow,
    shelf,
)
from longshore.drawing.parts import (
    Look,
    built_of,
    cash_text,
    name_text,
    next_price,
    payment_text,
)
from longshore.game.editions import (
    MACHINE_COSTS,
    ROOM_PER_MACHINE,
    WAREHOUSE_COSTS,
)
from longshore.record.words import BROKERS, COLOURS, SEATS, Seat
from longshore.text import Translator
from longshore.view.forms import Board, GameView

WAREHOUSE: Final = "⌂"
ACTIVE: Final = "▶"
_WIDE: Final = 90  # from here on there is room for wider gaps
# How the width is shared: what a column needs at 80, and its share of the rest.
_COLUMNS: Final = {
    "seat": (17, 4),
    "factory": (20, 6),
    "harbour": (17, 5),
    "ship": (12, 3),
    "bank": (6, 1),
    "island": (6, 3),
}
_WITH_BANK: Final = {"seat": 14, "factory": 18, "harbour": 15, "ship": 12}


def board_lines(view: GameView, look: Look, width: int) -> list[Text]:
    """Headings and rows, none wider than the screen."""
    columns = [name for name in _COLUMNS if name != "bank" or "brokers" in view]
    widths = widths_of(columns, width)
    headings = [[faint(look.messages.say(f"terminal-column-{name}"))] for name in columns]
    gap = gap_of(width)
    lines = row_lines(headings, widths, gap)
    for seat, board in view["seats"].items():
        cells = [
            [
                line
                for part in cell(name, seat, board, view, look)
                for line in flow(part, room, indent=" " if name == "seat" else "")
            ]
            for name, room in zip(columns, widths, strict=True)
        ]
        lines += row_lines(cells, widths, gap)
    return lines


def widths_of(columns: Sequence[str], width: int) -> list[int]:
    """The widths of the columns for a screen."""
    bank = "bank" in columns
    needed = [
        _WITH_BANK.get(name, _COLUMNS[name][0]) if bank else _COLUMNS[name][0] for name in columns
    ]
    spare = max(width - sum(needed) - gap_of(width) * (len(columns) - 1), 0)
    shares = [_COLUMNS[name][1] for name in columns]
    return [need + spare * share // sum(shares) for need, share in zip(needed, shares, strict=True)]


def gap_of(width: int) -> int:
    """The space between columns."""
    return 2 if width >= _WIDE else 1


def row_lines(cells: Sequence[Sequence[Text]], widths: Sequence[int], gap: int) -> list[Text]:
    """Cells side by side, as tall as the tallest of them."""
    height = max(len(lines) for lines in cells)
    rows = []
    for number in range(height):
        row = Text(no_wrap=True)
        for lines, width in zip(cells, widths, strict=True):
            line = lines[number].copy() if number < len(lines) else Text()
            line.truncate(width, overflow="ellipsis", pad=True)
            row.append_text(line).append(" " * gap)
        row.rstrip()
        rows.append(row)
    return rows


def cell(name: str, seat: Seat, board: Board, view: GameView, look: Look) -> list[list[Text]]:
    """The paragraphs of a cell. A paragraph is pieces that go side by side."""
    say = look.messages.say
    if name == "seat":
        return seat_cell(seat, board, view, look)
    if name == "factory":
        machines = [machine for machine in board["machines"] if machine]
        signs = [Text("", "").join(box(machine) for machine in machines)] if machines else []
        price = next_price(board["machines"], MACHINE_COSTS, look.messages)
        room = len(machines) * ROOM_PER_MACHINE
        return [[*signs, *price], store(board["factory"], room, look.messages)]
    if name == "harbour":
        built = built_of(board["warehouses"])
        count = sum(built)
        signs = [Text(WAREHOUSE * count)] if count else []
        price = next_price([space or None for space in built], WAREHOUSE_COSTS, look.messages)
        return [[*signs, *price], store(board["harbour"], count, look.messages)]
    if name == "ship":
        at = board["ship"]["at"]
        place = say("terminal-ship-at", place=at if at not in SEATS else "harbour", seat=at)
        return [[Text(place)], by_colour(board["ship"]["cargo"])]
    if name == "bank":
        return [by_colour(board["bank_harbour"])]
    return [by_colour(board["island"])]


def seat_cell(seat: Seat, board: Board, view: GameView, look: Look) -> list[list[Text]]:
    """The player's name, money, loans and, if visible, the value card."""
    say = look.messages.say
    active = seat == view["turn"] and not view["over"]
    name = Text.assemble(ACTIVE if active else " ", (say(f"seat-{seat}"), SEAT_PAINTS[seat]))
    if look.thinking == seat:
        name.append(" …", "bold")
    elif called := name_text(seat, view, look):
        name.append_text(Text(" ") + faint(called))
    money = [cash_text(seat, board, look)]
    if board["loans"]:
        money.append(Text(say("loans-counted", count=board["loans"])))
    if view["over"]:
        money.append(faint(say("terminal-card") + " ") + box(board["card"]))
    return [[name], [Text(" ") + money[0], *money[1:]]]


def store(containers: Sequence[str], room: int, messages: Translator) -> list[Text]:
    """How full a store is, then its shelves."""
    return [faint(f"{len(containers)}/{room}"), *shelf(containers, messages)]


def by_colour(containers: Sequence[str]) -> list[Text]:
    """A piece for every colour, so that a narrow cell can break between them."""
    found = [box(colour, containers.count(colour)) for colour in COLOURS if colour in containers]
    return found or [faint(NOTHING)]


def supply_pieces(view: GameView, messages: Translator) -> list[Text]:
    """The supply, which is also the legend of the signs."""
    return [
        Text(f"{SHAPES[colour]} {messages.say(f'colour-{colour}')} {count}", PAINTS[colour])
        for colour, count in view["supply"]["containers"].items()
    ]


def broker_pieces(view: GameView, messages: Translator) -> list[Text]:
    """The Investment Bank, or nothing if there is none."""
    if "brokers" not in view:
        return []
    pieces = []
    for number, broker in zip(BROKERS, view["brokers"], strict=True):
        name = messages.say("broker-numbered", broker=number)
        money = messages.say("dollars", amount=broker["money"])
        pieces.append(faint(f"{name} ") + boxes(broker["goods"]) + Text(f" {money}"))
    payment = payment_text(view, messages, boxes)
    return pieces if payment is None else [*pieces, payment]
