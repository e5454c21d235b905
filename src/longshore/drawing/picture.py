"""A table as HTML with the pieces of the page, for notebooks.

pieces.svg is made from the page's own components by `make types`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

from longshore.drawing.parts import Look, built_of
from longshore.drawing.situation import asked_text, title, turn_text
from longshore.record.words import BROKERS, COLOURS, SEATS, Priced, Seat, price_of
from longshore.text import Translator
from longshore.text.bots import bot_words
from longshore.view.forms import Board, GameView

_HEIGHT: Final = 15  # of a container, in pixels
_WIDTHS: Final = {"box": 25, "machine": 17, "flag": 20}
_STYLE: Final = "text-align:left;vertical-align:top;padding:3px 8px"
_PIECES: Final = re.compile(r'href="#([\w-]+)"')


@cache
def symbols() -> Mapping[str, str]:
    """The drawing of every piece, by its name."""
    text = files("longshore.drawing").joinpath("pieces.svg").read_text(encoding="utf-8")
    return {line.split('"', 2)[1]: line for line in text.splitlines() if "<symbol" in line}


def picture(view: GameView, look: Look) -> str:
    """The whole table as HTML that needs nothing else."""
    messages = look.messages
    asked = asked_text(view, messages).plain
    heading = " · ".join(
        part
        for part in (title(view, messages).plain, turn_text(view, messages).plain, asked)
        if part
    )
    columns = ["seat", "factory", "harbour", "ship", "island"]
    if "brokers" in view:
        columns.insert(4, "bank")
    names = "".join(
        f'<th style="{_STYLE}">{escape(messages.say(f"terminal-column-{name}"))}</th>'
        for name in columns
    )
    rows = "".join(row(seat, board, view, look, columns) for seat, board in view["seats"].items())
    table = (
        f"<div><p>{escape(heading)}</p><table><thead><tr>{names}</tr></thead>"
        f"<tbody>{rows}</tbody></table><p>{below(view, messages)}</p></div>"
    )
    used = sorted(set(_PIECES.findall(table)))
    drawings = "".join(symbols()[name] for name in used)
    return f'<svg width="0" height="0" style="position:absolute">{drawings}</svg>{table}'


def piece(name: str, what: str) -> str:
    """A piece of the page, with its name for those who cannot see it."""
    width = _WIDTHS[name.partition("-")[0]]
    return (
        f'<svg width="{width}" height="{_HEIGHT}" role="img" aria-label="{escape(what)}">'
        f'<use href="#{name}"/></svg>'
    )


def boxes(containers: Iterable[str], messages: Translator) -> str:
    """Containers side by side."""
    return "".join(piece(f"box-{one}", messages.say(f"colour-{one}")) for one in containers)


def shelves(store: Sequence[Priced], messages: Translator) -> str:
    """The containers of a store, a line for each price."""
    prices = sorted({price_of(item) for item in store})
    return "<br>".join(
        f"{messages.say('dollars', amount=price)} "
        + boxes((item.partition("@")[0] for item in store if price_of(item) == price), messages)
        for price in prices
    )


def row(seat: Seat, board: Board, view: GameView, look: Look, columns: Sequence[str]) -> str:
    """What a player has."""
    cells = "".join(f'<td style="{_STYLE}">{cell(one, seat, board, look)}</td>' for one in columns)
    active = seat == view["turn"] and not view["over"]
    weight = "bold" if active else "normal"
    return f'<tr style="font-weight:{weight}">{cells}</tr>'


def cell(column: str, seat: Seat, board: Board, look: Look) -> str:
    """One part of what a player has."""
    messages = look.messages
    match column:
        case "seat":
            colour = messages.say(f"seat-{seat}")
            name = bot_words(messages, look.names.get(seat, colour))
            parts = [f"{piece(f'flag-{seat}', colour)} {escape(name)}"]
            if "cash" in board:
                parts.append(messages.say("dollars", amount=board["cash"]))
            if board["loans"]:
                parts.append(messages.say("loans-counted", count=board["loans"]))
            if "card" in board:
                parts.append(f"{messages.say('terminal-card')} {boxes([board['card']], messages)}")
            return "<br>".join(parts)
        case "factory":
            machines = [machine for machine in board["machines"] if machine is not None]
            signs = "".join(
                piece(f"machine-{one}", messages.say(f"colour-{one}")) for one in machines
            )
            return f"{signs}<br>{shelves(board['factory'], messages)}"
        case "harbour":
            count = sum(built_of(board["warehouses"]))
            return f"{'⌂' * count}<br>{shelves(board['harbour'], messages)}"
        case "ship":
            at = board["ship"]["at"]
            place = messages.say(
                "terminal-ship-at", place="harbour" if at in SEATS else at, seat=at
            )
            return f"{escape(place)}<br>{boxes(board['ship']['cargo'], messages)}"
        case "bank":
            return boxes(sorted(board["bank_harbour"], key=COLOURS.index), messages)
    return boxes(sorted(board["island"], key=COLOURS.index), messages)


def below(view: GameView, messages: Translator) -> str:
    """What is left in the supply, and what the brokers have."""
    supply = view["supply"]["containers"]
    parts = [f"{boxes([colour], messages)} {count}" for colour, count in supply.items()]
    if "brokers" in view:
        for number, broker in zip(BROKERS, view["brokers"], strict=True):
            name = escape(messages.say("broker-numbered", broker=number))
            money = messages.say("dollars", amount=broker["money"])
            parts.append(f"{name}: {boxes(broker['goods'], messages)} {money}")
    if view["over"]:
        parts += [
            f"{escape(messages.say(f'seat-{seat}'))} {line['total']}"
            for seat, line in view["score_sheet"].items()
        ]
    return " &nbsp; ".join(parts)
