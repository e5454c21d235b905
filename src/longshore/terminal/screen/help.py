"""The help sheet: the keys, and how to read the table."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from longshore.drawing.paint import box
from longshore.record.words import COLOURS
from longshore.text import Translator

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
