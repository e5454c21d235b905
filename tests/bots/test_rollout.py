"""The players a captain thinks ahead with: they play whole games, sensibly and legally."""

from __future__ import annotations

import pytest
from tests.bots.games import MIXES

from longshore.bots.rollout.mind import Mind, new_mind
from longshore.bots.rollout.simulate import fingerprint, policy_step, try_plan
from longshore.game import Game, Rules, new_game, rules_for
from longshore.game.editions import Value
from longshore.record import deal_from_seed


def play_turns(game: Game, mind: Mind, turns: int) -> None:
    """Let all play on until this many more turns have begun, or the game is over."""
    turn = game.turn
    while (asked := game.asked()) is not None:
        if game.turn != turn:
            turn = game.turn
            turns -= 1
            if turns <= 0:
                return
        seat = asked.seats[0]
        game.apply(seat, policy_step(game, seat, mind))


def played_out(rules: Rules, seed: int, rounds: int) -> Game:
    game = new_game(rules, deal_from_seed(rules, seed))
    play_turns(game, new_mind(seed), rounds * rules.players)
    return game


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("edition", "options"), [MIXES[0], MIXES[3], MIXES[5]])
def test_games_end_and_make_money(players: int, edition: int, options: dict[str, Value]) -> None:
    rules = rules_for(edition, players, options)
    games = [played_out(rules, seed, 60) for seed in range(3)]
    assert sum(game.over for game in games) >= 2
    scores = [score for game in games for score in game.scores()]
    assert sum(scores) / len(scores) > 45


@pytest.mark.parametrize(("edition", "options"), MIXES)
def test_every_step_is_legal(edition: int, options: dict[str, Value]) -> None:
    """`apply` refuses what is not."""
    rules = rules_for(edition, 4, options)
    game = new_game(rules, deal_from_seed(rules, 3))
    mind = new_mind(3)
    for _ in range(400):
        asked = game.asked()
        if asked is None:
            break
        seat = asked.seats[-1]
        game.apply(seat, policy_step(game, seat, mind))


def test_the_same_seed_is_the_same_game() -> None:
    rules = rules_for(2018, 3, {"investment_bank": "on"})
    first = played_out(rules, 1, 5)
    assert fingerprint(first) == fingerprint(played_out(rules, 1, 5))
    other = new_game(rules, deal_from_seed(rules, 1))
    play_turns(other, new_mind(2), 15)
    assert fingerprint(first) != fingerprint(other)


def test_a_simulation_leaves_the_game_as_it_is() -> None:
    rules = rules_for(2007, 3, {})
    game = played_out(rules, 4, 4)
    before = game.snapshot()
    mind: Mind = new_mind(0)
    seat = game.turn
    step = game.legal(seat)[0]
    one = try_plan(game, seat, [step], mind, 7, 9)
    assert one == try_plan(game, seat, [step], mind, 7, 9)
    assert len(one.scores) == 3
    assert not one.over
    assert game.snapshot() == before


def test_a_finished_game_is_worth_its_score() -> None:
    rules = rules_for(2007, 3, {})
    for seed in range(4):
        game = played_out(rules, seed, 60)
        if game.over:
            tried = try_plan(game, 0, [], new_mind(0), 1, 3)
            assert tried.over
            assert tried.scores == [float(score) for score in game.scores()]
            return
    pytest.fail("no game came to its end")


def test_what_was_reckoned_for_one_game_does_not_spoil_another() -> None:
    """A mind caches the value of containers until a section, a card or the time changes."""
    rules = rules_for(2007, 3, {})
    games = [played_out(rules, seed, rounds) for seed in range(4) for rounds in (2, 9, 14)]
    used = new_mind(0)
    for game in games:
        fresh = try_plan(game, game.turn, [], new_mind(0), 5, 6)
        assert try_plan(game, game.turn, [], used, 5, 6) == fresh
