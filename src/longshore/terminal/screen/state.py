"""What the screen shows now: who looks, who decides, and what is being considered."""

from __future__ import annotations

from dataclasses import dataclass, field

from longshore.bots import Asking
from longshore.terminal.choices import Choice, choices_of
from longshore.terminal.hints import Hint
from longshore.terminal.session import Session
from longshore.text import Translator
from longshore.view.forms import GameView


@dataclass
class State:
    """A session as the people at the keyboard see it."""

    session: Session
    messages: Translator
    viewer: int | None
    """Whose secrets are on the screen. None while it may be seen by several people."""
    tracking: bool = False
    """Whether the cash that the public record proves is shown."""
    thinking: int | None = None
    """The bot that is thinking."""
    pending: int | None = None
    """A step that cannot be undone and has to be confirmed."""
    advising: Asking | None = None
    """What a bot is asked for a hint on. An answer to anything else comes too late."""
    advice: tuple[Hint, ...] = ()
    choices: list[Choice] = field(default_factory=list)
    """What was offered last."""

    @property
    def deciding(self) -> int | None:
        """The person who has to decide now, with the table uncovered."""
        seat = self.session.asked
        return seat if self.session.is_person(seat) and seat == self.viewer else None

    def view(self) -> GameView:
        """The table as the viewer sees it."""
        return self.session.view(self.viewer)

    def ask_anew(self) -> None:
        """Reset what belonged to the last decision."""
        self.pending, self.advising, self.advice = None, None, ()

    def offer(self) -> list[Choice]:
        """What can be chosen now, or the confirmation of a step that cannot be undone."""
        say, seat = self.messages.say, self.deciding
        if seat is None:
            self.choices = []
        elif self.pending is not None:
            self.choices = [
                Choice("", say("terminal-final-yes")),
                Choice("", say("terminal-final-no")),
            ]
        else:
            language, sales = self.messages.language, self.session.sales()
            self.choices = choices_of(self.session.game, seat, language, sales)
        return self.choices

    @property
    def numbered(self) -> bool:
        """Whether the choices have numbers. When bidding, a number is a bid."""
        return self.pending is None and self.session.decision not in ("bid", "broker_bid")

    @property
    def idle_keys(self) -> frozenset[str]:
        """Keys that would do nothing now."""
        possible = {
            "undo": self.session.undoable > 0,
            "redo": bool(self.session.undone),
            "hint": self.deciding is not None and self.pending is None,
        }
        return frozenset(key for key, does in possible.items() if not does)
