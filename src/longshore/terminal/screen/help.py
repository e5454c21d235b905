"""The help sheet: the keys, how to read the table, and the rules of the game that is played."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from longshore.drawing.paint import box
from longshore.record.words import COLOURS
from longshore.text import Translator
from longshore.text.rules import rules_of
from longshore.view.forms import GameView

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


def help_lines(view: GameView, messages: Translator) -> list[RenderableType]:
    """The keys, then how to read the table, then the rules."""
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
    return lines + rules_lines(view, messages)


def rules_lines(view: GameView, messages: Translator) -> list[RenderableType]:
    """The rules as this game is played."""
    lines: list[RenderableType] = [Text(), Text(messages.say("rules-title"), "bold underline")]
    for part in rules_of(messages, view["edition"], view["options"]):
        lines += [Text(), Text(part.title, "bold"), *map(Text, part.paragraphs)]
    return lines
