"""Sheets that lie over the table for a while: help, insight, the whole log, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Sheet(ModalScreen[None]):
    """Lines to read, scrolled with the arrow keys and put away with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "dismiss", show=False)
    ]

    def __init__(
        self, heading: str, lines: Sequence[RenderableType], close: str, *, to_end: bool = False
    ) -> None:
        super().__init__()
        self.heading = heading
        self.lines = lines
        self.close_words = close
        self.to_end = to_end

    def compose(self) -> ComposeResult:
        """A frame around the lines."""
        with VerticalScroll() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = self.close_words
            yield Static(Group(*self.lines))

    def on_mount(self) -> None:
        """Ready to be scrolled; a log is read from its end."""
        frame = self.query_one(VerticalScroll)
        frame.focus()
        if self.to_end:
            frame.scroll_end(animate=False)
