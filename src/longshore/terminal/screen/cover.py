"""Screens that hide the table: while the keyboard is passed on, and while there is no room."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static


class Cover(Screen[None]):
    """Nothing of the table can be seen until the right person says that nobody else looks."""

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
