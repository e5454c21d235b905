"""`longshore why`: the decisions that cost a seat most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from longshore.cli import output, parameters
from longshore.cli.errors import NO, Stop

if TYPE_CHECKING:
    from longshore.bots.judge import Judged, Judgement
    from longshore.record import Record


def why(
    file: parameters.File,
    seat: Annotated[
        str,
        typer.Argument(metavar="SEAT", help="The seat whose decisions are judged, such as red."),
    ],
    *,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="The bot that judges.")
    ] = "captain",
    simulations: parameters.Simulations = None,
    top: Annotated[int, typer.Option("--top", min=1, help="Decisions to list.")] = 10,
    language: parameters.Language = None,
    json: parameters.Json = False,
) -> None:
    """List the decisions that cost a seat most, as a strong bot judges them.

    The bot follows the game from that seat and knows only what its player could know. Where it
    would have taken another step, both are tried in many games that fit what the player saw.

    For example:

        longshore why game.txt red

        longshore why game.txt red --bot trader --top 3 --language de

        longshore why game.txt red --simulations 2000 --json
    """
    spoken = parameters.language_for(language)
    judgement = judged(file, seat, bot, simulations, spoken)
    costliest = judgement.costliest(top)
    if json:
        output.say_json(
            {
                "format": "longshore-why/1",
                "seat": seat,
                "bot": bot,
                "decisions": judgement.decisions,
                "same": judgement.same,
                "costliest": [as_json(one) for one in costliest],
            }
        )
        return
    from longshore.cli.judged import judged_lines
    from longshore.text import translator

    messages = translator(spoken)
    output.draw(lambda _width: judged_lines(judgement, costliest, seat, bot, messages))


def judged(file: str, seat: str, bot: str, simulations: int | None, language: str) -> Judgement:
    """The judgement, or one sentence that says why there is none."""
    from longshore.bots.guests.guest import conduct_of
    from longshore.bots.judge import judge_seat
    from longshore.bots.make import make_bot
    from longshore.cli.progress import progress_bar

    record = whole_record(file, language)
    number = seat_number(record, seat)
    try:
        judge = make_bot(bot, seed=0, simulations=simulations)
    except (ValueError, OSError) as error:
        raise Stop(str(error)) from error
    output.remark_if_slow()
    try:
        with progress_bar("steps", len(record.steps)) as progress:
            judgement = judge_seat(
                record, number, judge, simulations=simulations, progress=progress
            )
    finally:
        judge.close()
    trouble = conduct_of(judge).trouble
    if trouble:
        raise Stop(f"{bot} cannot judge this game: {trouble}", NO)
    return judgement


def whole_record(file: str, language: str) -> Record:
    """A record that can be replayed from its first step on."""
    from longshore.cli.records import problem_in, read_file
    from longshore.record import OutsideError, replay

    record = read_file(file, language)
    try:
        replay(record)
    except OutsideError as error:
        raise Stop(problem_in(file, error, language)) from error
    return record


def seat_number(record: Record, seat: str) -> int:
    """The number of a seat of this game."""
    from longshore.record.steps import shown
    from longshore.record.words import SEATS

    names = SEATS[: record.players]
    if seat not in names:
        raise Stop(f"there is no seat {shown(seat)} in this game; there are {', '.join(names)}")
    return names.index(seat)


class CostlyStep(TypedDict):
    """A decision, as `--json` tells it."""

    step: int
    turn: int
    decision: str
    played: str
    better: str
    lead: float
    error: float
    score: float


def as_json(one: Judged) -> CostlyStep:
    """A decision, ready for JSON."""
    return {
        "step": one.step,
        "turn": one.turn,
        "decision": one.decision,
        "played": one.played,
        "better": one.better,
        "lead": round(one.cost.lead, 2),
        "error": round(one.cost.error, 2),
        "score": round(one.cost.score, 2),
    }
