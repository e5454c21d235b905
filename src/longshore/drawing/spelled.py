"""The table in words, line by line, so that nothing in it has to be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from longshore.drawing.lines import EMPTY, Line
from longshore.drawing.paint import NOTHING, PAINTS, SEAT_PAINTS, faint
from longshore.drawing.parts import Look, Show, built_of, cash_text, name_text, payment_text
from longshore.drawing.situation import end_text
from longshore.game.editions import MACHINE_COSTS, ROOM_PER_MACHINE, WAREHOUSE_COSTS
from longshore.record.words import BROKERS, COLOURS, SEATS, Colour, Seat, colour_of, price_of
from longshore.text import Translator
from longshore.text.lists import colour_counted
from longshore.view.forms import GameView


def in_words(messages: Translator) -> Show:
    """Containers counted by colour: `black, 2 tan`, with price and store if they have any."""

    def show(containers: Iterable[str]) -> Text:
        words = []
        for item, count in sorted(Counter(containers).items()):
            store, _, container = item.rpartition(" ")
            colour = colour_of(container)
            priced = "@" in container
            where = [messages.say("dollars", amount=price_of(container))] if priced else []
            where += [messages.say(f"{store}-store")] if store else []
            name = colour_counted(messages, colour, count)
            words.append(
                Text.assemble((name, PAINTS[colour]), f" ({', '.join(where)})" if where else "")
            )
        return Text(", ").join(words) if words else Text(NOTHING)

    return show


def table_lines(view: GameView, look: Look) -> list[Line]:
    """The supply, every seat with its board, and the brokers."""
    lines = supply_lines(view, look.messages)
    for seat in view["seats"]:
        lines += [EMPTY, *board_lines(seat, view, look)]
    return [*lines, *broker_lines(view, look.messages)]


def broker_lines(view: GameView, messages: Translator) -> list[Line]:
    """The Investment Bank, or nothing if there is none."""
    if "brokers" not in view:
        return []
    show = in_words(messages)
    lines = [EMPTY]
    for number, broker in zip(BROKERS, view["brokers"], strict=True):
        money = messages.say("dollars", amount=broker["money"])
        name = messages.say("broker-numbered", broker=number)
        lines.append(Line(name, Text(f"{money}; ") + show(broker["goods"])))
    payment = payment_text(view, messages, show)
    return lines if payment is None else [*lines, Line("", payment)]


def supply_lines(view: GameView, messages: Translator) -> list[Line]:
    """What is left, what has left the game, and how far away the end is."""
    say, supply = messages.say, view["supply"]
    lines = [
        Line(say("container-supply"), counted(supply["containers"], messages)),
        Line(say("machine-supply"), counted(supply["machines"], messages)),
        Line(say("warehouse-supply"), Text(str(supply["warehouses"]))),
    ]
    removed = {colour: count for colour, count in view["removed"].items() if count}
    if removed:
        lines.append(Line(capital(say("out-of-the-game")), counted(removed, messages)))
    if end := end_text(view, messages):
        lines.append(Line("", Text(capital(end.plain), end.style)))
    return lines


def counted(counts: Mapping[Colour, int], messages: Translator) -> Text:
    """`black 3, brown 0`."""
    words = [
        Text.assemble((messages.say(f"colour-{colour}"), PAINTS[colour]), f" {counts[colour]}")
        for colour in COLOURS
        if colour in counts
    ]
    return Text(", ").join(words)


def capital(words: str) -> str:
    """Words at the start of a line."""
    return words[:1].upper() + words[1:]


def board_lines(seat: Seat, view: GameView, look: Look) -> list[Line]:
    """One seat and its board."""
    messages, board = look.messages, view["seats"][seat]
    say, show = messages.say, in_words(messages)
    built = built_of(board["warehouses"])
    room = sum(1 for machine in board["machines"] if machine) * ROOM_PER_MACHINE
    at = board["ship"]["at"]
    place = say("terminal-ship-at", place=at if at not in SEATS else "harbour", seat=at)
    parts = {
        say("terminal-machines"): machines(board["machines"], messages),
        say("factory-store"): store(board["factory"], room, messages),
        say("terminal-warehouses"): warehouses(built, messages),
        say("harbour-store"): store(board["harbour"], sum(built), messages),
        say("terminal-column-ship"): Text(f"{place}: ") + show(board["ship"]["cargo"]),
        say("terminal-column-island"): show(board["island"]),
    }
    if "bank_harbour" in board:
        parts[capital(say("bank-harbour"))] = show(board["bank_harbour"])
    return [
        Line("", seat_text(seat, view, look)),
        *(Line(f"  {label}", what) for label, what in parts.items()),
    ]


def seat_text(seat: Seat, view: GameView, look: Look) -> Text:
    """The player's name, money, loans and, if visible, the value card."""
    say, board = look.messages.say, view["seats"][seat]
    name = say(f"seat-{seat}")
    called = name_text(seat, view, look)
    words = Text.assemble((f"{name} ({called})" if called else name, SEAT_PAINTS[seat]), ": ")
    words.append_text(cash_text(seat, board, look))
    if board["loans"]:
        words.append(", " + say("loans-counted", count=board["loans"]))
    if "card" in board:
        words.append(f", {say('terminal-card')} ")
        words.append(say(f"colour-{board['card']}"), PAINTS[board["card"]])
    return words


def machines(spaces: Sequence[str | None], messages: Translator) -> Text:
    """Space by space: its machine, or what one costs."""
    pieces = [
        free_space(cost, messages) if colour is None else in_words(messages)([colour])
        for colour, cost in zip_longest(spaces, MACHINE_COSTS)
    ]
    return Text(", ").join(pieces)


def warehouses(built: Sequence[bool], messages: Translator) -> Text:
    """How many there are, and what the free spaces cost."""
    free = [
        free_space(cost, messages)
        for is_built, cost in zip(built, WAREHOUSE_COSTS, strict=True)
        if not is_built
    ]
    return Text(", ").join([Text(str(sum(built))), *free])


def free_space(cost: int, messages: Translator) -> Text:
    """`+$6`."""
    return faint(f"+{messages.say('dollars', amount=cost)}")


def store(containers: Sequence[str], room: int, messages: Translator) -> Text:
    """How full a store is, and its shelves."""
    by_price: dict[int, list[str]] = {}
    for container in containers:
        by_price.setdefault(price_of(container), []).append(colour_of(container))
    shelves = [
        Text(f"{messages.say('dollars', amount=price)} ") + in_words(messages)(by_price[price])
        for price in sorted(by_price)
    ]
    listed = Text("; ").join(shelves) if shelves else Text(NOTHING)
    return faint(f"{len(containers)}/{room}: ") + listed
