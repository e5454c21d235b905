"""A game told line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from longshore.cli.score_sheet import winners_line
from longshore.record import Record, replay_partial, steps_of
from longshore.record.words import SEATS
from longshore.text import log_line
from longshore.view import play_along
from longshore.view.forms import GameEvent

_NOT_TOLD = frozenset(("step",))


def told(events: Iterable[GameEvent]) -> Iterator[str]:
    """A sentence for each event that is for reading."""
    return (log_line(event) for event in events if event["event"] not in _NOT_TOLD)


def story(record: Record, to: int) -> Iterator[str]:
    """Every step of a record up to a number, with what it brought about."""
    game = replay_partial(record, 0)
    steps = list(steps_of(record))[:to]
    for number, events in play_along(game, steps):
        if number:
            yield f"{number:5}  {record.steps[number - 1]}"
        for line in told(events):
            yield f"{'':7}  {line}"
    if game.over:
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(SEATS, game.scores(), strict=False)
        )
        yield f"Scores: {scores}. {winners_line([SEATS[seat] for seat in game.winners()])}"
