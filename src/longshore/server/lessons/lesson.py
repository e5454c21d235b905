"""The moments of a lesson, played by the rules: what the reader sees, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from msgspec import UNSET, structs

from longshore.game import Game
from longshore.game.steps import LOAN_STEP, SKIP_STEP
from longshore.record import parse_step, starting_game, step_text
from longshore.record.turn_draft import final_steps, may_draft
from longshore.record.words import SEATS
from longshore.server.lessons.script import Script, script_of
from longshore.server.messages.forms import LoggedEvent
from longshore.server.messages.lessons import LessonMoment, LessonStep
from longshore.server.messages.looks import BidRange, Draft
from longshore.server.tables.reading.look import as_if_going_on
from longshore.view import insight, opening, play, view_of
from longshore.view.forms import GameEvent

_ANY_ORDER: Final = ("place", "lift", "take")
_AFTER_A_TURN: Final = ("turn", "scored")
_SALE: Final = "sell "
_NO_SALE: Final = step_text(SKIP_STEP)
READER: Final = 0  # The reader plays the first seat, blue.


@cache
def moments(name: str) -> tuple[LessonMoment, ...]:
    """All moments, starting before the first step."""
    script = script_of(name)
    game = starting_game(script.record)
    reached = [moment_of(name, 0, game, [], numbered(0, opening(game)))]
    taken: list[str] = []
    late: list[LoggedEvent] = []
    for number, (seat, step) in enumerate(script.steps, 1):
        drafted = seat == READER and may_draft(game, READER)
        taken = [*taken, step_text(step)] if drafted else []
        rehearsed = game.clone()
        waits = drafted and rehearsed.rehearse(READER, step) and number < script.length
        events = [*late, *numbered(number, play(game, seat, step))]
        late = []
        if waits:
            # The reader has not ended the turn yet, so nothing that follows it is seen.
            end = next(at for at, event in enumerate(events) if event["event"] in _AFTER_A_TURN)
            events, late = events[:end], events[end:]
        shown = rehearsed if waits else game
        reached.append(moment_of(name, number, shown, taken, events, complete=waits))
    if script.ends:
        reached.append(moment_of(name, script.length, game, [], late))
    return tuple(reached)


def moment_of(
    name: str,
    number: int,
    game: Game,
    taken: Sequence[str],
    events: list[LoggedEvent],
    *,
    complete: bool = False,
) -> LessonMoment:
    """A moment after some recorded steps, with the reader's own steps of this turn."""
    script = script_of(name)
    sales: list[str] = []
    coming = next_step(script, number)
    if taken == [_NO_SALE]:
        sales = sales_of(game_at(name, number - 1))
    elif coming is not None and (coming.step or "").startswith(_SALE):
        # As at a table, the sale is offered beside the actions, as if it had been skipped (R-DOM).
        sales, taken = sales_of(game), [_NO_SALE]
        game = game.clone()
        game.apply(READER, SKIP_STEP)
    view, bids = view_of(game, READER), game.bids(READER)
    draft: Draft | None = None
    if complete or may_draft(game, READER):
        final = [] if complete else [step_text(step) for step in final_steps(game, READER)]
        draft = Draft(list(taken), [], complete, final, len(taken), sales or UNSET)
    return LessonMoment(
        lesson=name,
        steps=script.length,
        to=number,
        view=view,
        bids=None if bids is None else BidRange(*bids),
        insight=insight(as_if_going_on(view) if complete else view),
        events=events,
        next=coming,
        ahead=[],
        wanted=wanted_of(name, number, ()),
        legal=[] if complete else [*sales, *legal_of(game)],
        draft=draft,
        message=script.message_at(number),
        messages=list(script.messages.values()),
        pause=pause_after(script, number),
    )


def own_order(name: str, to: int, ahead: Sequence[str]) -> LessonMoment | None:
    """A moment that the reader reached in another order than the recorded one.

    None if `ahead` is not what the reader may do after `to` steps. Once all of these steps are
    done, it is the recorded moment again.
    """
    if Counter(ahead) - Counter(free_order(name, to)):
        return None
    game = game_at(name, to)
    events: list[GameEvent] = []
    for text in ahead:
        step = parse_step(text)
        if game.why_not(READER, step) is not None:
            return None
        events = play(game, READER, step)
    reached = to + len(ahead)
    whole = moments(name)[reached]
    if sorted(ahead) == sorted(free_order(name, to)[: len(ahead)]):
        return structs.replace(whole, events=numbered(reached, events))
    before = moments(name)[to].draft
    taken = [*(before.steps if before is not None else ()), *ahead]
    wanted = wanted_of(name, to, ahead)
    return structs.replace(
        moment_of(name, reached, game, taken, numbered(reached, events)),
        next=LessonStep(SEATS[READER], wanted[0]),
        ahead=list(ahead),
        wanted=wanted,
        message=whole.message,
    )


def happened(name: str, since: int, to: int) -> list[LoggedEvent]:
    """What happened after a number of steps, up to another."""
    return [event for moment in moments(name)[since + 1 : to + 1] for event in moment.events]


def free_order(name: str, to: int) -> list[str]:
    """The reader's next steps whose order does not matter: prices, or a purchase."""
    found: list[str] = []
    for seat, step in script_of(name).steps[to:]:
        text = step_text(step)
        if seat != READER or text.partition(" ")[0] not in _ANY_ORDER:
            break
        found.append(text)
    return found


def wanted_of(name: str, to: int, ahead: Sequence[str]) -> list[str]:
    """What the reader may do now, the recorded step first."""
    steps = script_of(name).steps
    if to >= len(steps) or steps[to][0] != READER:
        return []
    left = free_order(name, to)
    if not left:
        return [step_text(steps[to][1])]
    game = game_at(name, to)
    for text in ahead:
        left.remove(text)
        game.apply(READER, parse_step(text))
    possible = [text for text in left if game.why_not(READER, parse_step(text)) is None]
    return list(dict.fromkeys(possible))


def legal_of(game: Game) -> list[str]:
    """What the rules would let the reader do. Of bids, `bids` has the range."""
    if game.bids(READER) is None:
        return [step_text(step) for step in game.legal(READER)]
    return ["loan"] if game.why_not(READER, LOAN_STEP) is None else []


def sales_of(game: Game) -> list[str]:
    """What the reader may sell to the bank."""
    return [text for text in map(step_text, game.legal(READER)) if text.startswith(_SALE)]


def pause_after(script: Script, number: int) -> int:
    """How far the others play: until the reader decides, or the lesson says something.

    As at a table, a sale to the bank is skipped without asking.
    """
    end = len(script.steps)
    for at in range(number + 1, end):
        seat, step = script.steps[at]
        if at in script.messages or (seat == READER and step != SKIP_STEP):
            return at
    return min(number + 1, script.length) if number >= end else end


def game_at(name: str, to: int) -> Game:
    """The recorded game after some steps."""
    script = script_of(name)
    game = starting_game(script.record)
    for seat, step in script.steps[:to]:
        game.apply(seat, step)
    return game


def numbered(step: int, events: list[GameEvent]) -> list[LoggedEvent]:
    """Events as the log of a table has them. A lesson has no hours."""
    return [cast("LoggedEvent", {**event, "seq": step, "at": 0}) for event in events]


def next_step(script: Script, number: int) -> LessonStep | None:
    """Who moves next, if anyone. Someone else's sealed bid is hidden from the reader."""
    if number >= script.length:
        return None
    if number == len(script.steps):
        return LessonStep(SEATS[READER], None)
    seat, step = script.steps[number]
    return LessonStep(SEATS[seat], step_text(step) if seat == READER else None)
