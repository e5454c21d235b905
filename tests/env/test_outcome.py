"""What `info` tells about the end of a game: wins, bankrupt seats and collapse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.view.games import position

import longshore.env
from longshore.env.outcome import outcome_of
from longshore.game import Game

RUINED = {"cash": 1, "loans": 2, "island": [], "factory": [], "harbour": []}


def at_the_end(**seats: dict[str, Any]) -> Game:
    """A game as it stands when it is cut off."""
    return position(2007, 3, turn="blue", actions=2, seats=seats)


def test_everyone_bankrupt_is_a_collapse() -> None:
    game = at_the_end(blue=RUINED, red={**RUINED, "cash": 0}, yellow={**RUINED, "cash": 0})
    assert game.scores() == [-21, -22, -22]
    told = outcome_of(game, 0)
    assert told["bankrupt"]
    assert told["collapsed"]
    assert told["bankrupt_share"] == 1
    assert told["outright_win"]
    assert told["cash"] == 1
    assert told["islands"] == 0


def test_a_seat_that_can_pay_its_interest_is_not_bankrupt() -> None:
    told = outcome_of(at_the_end(blue={**RUINED, "cash": 2}, red=RUINED, yellow=RUINED), 1)
    assert told["bankrupt"]
    assert not told["collapsed"]
    assert told["bankrupt_share"] == pytest.approx(2 / 3)
    assert told["win"] == 0


def test_a_shared_win_is_not_outright() -> None:
    told = outcome_of(at_the_end(blue=RUINED, red=RUINED, yellow=RUINED), 2)
    assert told["win"] == pytest.approx(1 / 3)
    assert not told["outright_win"]


def test_containers_on_islands_are_counted() -> None:
    game = at_the_end(blue={**RUINED, "island": ["black", "tan", "tan"]}, red={"island": ["tan"]})
    assert outcome_of(game, 0)["islands"] == 4


def test_solo_and_aec_tell_it() -> None:
    env = longshore.env.solo(max_turns=1, reward="score")
    seen, info = env.reset(seed=1)
    reward, ended = 0.0, False
    while not ended:
        assert "collapsed" not in info
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        ended = over or cut
    assert info["score"] == reward == info["scores"][info["seat"]]
    assert info.items() >= outcome_of(env.session.game, env.seat).items()

    table = longshore.env.aec(max_turns=1)
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, over, cut, told = table.last()
        if over or cut:
            assert {"score", "win", "outright_win", "collapsed", "islands"} <= told.keys()
        table.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))


def test_a_vector_environment_tells_it_and_random_players_collapse() -> None:
    envs = longshore.env.vector(6, max_turns=40)
    seen, _ = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    collapses = 0
    while not collapses:
        noise = chance.random(seen["action_mask"].shape)
        seen, _, over, cut, infos = envs.step((seen["action_mask"] * noise).argmax(axis=1))
        for game in np.flatnonzero(over | cut):
            told = {name: infos["final_info"][name][game] for name in infos["final_info"]}
            scores = told["scores"][:3]
            assert told["score"] == scores[game % 3]
            assert told["bankrupt_share"] == pytest.approx((scores < -20).mean())
            assert told["collapsed"] == (scores < -20).all()
            collapses += bool(told["collapsed"])
