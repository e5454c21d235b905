"""Play a game through and gather its story."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.game import Game
from longshore.record.words import SEATS
from longshore.view.forms import GameEnd, Story
from longshore.view.replay import play_along
from longshore.view.story.leads import Race
from longshore.view.story.ruin import Ruin, penniless
from longshore.view.story.sentences import sentences_of
from longshore.view.story.trades import Deal, best_and_worst, round_of, turning_point


def story_of(
    game: Game, steps: Iterable[tuple[int, int]], by: GameEnd | None = None
) -> Story | None:
    """The story of a game, from its start and all its steps. The game itself moves on.

    `by` says who ended a game that the rules did not end. A game that is not over has no story.
    """
    players = game.rules.players
    standings = [game.scores()]
    deals: list[Deal] = []
    ruin = Ruin(players)
    turn = opened = 0
    for number, events in play_along(game, steps):
        for event in events:
            if event["event"] == "sail" and event["to"] == "island":
                opened = number  # with cargo aboard, this starts an auction (R-AUCT-1)
            if event["event"] == "settled":
                deals.append(Deal(turn, opened, number, event))
            ruin.hear(event, turn, number)
            if event["event"] == "turn":
                turn += 1
                if turn > 1:
                    standings.append(game.scores())
    if not game.over:
        if by is None:
            return None
        game.stop()
    scores = [game.score(seat) for seat in range(players)]
    standings.append(game.scores())
    race = Race(standings)
    winners = game.winners()
    trades = [deal.trade(scores) for deal in deals]
    best, worst = best_and_worst(trades)
    story: Story = {
        "by": by or ("supply" if game.state.ending else "stalemate"),
        "turns": turn,
        "rounds": round_of(turn, players),
        "auctions": len(deals),
        "scores": dict(zip(SEATS, game.scores(), strict=False)),
        "winners": [SEATS[seat] for seat in winners],
        "leads": race.leads,
        "lead_changes": race.changes,
        "turning": None,
        "best": best,
        "worst": worst,
        "bankrupt": ruin.bankruptcies,
        "penniless": penniless(game),
        "sentences": [],
    }
    if len(winners) == 1:
        since = race.ahead_since(SEATS[winners[0]])
        story["turning"] = turning_point(deals, trades, winners[0], since, game.scores())
    story["sentences"] = sentences_of(story, race, players)
    return story
