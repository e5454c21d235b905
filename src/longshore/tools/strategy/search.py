"""Find the positions of the strategy page among games between our bots.

Each idea says how well a moment shows its point (`points.py`). The best moment wins, and of equals
the first. Its record up to then goes into the package, without a name for the seat that the reader
takes over. The same match gives the same positions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from longshore.arena.games import GameResult
from longshore.arena.plan import Match
from longshore.game import Game
from longshore.record import Record, read_record, starting_game, steps_of
from longshore.record.words import SEATS
from longshore.tools.strategy.points import POINTS, Moment
from longshore.view import insight, view_of

# Beginners play three at a table, with open cash.
MATCH: Final = Match(
    ("trader", "trader:producer", "trader:shipper", "trader:collector"),
    edition=2007,
    players=3,
    options={"show_cash": "on", "stalemate_rounds": 3},
    seed=5,
    games=120,
)


def positions_in(games: Iterable[GameResult]) -> dict[str, Record]:
    """The best position for every idea. No game serves two of them."""
    best: dict[str, dict[int, tuple[float, Record]]] = {idea: {} for idea in POINTS}
    for game in games:
        record = read_record(game.record)
        for steps, moment in moments_of(record):
            for idea, point in POINTS.items():
                clear = point(moment)
                if clear > best[idea].get(game.number, (0.0, record))[0]:
                    best[idea][game.number] = clear, up_to(record, steps, moment.seat)
    return chosen(best)


def chosen(best: dict[str, dict[int, tuple[float, Record]]]) -> dict[str, Record]:
    """Let the ideas choose their games in turn."""
    taken: set[int] = set()
    found: dict[str, Record] = {}
    for idea, by_game in best.items():
        left = [number for number in by_game if number not in taken]
        if not left:
            raise LookupError(f"no moment shows the point of {idea}")
        number = max(left, key=lambda one: (by_game[one][0], -one))
        taken.add(number)
        found[idea] = by_game[number][1]
    return found


def moments_of(record: Record) -> Iterator[tuple[int, Moment]]:
    """The moments at which a seat begins its turn, is asked for a bid, or for an answer to bids.

    Each with the number of steps that lead to it.
    """
    game = starting_game(record)
    yield from ((0, moment) for moment in moments_at(game))
    for number, (seat, step) in enumerate(steps_of(record), 1):
        game.apply(seat, step)
        yield from ((number, moment) for moment in moments_at(game))


def moments_at(game: Game) -> Iterator[Moment]:
    """What the seats know that begin to decide something here."""
    for seat in beginning(game):
        view = view_of(game, seat)
        yield Moment(SEATS[seat], view, insight(view), lead_of(game, seat))


def lead_of(game: Game, seat: int) -> int:
    """By how much a seat would win if the game ended now."""
    scores = game.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def beginning(game: Game) -> tuple[int, ...]:
    """The seats that begin to decide something here."""
    asked = game.asked()
    if asked is None:
        return ()
    view = view_of(game, None)
    if asked.decision == "action":
        return asked.seats if view["actions"] == 2 and not view["moved"] else ()
    if asked.decision == "bid":
        first = view["auction"]["round"] == 1 and not view["auction"]["committed"]
        return asked.seats if first else ()
    return asked.seats if asked.decision == "settle" else ()


def up_to(record: Record, steps: int, reader: str) -> Record:
    """The start of a record, in which one seat is the reader's."""
    names = {seat: name for seat, name in record.names.items() if seat != reader}
    return replace(record, names=names, steps=record.steps[:steps], result=None, lines=())
