"""The least a seat can do: what the server plays when time has run out."""

from __future__ import annotations

from collections.abc import Sequence

from longshore.game import Game
from longshore.record import parse_step, step_text
from longshore.record.words import price_of
from longshore.server.tables.commands.steps import MOST_TURN_STEPS, commit_step
from longshore.server.tables.numbers import opened
from longshore.server.tables.table import RUNNING
from longshore.server.tables.time.clocks import same_asking
from longshore.server.tables.work import Work


def least_step(game: Game, seat: int, old_prices: Sequence[str] = ()) -> str:
    """The least legal step for a seat that is asked.

    It finishes what is open. `done` and `skip` come first, then unchanged or lowest prices, the
    first colour, the smallest bid or offer, `loan` rather than default, the first of the highest
    bidders, and the first thing to seize. If nothing is open, it is `pass`. It never repays, and
    borrows again what a bid to a broker needs.
    """
    bids = game.bids(seat)
    if bids is not None:
        return f"bid {bids.lowest}"
    legal = [step_text(step) for step in game.legal(seat)]
    for wanted in ("done", "skip", "pass"):
        if wanted in legal:
            return wanted
    asked = game.asked()
    if asked is not None and asked.decision == "interest":
        return "loan"
    for price in old_prices:
        if f"place {price}" in legal:
            return f"place {price}"
    # Lists start with the first colour, the lowest price and the first bidder. `repay` and `loan`
    # come last, and are alone where a seat has repaid what its bid to a broker needs.
    places = [step for step in legal if step.startswith("place ")]
    if places:
        return min(places, key=lambda step: price_of(step.removeprefix("place ")))
    return next(step for step in legal if step != "repay")


def answer_least(work: Work, seat: int) -> None:
    """Answer for a seat until it is no longer asked: the rest of its turn, or its bid."""
    table = work.table
    turn = table.running_game.turn
    for _ in range(MOST_TURN_STEPS):
        game, progress = table.running_game, table.progress
        before = opened(game)
        step = least_step(game, seat, progress.old_prices)
        if step.startswith("place ") and step.removeprefix("place ") in progress.old_prices:
            prices = list(progress.old_prices)
            prices.remove(step.removeprefix("place "))
            progress.old_prices = tuple(prices)
        commit_step(work, seat, parse_step(step), None)
        if table.phase != RUNNING or game.turn != turn:
            return
        if not same_asking(before, opened(game), seat):
            return
