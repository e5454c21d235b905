"""Dialogs about the program: leaving the game, and saving a copy."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Leave(ModalScreen[bool]):
    """Whether to leave the game, and what happens to it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "answer(False)", show=False),
        Binding("ctrl+q,ctrl+c", "answer(True)", show=False),
    ]

    def __init__(self, words: str, leave: str, stay: str) -> None:
        super().__init__()
        self.words, self.leave, self.stay = words, leave, stay

    def compose(self) -> ComposeResult:
        """What happens to the game, and the two answers."""
        with Vertical():
            yield Static(self.words)
            yield OptionList(Option(self.leave), Option(self.stay))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The first answer leaves."""
        self.dismiss(event.option_index == 0)

    def action_answer(self, leave: bool) -> None:
        """By key."""
        self.dismiss(leave)


class SaveAs(ModalScreen[str]):
    """The name of a file for a copy of the record."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One line to write on."""
        with Vertical():
            yield Static(self.words)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """An empty name is no answer."""
        if event.value.strip():
            self.dismiss(event.value.strip())
