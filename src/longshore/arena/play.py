"""Play one game of the schedule, in any process."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import Final

from longshore import __version__
from longshore.arena.economy.book import TRADE
from longshore.arena.errors import CannotPlay
from longshore.arena.games import GameResult, SeatResult
from longshore.arena.plan import Task
from longshore.bots.bot import Bot
from longshore.bots.decided import Decided
from longshore.bots.make import make_bot
from longshore.bots.seats import Played, play_game
from longshore.game import rules_for
from longshore.game.state import BANK_PURSE
from longshore.record import (
    Record,
    deal_from_seed,
    new_record,
    result_of,
    starting_game,
    steps_of,
    write_text,
)
from longshore.record.words import SEATS
from longshore.view import play_along
from longshore.view.forms import GameEvent

_LONGEST_NAME: Final = 60  # for a player's name in a record

# A cluster worker may run several threads. CPU time belongs to one entrant only if one game runs at
# a time.
_ONE_GAME_AT_A_TIME: Final = Lock()


def play_task(task: Task) -> GameResult:
    """Play a game. The same task gives the same game anywhere, apart from the CPU time."""
    if task.version != __version__:
        raise CannotPlay(f"a worker has Longshore {__version__}, but the arena runs {task.version}")
    with _ONE_GAME_AT_A_TIME:
        try:
            return _play(task)
        except Exception as error:  # noqa: BLE001 (a bot may fail in any way)
            raise CannotPlay(
                f"game {task.number} (deal {task.deal}, {', '.join(task.bots)}) failed: "
                f"{type(error).__name__}: {error}"
            ) from None


def _play(task: Task) -> GameResult:
    rules = rules_for(task.edition, len(task.bots), task.options)
    deal = deal_from_seed(rules, task.deal_seed)
    bots: list[Bot] = []
    decided: list[Decided] = []

    def watch(one: Decided) -> None:
        if one.seat in task.logged:
            decided.append(one)

    try:
        for spec, seed in zip(task.bots, task.bot_seeds, strict=True):
            bot = make_bot(spec, seed=seed, simulations=task.simulations, time_ms=task.time_ms)
            bots.append(bot)
        played = play_game(
            rules, deal, bots, max_turns=task.max_turns, watch=watch if task.logged else None
        )
    finally:
        for bot in bots:
            bot.close()
    names: dict[str, str] = {SEATS[seat]: as_name(spec) for seat, spec in enumerate(task.bots)}
    return _result(task, played, new_record(rules, deal, names=names), tuple(decided))


def _result(task: Task, played: Played, start: Record, decided: tuple[Decided, ...]) -> GameResult:
    """Replay the game from its record, which also proves that the record is right."""
    record = replace(start, steps=tuple(played.lines))
    game = starting_game(record)
    trade = 0
    for _, events in play_along(game, steps_of(record)):
        trade += sum(traded(event) for event in events)
    record = replace(record, result=result_of(game))
    places = game.places()
    return GameResult(
        task.number,
        task.deal,
        played.ended_by,
        played.turns,
        tuple(
            SeatResult(
                entrant=entrant,
                bot=task.bots[seat],
                seat=seat,
                score=played.scores[seat],
                place=places[seat],
                win=1 / places.count(1) if places[seat] == 1 else 0.0,
                decisions=played.decisions[seat],
                cpu_seconds=played.cpu_seconds[seat],
                cpu_seconds_max=played.cpu_most[seat],
                refused=played.refused[seat],
                timeouts=played.timeouts[seat],
                trouble=played.trouble[seat],
                refusal=played.refusal[seat],
            )
            for seat, entrant in enumerate(task.seating)
        ),
        write_text(record),
        trade,
        sum(amount for purse, amount in enumerate(game.snapshot().money) if purse != BANK_PURSE),
        decided,
    )


def traded(event: GameEvent) -> int:
    """What a player paid another for containers, in dollars."""
    return event["amount"] if event["event"] == "pay" and event["for"] in TRADE else 0


def as_name(spec: str) -> str:
    """A bot's name, cut down to what a record can hold."""
    allowed = "".join(letter for letter in spec if letter.isprintable() and letter != "#")
    return " ".join(allowed.split())[:_LONGEST_NAME].strip() or "bot"
