"""The table in words, line by line: nothing in it has to be seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from longshore.drawing.paint import NOTHING
from longshore.drawing.parts import Look, broker_pieces, built_of, cash_text, next_price
from longshore.drawing.situation import card_text, end_text, own_pieces, title, turn_text
from longshore.game.editions import MACHINE_COSTS, ROOM_PER_MACHINE, WAREHOUSE_COSTS
from longshore.record.words import COLOURS, SEATS
from longshore.text import Translator
from longshore.text.log import lot_text
from longshore.view.forms import Seat

View = Any


class Speller:
    """Says what is on the table."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.messages: Translator = look.messages

    def containers(self, containers: Iterable[str]) -> Text:
        """Counted by colour."""
        return Text(lot_text(self.messages, containers) or NOTHING)

    def table(self, view: View) -> list[str]:
        """The whole table."""
        say = self.messages.say
        supply = view["supply"]
        lines = [
            title(view, self.messages).plain,
            turn_text(view, self.messages).plain,
            f"{say('container-supply')}: {self.counted(supply['containers'])}",
            end_text(view, self.messages).plain,
            f"{say('machine-supply')}: {self.counted(supply['machines'])}",
            f"{say('warehouse-supply')}: {supply['warehouses']}",
        ]
        for seat, board in view["seats"].items():
            lines += ["", *self.board(seat, board, view)]
        brokers = broker_pieces(view, self.messages, self.containers)
        own = [piece.plain for piece in own_pieces(view, self.messages) if "■" not in piece.plain]
        if own:
            values = card_text(view, self.messages).plain
            own.append(f"{say('terminal-values')} {values}")
        return [*lines, *([""] if brokers else []), *(line.plain for line in brokers), "", *own]

    def counted(self, counts: Mapping[str, int]) -> str:
        """`black 3, brown 0`."""
        return ", ".join(
            f"{self.messages.say(f'colour-{name}')} {counts[name]}" for name in COLOURS
        )

    def board(self, seat: Seat, board: View, view: View) -> list[str]:
        """One seat, with what belongs to it."""
        say = self.messages.say
        name = say(f"seat-{seat}")
        called = say("terminal-you") if seat == view["seat"] else self.look.names.get(seat)
        money = [cash_text(seat, board, self.look).plain]
        if board["loans"]:
            money.append(say("loans-counted", count=board["loans"]))
        machines = [machine for machine in board["machines"] if machine]
        built = built_of(board["warehouses"])
        at = board["ship"]["at"]
        place = say("terminal-ship-at", place=at if at not in SEATS else "harbour", seat=at)
        lines = [
            (f"{name} ({called})" if called else name) + f": {', '.join(money)}",
            self.built(
                "terminal-machines",
                self.containers(machines).plain,
                board["machines"],
                MACHINE_COSTS,
            ),
            self.store("factory-store", board["factory"], len(machines) * ROOM_PER_MACHINE),
            self.built(
                "terminal-warehouses",
                str(sum(built)),
                [space or None for space in built],
                WAREHOUSE_COSTS,
            ),
            self.store("harbour-store", board["harbour"], sum(built)),
            f"  {say('terminal-column-ship')}, {place}: {self.containers(board['ship']['cargo'])}",
            f"  {say('terminal-column-island')}: {self.containers(board['island'])}",
        ]
        if "bank_harbour" in board:
            lines.append(f"  {say('bank-harbour')}: {self.containers(board['bank_harbour'])}")
        return lines

    def built(self, label: str, what: str, spaces: Sequence[Any], costs: Sequence[int]) -> str:
        """What is built, and the price of the next."""
        price = "".join(f", {piece.plain}" for piece in next_price(spaces, costs))
        return f"  {self.messages.say(label)}: {what}{price}"

    def store(self, label: str, containers: Sequence[str], room: int) -> str:
        """How full a store is, and its shelves."""
        by_price: dict[str, list[str]] = {}
        for container in containers:
            colour, _, price = container.partition("@")
            by_price.setdefault(price, []).append(colour)
        shelves = [
            f"{self.messages.say('dollars', amount=int(price))} {self.containers(by_price[price])}"
            for price in sorted(by_price)
        ]
        listed = "; ".join(shelves) or NOTHING
        return f"  {self.messages.say(label)} {len(containers)}/{room}: {listed}"
