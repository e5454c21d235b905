"""Games and rules are pickled and copied at every moment, and by either core for the other."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random
from typing import TypeVar

import pytest
from tests.game.play_on import played_on
from tests.other_core import on_the_other_core
from tests.record.random_games import Setting, play_on, some_settings

from longshore.game import Game, Refused, new_game, rules_for
from longshore.game.decisions import DECISION_NAMES, NOTHING
from longshore.game.steps import PASS_STEP
from longshore.record import deal_from_seed

PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)  # compiled classes know no older ones
Thing = TypeVar("Thing")


def pickled(thing: Thing, protocol: int = pickle.DEFAULT_PROTOCOL) -> Thing:
    loaded: Thing = pickle.loads(pickle.dumps(thing, protocol))  # noqa: S301 (just made)
    return loaded


def games_on_the_way(setting: Setting, steps: int) -> list[Game]:
    """A game after each of these steps, its end included."""
    game = setting.new_game()
    chance = Random(setting.seed)
    games = [game.clone()]
    while len(games) < steps and play_on(game, chance, 1):
        games.append(game.clone())
    return games


def assert_same(one: Game, other: Game) -> None:
    assert one.snapshot() == other.snapshot()
    assert one.asked() == other.asked()
    assert one.rules.options == other.rules.options
    assert (one.rules.number, one.rules.edition) == (other.rules.number, other.rules.edition)
    for seat in range(one.rules.players):
        assert one.legal(seat) == other.legal(seat)


def test_every_decision_of_a_game() -> None:
    met: Counter[str] = Counter()
    for setting in some_settings():
        game = setting.new_game()
        chance = Random(setting.seed)
        for _ in range(800):
            asked = game.asked()
            decision = "nothing" if asked is None else asked.decision
            met[decision] += 1
            if met[decision] < 12:
                assert_copied(game)
            play_on(game, chance, 1)
    assert set(met) == set(DECISION_NAMES)


def assert_copied(game: Game) -> None:
    """Copies are the same, and stay apart."""
    before = game.snapshot()
    asked = game.asked()
    for twin in (pickled(game), copy.deepcopy(game), copy.copy(game)):
        assert_same(twin, game)
        if asked is not None:
            seat = asked.seats[0]
            twin.apply(seat, twin.legal(seat)[0])
            assert twin.snapshot() != before
            assert game.snapshot() == before


def test_games_go_on_alike() -> None:
    for setting in some_settings():
        for game in games_on_the_way(setting, 60)[::15]:
            assert_same(played_on(pickled(game)), played_on(game))


def test_a_rehearsed_turn_does_not_end_by_itself() -> None:
    rules = rules_for(2007, 3, {})
    game = new_game(rules, deal_from_seed(rules, 1))
    assert game.rehearse(game.turn, PASS_STEP)
    for twin in (pickled(game), copy.deepcopy(game)):
        assert twin.turn == game.turn
        assert twin.asked() == game.asked()
        assert twin.snapshot().decision == NOTHING


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_protocol(protocol: int) -> None:
    game = games_on_the_way(some_settings()[3], 30)[-1]
    assert_same(pickled(game, protocol), game)


def test_rules_are_shared_as_before() -> None:
    """One pickle of many games holds their rules once, and a copy keeps the rules."""
    for setting in some_settings():
        rules = setting.rules()
        one, other = (new_game(rules, deal_from_seed(rules, seed)) for seed in (1, 2))
        first, second, alone = pickled((one, other, rules))
        assert first.rules is second.rules is alone
        assert alone.options == rules.options
        assert copy.deepcopy(rules) is copy.copy(rules) is rules
        assert copy.deepcopy(one).rules is rules


def test_refusals_travel_between_processes() -> None:
    with pytest.raises(Refused) as refused:
        rules_for(2007, 6, {})
    twin = pickled(refused.value)
    assert (twin.code, twin.rule, twin.bounds) == ("players", "R-COMP-1", {"value": 6})
    assert str(twin) == str(refused.value)


def test_the_other_core_reads_and_writes_the_same_games() -> None:
    games = [game for setting in some_settings() for game in games_on_the_way(setting, 100)[::20]]
    answer = on_the_other_core("tests.game.play_on", pickle.dumps(games))
    theirs: list[tuple[Game, Game]] = pickle.loads(answer)  # noqa: S301 (from our own process)
    for game, (kept, later) in zip(games, theirs, strict=True):
        assert_same(kept, game)
        assert_same(later, played_on(game))
