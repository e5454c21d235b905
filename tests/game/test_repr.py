"""What a debugger or a notebook shows of rules, games and records."""

from __future__ import annotations

from longshore.game import Game, new_game, rules_for
from longshore.record import deal_from_seed, new_record, parse_step


def a_game(edition: int = 2007) -> Game:
    rules = rules_for(edition, 3, {})
    return new_game(rules, deal_from_seed(rules, 7))


def test_rules_tell_what_is_unusual() -> None:
    assert repr(rules_for(2018, 5, {})) == "<Rules 2018, 5 players>"
    odd = rules_for(2018, 3, {"investment_bank": "on"}, 1)
    assert repr(odd) == "<Rules 2018, 3 players, investment_bank=on, rules 1>"


def test_a_game_tells_what_it_waits_for() -> None:
    game = a_game()
    seat = game.turn
    assert repr(game) == f"<Game 2007, 3 players: action, seats [{seat}]>"
    held = game.clone()
    assert held.rehearse(seat, parse_step("pass"))
    assert repr(held) == f"<Game 2007, 3 players: nothing, seats [{seat}]>"
    game.stop()
    assert repr(game) == f"<Game 2007, 3 players: over, scores {game.scores()}>"


def test_a_record_is_short() -> None:
    rules = rules_for(2007, 3, {})
    record = new_record(rules, deal_from_seed(rules, 7))
    assert repr(record) == "<Record 2007, 3 players, 0 steps>"
