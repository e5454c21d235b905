"""A game with different secrets in it, for players that think ahead. No rule imports this."""

from __future__ import annotations

from longshore.game.arrays import i64, vec
from longshore.game.decisions import BIDDING
from longshore.game.editions import MAX_PLAYERS
from longshore.game.game import Game, wrap
from longshore.game.state import BIDDERS, COMMITTED, WAITED_FOR


def guessed(game: Game, cards: list[int], cash: list[int]) -> Game:
    """A copy of a game in which these are the cards and the cash of all seats.

    Seats with a sealed bid are asked again, so that the caller can choose their bids.
    """
    state = game.state.clone()
    dealt = cards + [0] * (MAX_PLAYERS - len(cards))
    state.cards = vec[i64](dealt)
    seat: i64
    for seat in range(len(cash)):
        state.money[seat] = cash[seat]
    if state.decision == BIDDING:
        for seat in range(state.rules.players):
            if state.auction[BIDDERS + seat] == COMMITTED:
                state.auction[BIDDERS + seat] = WAITED_FOR
    return wrap(state)
