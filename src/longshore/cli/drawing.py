"""The table as text: everything that is on it, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from rich.text import Text

from longshore.cli.insight_lines import insight_lines
from longshore.cli.open_lines import auction_line, open_line, payment_line
from longshore.cli.output import Labelled, Line
from longshore.cli.score_sheet import sheet_lines, winners_line
from longshore.cli.words import actions_left, containers, dollars, in_colour, place, priced, titled
from longshore.game.editions import (
    COLOURS_GONE_AT_END,
    MACHINE_COSTS,
    ROOM_PER_MACHINE,
    WAREHOUSE_COSTS,
)
from longshore.record import Record
from longshore.record.words import BROKERS, COLOURS, SEATS

View = Any


def table_lines(view: View, record: Record) -> Iterator[Line]:
    """The whole table of a view, then what its seat would work out; after the end the sheet."""
    yield Text(heading(view, record), "bold")
    yield Text()
    yield status(view)
    yield from supply_lines(view)
    for name in view["seats"]:
        yield Text()
        yield from seat_lines(view, name, record.names.get(name))
    yield from bank_lines(view)
    for line in (auction_line(view), open_line(view)):
        if line is not None:
            yield Text()
            yield labelled(*line)
    if view["over"]:
        yield Text()
        yield from sheet_lines(view["score_sheet"], view)
    elif view["seat"] in SEATS:
        yield Text()
        yield from (labelled(*line) for line in insight_lines(view))


def labelled(label: str, what: Text | str) -> Line:
    """A line with its label."""
    return Labelled(label, what if isinstance(what, Text) else Text(what))


def heading(view: View, record: Record) -> str:
    """Edition, players and what was agreed on."""
    words = [f"Container, {view['edition']} edition, {view['players']} players"]
    words += [f"{name}={value}" for name, value in record.options.items()]
    looker = view["seat"]
    seen = "everything is shown" if looker == "all" else f"as {looker} sees it"
    return ", ".join(words) + f" ({seen})"


def status(view: View) -> Text:
    """Whose turn it is and who is asked what."""
    if view["over"]:
        return Text(f"The game is over. {winners_line(view['winners'])}")
    turn, actions, asked = view["turn"], view["actions"], view["asked"]
    left = actions_left(actions)
    line = Text.assemble((f"{titled(turn)}'s turn", in_colour(turn)), f", {left}. Asked: ")
    line.append(Text(", ").join([Text(seat, in_colour(seat)) for seat in asked["seats"]]))
    line.append(f" ({asked['decision']}).")
    if view["ending"]:
        line.append(" The end is triggered: this is the last turn.", "bold")
    return line


def supply_lines(view: View) -> Iterator[Line]:
    """The supply, and how far the end is."""
    supply = view["supply"]
    yield labelled("Supply", counted(supply["containers"]))
    yield labelled("  machines", counted(supply["machines"]))
    yield labelled("  warehouses", str(supply["warehouses"]))
    gone = [colour for colour in COLOURS if not supply["containers"][colour]]
    needed = sorted(supply["containers"].values())[COLOURS_GONE_AT_END - 1]
    end = f"when {COLOURS_GONE_AT_END} colours are gone from the supply: {len(gone)} gone"
    if not view["ending"]:
        end += f", at least {needed} more production{'' if needed == 1 else 's'}"
    yield labelled("End", end)
    if any(view["removed"].values()):
        removed = {colour: count for colour, count in view["removed"].items() if count}
        yield labelled("Out of game", counted(removed))


def counted(counts: Mapping[str, int]) -> Text:
    """`black 3  brown 0`."""
    words = [Text.assemble((colour, in_colour(colour)), f" {counts[colour]}") for colour in counts]
    return Text("  ").join(words)


def seat_lines(view: View, name: str, called: str | None) -> Iterator[Line]:
    """One seat's board, ship and island section."""
    board = view["seats"][name]
    money = dollars(board["cash"]) if "cash" in board else "hidden"
    card = board.get("card")
    yield Text.assemble(
        (f"{titled(name)}{f' ({called})' if called else ''}", in_colour(name)),
        f"  cash {money}  loans {board['loans']}  card ",
        (card, in_colour(card)) if card else "hidden",
        "  <- active" if name == view["turn"] and not view["over"] else "",
    )
    built = [machine for machine in board["machines"] if machine]
    yield labelled("  machines", machine_spaces(board["machines"]))
    yield labelled("  warehouses", warehouse_spaces(board["warehouses"]))
    yield labelled(
        "  factory",
        priced(board["factory"]) + room(board["factory"], len(built) * ROOM_PER_MACHINE),
    )
    yield labelled(
        "  harbour",
        priced(board["harbour"])
        + room(board["harbour"], built_of(board["warehouses"]).count(True)),
    )
    ship = board["ship"]
    yield labelled("  ship", Text(f"{place(ship['at'])}: ") + containers(ship["cargo"]))
    yield labelled("  island", containers(board["island"]))
    if "bank_harbour" in board:
        yield labelled("  bank harbour", containers(board["bank_harbour"]))


def room(stored: list[str], size: int) -> Text:
    """How full a store is."""
    return Text(f"   ({len(stored)} of {size})", "dim")


def machine_spaces(machines: list[str | None]) -> Text:
    """The four spaces with their costs."""
    spaces = zip_longest(MACHINE_COSTS, machines)
    return Text("   ").join([space(cost, machine) for cost, machine in spaces])


def warehouse_spaces(warehouses: int | list[bool]) -> Text:
    """The five spaces with their costs."""
    spaces = zip(WAREHOUSE_COSTS, built_of(warehouses), strict=True)
    return Text("   ").join([space(cost, "built" if built else None) for cost, built in spaces])


def built_of(warehouses: int | list[bool]) -> list[bool]:
    """By space, from either form of a position."""
    if isinstance(warehouses, list):
        return warehouses
    return [number < warehouses for number in range(len(WAREHOUSE_COSTS))]


def space(cost: int, piece: str | None) -> Text:
    """A building space: what stands on it, or what it costs."""
    if piece is None:
        return Text(f"[{dollars(cost) if cost else 'free'}]", "dim")
    return Text(piece, in_colour(piece) if piece in COLOURS else "none")


def bank_lines(view: View) -> Iterator[Line]:
    """The Investment Bank, where there is one."""
    if "brokers" not in view:
        return
    yield Text()
    for number, broker in zip(BROKERS, view["brokers"], strict=True):
        what = Text(f"{dollars(broker['money'])}, ") + containers(broker["goods"], "no goods")
        yield labelled(f"Broker {number}", what)
    yield labelled("Payment Card", payment_line(view["payment"]))
