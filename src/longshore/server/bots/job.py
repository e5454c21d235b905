"""Requests to the processes in which bots think, and their answers."""

from __future__ import annotations

from msgspec import Struct

from longshore.bots import Asking
from longshore.bots.legal import BidSteps
from longshore.game import Bids, Game
from longshore.game.decisions import Decision
from longshore.record import step_text
from longshore.record.words import SEATS
from longshore.view import view_of
from longshore.view.forms import GameView


class Job(Struct):
    """One decision of one bot, with only what the bot's seat may see."""

    table: str
    seat: int
    bot: str
    seed: int
    decision: Decision
    view: GameView
    legal: list[str]
    told: int
    """How many public steps came before `steps`."""
    steps: list[str]
    bids: tuple[int, int, int] | None = None
    start: GameView | None = None
    """The starting view, if the bot has to start its notes over."""
    think_ms: int | None = None
    simulations: int | None = None
    drafted: list[str] = []
    hint: bool = False
    """Whether this is a hint: the bot is created for this one answer."""

    @property
    def key(self) -> str:
        """Identifies the bot."""
        return f"{self.table} {SEATS[self.seat]} {self.bot}"


class Considered(Struct):
    """A step that a bot considered, and its value in dollars."""

    step: str
    worth: float
    score: float | None = None
    chance: float | None = None


class JobAnswer(Struct):
    """A step, or a request for the whole story, or why there is no step."""

    step: str | None = None
    candidates: list[Considered] = []
    needs_all: bool = False
    trouble: str = ""
    remark: str = ""
    """Something for the log of the server, once."""


def new_job(game: Game, table: str, seat: int, bot: str, seed: int) -> Job:
    """A seat's current decision. The pool fills in the steps that the bot does not know yet."""
    asked = game.asked()
    if asked is None or seat not in asked.seats:
        raise ValueError("this seat is asked nothing")
    bids = game.bids(seat)
    legal = [step_text(step) for step in game.besides_bids(seat)]  # bids are given as a range
    return Job(
        table=table,
        seat=seat,
        bot=bot,
        seed=seed,
        decision=asked.decision,
        view=view_of(game, seat),
        legal=legal,
        told=0,
        steps=[],
        bids=None if bids is None else (bids.lowest, bids.highest, bids.zero_cards),
    )


def asking_of(job: Job) -> Asking:
    """The same, in the form that bots use."""
    legal = job.legal if job.bids is None else BidSteps(Bids(*job.bids), tuple(job.legal))
    return Asking(job.seat, job.decision, job.view, legal, job.steps, job.think_ms, advise=job.hint)
