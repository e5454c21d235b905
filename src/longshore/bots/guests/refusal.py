"""Why an answer of a bot written by others is not legal, in words that help its author."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longshore.bots.bot import Asking
from longshore.game.decisions import Decision
from longshore.record import StepError, parse_step, sentence
from longshore.view.plausible import plausible_game

_LONGEST_STEP: Final = 60  # of what a program wrote, in a report


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused answer: the decision, what was answered, and why it is not legal."""

    decision: Decision
    step: object
    code: str
    text: str

    def __str__(self) -> str:
        """As in `settle, "decline": Declining costs the highest bid of $8, and you have $5.`."""
        if not isinstance(self.step, str):
            return f"{self.decision}: {self.text}"
        shown = " ".join(self.step[:_LONGEST_STEP].split())
        return f'{self.decision}, "{shown}": {self.text}'


def refusal_of(step: object, asking: Asking, form: str) -> Refusal:
    """Why this step is not legal here. `form` is what an answer looks like."""
    if not isinstance(step, str):
        return Refusal(asking.decision, step, "no_answer", f"The answer must be {form}.")
    return Refusal(asking.decision, step, *why_refused(step, asking))


def why_refused(step: str, asking: Asking) -> tuple[str, str]:
    """The code and the sentence for a step that is not legal."""
    try:
        refusal = plausible_game(asking.view).why_not(asking.seat, parse_step(step))
    except StepError as error:
        return "no_such_step", str(error)
    if refusal is None:
        return "not_legal", "The step must be written as in the list of legal steps."
    return refusal.code, sentence(refusal)
