"""The open decision in words, and the keys that help."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longshore.drawing.paint import FAINT, faint
from longshore.drawing.situation import decision_word
from longshore.drawing.spoken import spoken_step
from longshore.record import step_text
from longshore.terminal.session import Session
from longshore.text import Translator
from longshore.view.forms import GameView

_KEYS: Final = (
    ("?", "help"),
    ("u", "undo"),
    ("y", "redo"),
    ("h", "hint"),
    ("i", "insight"),
    ("g", "log"),
    ("e", "scores"),
    ("q", "leave"),
)


def question_lines(
    session: Session,
    view: GameView,
    messages: Translator,
    *,
    deciding: bool,
    pending: int | None,
    brief: bool,
) -> list[Text]:
    """What the viewer has to decide, who else does, or that the game is over."""
    say = messages.say
    if session.over:
        return [Text(say("decision-over.long"), "bold")]
    if not deciding:
        seats = [] if view["asked"] is None else view["asked"]["seats"]
        waiting = ", ".join(say(f"seat-{name}") for name in seats)
        return [faint(say("waiting-for", names=waiting))]
    if pending is not None:
        return [
            Text(say("terminal-final"), "bold #ef9f27"),
            Text(spoken_step(step_text(pending), messages.language), "bold"),
        ]
    word = decision_word(view)
    return [Text.assemble((say(f"decision-{word}" if brief else f"decision-{word}.long"), "bold"))]


def keys_text(messages: Translator, width: int, impossible: frozenset[str]) -> Text:
    """The most important keys. Those that do nothing now are faint."""
    keys = [
        Text.assemble(
            (f"{key} ", FAINT if what in impossible else "bold #ef9f27"),
            (messages.say(f"terminal-key-{what}"), FAINT if what in impossible else ""),
        )
        for key, what in _KEYS
    ]
    wide = sum(key.cell_len + 2 for key in keys) <= width
    return Text("  " if wide else " ").join(keys)
