"""Replay a record, and continue it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from longshore.game import Game, Refused
from longshore.record.errors import RecordError, StepError
from longshore.record.records import Record, Result, need_whole, starting_game
from longshore.record.steps import line_text, parse_line, shown
from longshore.record.words import SEATS
from longshore.text import refusal_sentence


def steps_of(record: Record) -> Iterator[tuple[int, int]]:
    """The seat and step of every line, as numbers. Also for partial records."""
    return map(parse_line, record.steps)


def replay(record: Record, to: int | None = None) -> Game:
    """The game after the first `to` steps, or after all of them. Then `result` must be right."""
    game = starting_game(record)
    play(game, record, to)
    if to is None or to == len(record.steps):
        check_result(record, game)
    return game


def play(game: Game, record: Record, to: int | None) -> None:
    """Apply the first `to` steps of a record."""
    count = len(record.steps)
    if to is not None and not 0 <= to <= count:
        raise RecordError(0, f"there is no step {to}: the record has {count}")
    text_lines = record.lines if len(record.lines) == count else (0,) * count
    for number, line in enumerate(record.steps[:to], 1):
        play_line(game, line, number, text_lines[number - 1])


def play_line(game: Game, line: str, number: int, text_line: int = 0) -> str:
    """Apply one step, the `number`-th of its record. Returns its canonical line."""
    try:
        seat, step = parse_line(line)
        game.apply(seat, step)
    except StepError as error:
        raise RecordError(text_line, f"step {number}: {error}", number) from error
    except Refused as refused:
        reason = f"{refusal_sentence(refused)} ({refused.rule})"
        raise RecordError(text_line, f"step {number}, {shown(line)}: {reason}", number) from refused
    return line_text(seat, step)


def result_of(game: Game) -> Result | None:
    """Scores and winners of a finished game, or None while it runs."""
    if not game.over:
        return None
    scores: dict[str, int] = dict(zip(SEATS, game.scores(), strict=False))
    return Result(scores, tuple(SEATS[seat] for seat in game.winners()))


def check_result(record: Record, game: Game) -> None:
    """What a record says about its end must match its steps."""
    said = record.result
    if said is None:
        return
    found = result_of(game)
    if found is None:
        raise RecordError(0, "the record has a result, but after its last step the game goes on")
    for seat, score in found.scores.items():
        if said.scores.get(seat) != score:
            wrong = f"{seat}={said.scores.get(seat)}"
            raise RecordError(0, f"the result says {wrong}, but the steps lead to {seat}={score}")
    if said.winners and set(said.winners) != set(found.winners):
        wrong, right = ", ".join(said.winners), ", ".join(found.winners)
        raise RecordError(0, f"the result says that {wrong} won, but the steps say {right}")


def extended(record: Record, lines: Iterable[str]) -> Record:
    """The record with more legal steps, and with the result if they end the game."""
    need_whole(record)
    game = replay(record)
    steps = list(record.steps)
    for line in lines:
        steps.append(play_line(game, line, len(steps) + 1))
    return replace(record, steps=tuple(steps), result=result_of(game), lines=())
