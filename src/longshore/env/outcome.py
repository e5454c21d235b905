"""How a game ended, for `info`: who won, and whether there was an economy at all."""

from __future__ import annotations

from typing import TypedDict

from longshore.game import Game
from longshore.game.cells import island_total
from longshore.view.collapse import bankrupt


class Outcome(TypedDict):
    """The end of a game as a seat sees it."""

    score: int
    win: float
    outright_win: bool
    bankrupt: bool
    bankrupt_share: float
    collapsed: bool
    cash: int
    islands: int


def outcome_of(game: Game, seat: int) -> Outcome:
    """The end of a game as a seat sees it, also of one that was cut off."""
    state, scores, winners = game.state, game.scores(), game.winners()
    seats = range(game.rules.players)
    ruined = sum(bankrupt(score) for score in scores)
    return {
        "score": scores[seat],
        "win": 1 / len(winners) if seat in winners else 0.0,
        "outright_win": winners == [seat],
        "bankrupt": bankrupt(scores[seat]),
        "bankrupt_share": ruined / len(scores),
        "collapsed": ruined == len(scores),
        "cash": sum(int(state.money[other]) for other in seats),
        "islands": sum(int(state.containers[island_total(other)]) for other in seats),
    }
