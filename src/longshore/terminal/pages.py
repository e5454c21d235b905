"""What stands on the sheets: help, and everything one would work out in the head."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from longshore.record.words import COLOURS, SEATS
from longshore.terminal.board import joined
from longshore.terminal.paint import box, boxes, faint
from longshore.terminal.score_pages import score_lines
from longshore.terminal.situation import card_text
from longshore.text import Translator
from longshore.view import insight

View = Mapping[str, Any]

KEYS: Final = (
    ("↑ ↓ Enter", "choose"),
    ("a-z, 0-9", "type"),
    ("Tab", "complete"),
    ("u, Ctrl+Z", "undo"),
    ("y, Ctrl+Y", "redo"),
    ("z", "reset"),
    ("h, F2", "hint"),
    ("i, F3", "insight"),
    ("g, F4", "log"),
    ("e, F5", "scores"),
    ("k, F6", "track"),
    ("Ctrl+S, F7", "save-as"),
    ("q, Ctrl+Q", "leave"),
)


def help_lines(messages: Translator) -> list[RenderableType]:
    """The keys, then how to read the table."""
    say = messages.say
    table = Table.grid(padding=(0, 2))
    for keys, what in KEYS:
        table.add_row(Text(keys, "bold", no_wrap=True), say(f"terminal-help-{what}"))
    lines: list[RenderableType] = [table]
    signs = Text("  ").join(
        [box(colour) + Text(f" {say(f'colour-{colour}')}") for colour in COLOURS]
    )
    lines += [Text(), Text(say("terminal-help-signs")), signs]
    lines += [
        Text(say(f"terminal-help-{what}"))
        for what in ("board", "draft", "final", "typing", "saving")
    ]
    return lines


def insight_lines(view: View, messages: Translator) -> list[Text]:
    """Everything at once: score, values, prices, room, interest, cargoes, supply, buyers."""
    found, say = insight(view), messages.say
    lines: list[Text] = []
    if view["seat"] in SEATS:
        lines += [faint(say("terminal-insight-score"))]
        lines += [*score_lines({view["seat"]: found["score"]}, (), messages), Text()]
        lines.append(Text(say("terminal-values") + " ") + card_text(view))
    if "building" in found:
        building = found["building"]
        for what in ("machine", "warehouse"):
            if what in building:
                cost = building[what]["cost"]
                lines.append(Text(say(f"terminal-next-{what}", cost=cost)))
        lines.append(Text(say("terminal-room", **found["room"])))
        lines.append(Text(say("terminal-interest", amount=found["interest"]["due"])))
        for seat, lot in found["lots"].items():
            cargo = say("terminal-lot", seat=seat, lot="\0", amount=lot["difference"])
            lines.append(joined(Text(cargo), boxes(lot["lot"])))
    supply = view["supply"]
    machines = Text(" ").join(
        [box(colour) + Text(f" {supply['machines'][colour]} ") for colour in COLOURS]
    )
    lines.append(Text(say("machine-supply") + ": ") + machines)
    lines.append(Text(f"{say('warehouse-supply')}: {supply['warehouses']}"))
    return [*lines, *buyer_lines(found, messages)]


def buyer_lines(found: View, messages: Translator) -> list[Text]:
    """Who has room for what stands in the own stores."""
    lines = []
    for store, buyers in found.get("buyers", {}).items():
        for seat, chance in buyers.items():
            if chance["containers"]:
                goods = boxes(item.partition("@")[0] for item in chance["containers"])
                words = messages.say(
                    f"terminal-buyer-{store}", seat=seat, count=chance["room"], containers="\0"
                )
                lines.append(joined(Text(words), goods))
    return lines
