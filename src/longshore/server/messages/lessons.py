"""Lessons, and the ideas of the strategy page."""

from __future__ import annotations

from msgspec import Struct

from longshore.server.messages.forms import GameView, Insight, LoggedEvent, Seat
from longshore.server.messages.looks import BidRange, Draft


class LessonStep(Struct):
    """Who moves next. The step itself is included only if it is the reader's."""

    seat: Seat
    step: str | None


class LessonMoment(Struct):
    """A moment of a lesson, as the reader sees it.

    `wanted` are the steps that the reader may take now, of those that are `legal`. `ahead` are
    those of the last ones that were taken in another order than the recorded one. `draft` is the
    reader's turn so far. `message` is what the lesson says, one of its `messages`. The others play
    until `pause`.
    """

    lesson: str
    steps: int
    to: int
    view: GameView
    bids: BidRange | None
    insight: Insight
    events: list[LoggedEvent]
    next: LessonStep | None
    ahead: list[str]
    wanted: list[str]
    legal: list[str]
    draft: Draft | None
    message: str
    messages: list[str]
    pause: int


class IdeaPosition(Struct):
    """An idea of the strategy page, and the position in which it can be tried.

    `view` and `insight` are those of the seat that the reader takes. `figures` are what its
    sentences say was measured (docs/strategy.md).
    """

    idea: str
    view: GameView
    insight: Insight
    figures: dict[str, float]


class Strategy(Struct):
    """All ideas, in the order in which they are meant to be read."""

    games: int
    """How many games were played to measure the figures."""
    ideas: list[IdeaPosition]
