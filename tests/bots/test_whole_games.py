"""Whole games between bots, in all editions and with all options."""

from __future__ import annotations

import pytest
from tests.bots.games import MIXES, played, some_rules

from longshore.bots import make_bot, play_game
from longshore.bots.styles import STYLES
from longshore.game import rules_for
from longshore.game.editions import Value
from longshore.record import deal_from_seed, extended, new_record, replay

TRADERS = ("trader", *(f"trader:{style}" for style in STYLES))


@pytest.mark.parametrize(("edition", "options"), MIXES)
def test_every_answer_is_legal(edition: int, options: dict[str, Value]) -> None:
    for players, specs in ((3, ("trader", "deckhand")), (5, TRADERS)):
        rules = rules_for(edition, players, options)
        game = played(rules, specs, seed=players, max_turns=100 if players == 3 else 15)
        assert game.refused == [0] * players
        assert game.timeouts == [0] * players
        assert min(game.decisions) > 0


@pytest.mark.parametrize("edition", [2007, 2018])
def test_the_lines_are_a_record_with_this_result(edition: int) -> None:
    rules = some_rules(edition)
    game = played(rules, ("trader", "deckhand"), seed=5)
    assert game.ended_by == "supply"
    record = extended(new_record(rules, deal_from_seed(rules, 5)), game.lines)
    end = replay(record)
    assert (end.scores(), end.winners()) == (game.scores, game.winners)
    assert sum(game.decisions) == len(game.lines)
    assert game.turns == sum(end.snapshot().turns) + 1


def test_the_same_seeds_play_the_same_game() -> None:
    rules = some_rules(2018, investment_bank="on")
    specs = ("deckhand", "trader", "trader:banker")
    assert played(rules, specs, seed=8).lines == played(rules, specs, seed=8).lines
    assert played(rules, specs, seed=8).lines != played(rules, specs, seed=9).lines


def test_a_game_is_stopped_at_the_cap() -> None:
    game = played(some_rules(), ("deckhand",), seed=1, max_turns=2)
    assert (game.ended_by, game.turns) == ("cap", 6)
    assert played(some_rules(players=5), ("deckhand",), seed=1, max_turns=1).turns == 5


def test_a_stalemate_is_an_end() -> None:
    rules = some_rules(2007, stalemate_rounds=1)
    games = [played(rules, ("deckhand",), seed=seed) for seed in range(8)]
    assert "stalemate" in {game.ended_by for game in games}


def test_traders_beat_deckhands_and_make_money_together() -> None:
    """A small sample of the measurements in docs/bots.md."""
    rules = some_rules()
    wins = 0
    for seed in range(4):
        game = played(rules, ("trader", "deckhand", "deckhand"), seed=seed, max_turns=40)
        wins += game.winners == [0]
    assert wins >= 3
    together = [played(rules, ("trader",), seed=seed, max_turns=40) for seed in range(2)]
    assert sum(sum(game.scores) for game in together) > 60 * 6


@pytest.mark.parametrize(("edition", "players"), [(2007, 3), (2007, 5), (2018, 4)])
def test_traders_have_no_favourites(edition: int, players: int) -> None:
    """The same deal rotated by one seat gives the same game rotated by one seat."""
    rules = some_rules(edition, players, investment_bank="on" if edition == 2018 else "off")
    deal = deal_from_seed(rules, 3)
    further = deal._replace(
        first=(deal.first + 1) % players,
        machines=(deal.machines[-1], *deal.machines[:-1]),
        cards=(deal.cards[-1], *deal.cards[:-1]),
    )
    games = [
        play_game(rules, dealt, [make_bot("trader", seed=0) for _ in range(players)], max_turns=12)
        for dealt in (deal, further)
    ]
    assert games[1].scores == [games[0].scores[-1], *games[0].scores[:-1]]


def test_seats_must_fit() -> None:
    rules = some_rules()
    bots = [make_bot("deckhand", seed=seat) for seat in range(4)]
    with pytest.raises(ValueError, match="3 seats, and there are 4 bots"):
        play_game(rules, deal_from_seed(rules, 1), bots)
