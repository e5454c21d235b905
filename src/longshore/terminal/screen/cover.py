"""Screens that hide the table: while the keyboard is handed over, and while there is no room."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from longshore.drawing.paint import SEAT_PAINTS
from longshore.record.words import Seat
from longshore.text import Translator

COLUMNS: Final = 80
LINES: Final = 24


class Cover(Screen[None]):
    """Hides the table until the right person confirms that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("q,ctrl+q,ctrl+c", "app.leave", show=False),
    ]

    def __init__(self, words: Text) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """Only the words."""
        yield Static(self.words)


class TooSmall(Screen[None]):
    """Shown instead of the table while the window is too small for it."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """Only the words."""
        yield Static(self.words)


def cover_words(seat: Seat, called: str | None, messages: Translator) -> Text:
    """The player who should come to the keyboard."""
    name = messages.say(f"seat-{seat}")
    words = Text(f"{name} ({called})" if called else name, SEAT_PAINTS[seat])
    words.append("\n\n" + messages.say("terminal-cover", seat=seat), "not bold")
    words.append("\n\n" + messages.say("terminal-cover-enter"), "bold #e8eef2")
    return words


def is_too_small(size: Size) -> bool:
    """Whether a window is too small for the table."""
    return size.width < COLUMNS or size.height < LINES


def room_words(size: Size, messages: Translator) -> str:
    """How much room the table needs, and how much there is."""
    return messages.say(
        "terminal-too-small",
        columns=COLUMNS,
        lines=LINES,
        width=size.width,
        height=size.height,
    )
