"""The Gymnasium environment: its own check over many seeds, opponents of every kind."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.env.games import settings_of

import longshore.env
from longshore.bots.deckhand import Deckhand
from longshore.env.actions import NAMES
from longshore.env.encoder import Kind
from longshore.env.session import IllegalActionError
from longshore.env.solo_env import SoloEnv

# A checker that samples without the mask; an environment without an entry in Gymnasium's list.
pytestmark = pytest.mark.filterwarnings("ignore:.*WARN")


def solo_settings(seed: int) -> dict[str, Any]:
    given = settings_of(seed)
    players = given.pop("players")
    return {**given, "opponents": ["random"] * (players - 1)}


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def play(env: SoloEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    chance = random.Random(seed)
    seen, info = env.reset(seed=seed)
    history = []
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert np.array_equal(seen["action_mask"], env.action_masks())
        seen, reward, terminated, truncated, info = env.step(action)
        history.append((action, seen["observation"].tolist()))
        ended = terminated or truncated
    return history, reward, info


@pytest.mark.parametrize("seed", range(30))
def test_official_check(seed: int) -> None:
    env = longshore.env.solo(**solo_settings(seed))
    env.action_space.seed(seed)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("opponents", [
    ("random", "random"),
    ("deckhand", "deckhand", "random"),
    (first_legal, "deckhand", "random", first_legal),
])  # fmt: skip
@pytest.mark.parametrize("edition", [2007, 2018])
def test_the_same_seed_plays_the_same_game(opponents: tuple[Any, ...], edition: int) -> None:
    env = longshore.env.solo(opponents=opponents, edition=edition, max_turns=4)
    first = play(env, 11)
    assert play(env, 11) == first
    assert play(longshore.env.solo(opponents=opponents, edition=edition, max_turns=4), 11) == first
    history, reward, info = first
    assert history
    own = info["scores"].pop(info["seat"])
    assert reward == own - max(info["scores"])


def test_bots_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []
    monkeypatch.setattr(Deckhand, "close", lambda bot: left.append(bot.name))
    env = longshore.env.solo(opponents=["deckhand", "deckhand"])
    env.reset(seed=1)
    env.reset(seed=2)
    assert len(left) == 2
    env.close()
    assert len(left) == 4


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    assert {longshore.env.solo(seat=1).reset(seed=seed)[1]["seat"] for seed in range(9)} == {1}
    assert {longshore.env.solo().reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_illegal_actions_are_replaced_and_told_or_refused() -> None:
    env = longshore.env.solo(seat=0)
    env.reset(seed=1)
    *_, info = env.step(NAMES.index("bid 7 +2"))
    assert info["illegal_action"] is True
    strict = longshore.env.solo(seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError):
        strict.step(NAMES.index("bid 7 +2"))


@pytest.mark.parametrize("kind", ["bytes", "rich"])
def test_a_function_sees_the_same_kind_of_row_as_the_learner(kind: Kind) -> None:
    sizes: list[tuple[int, ...]] = []

    def opponent(seen: dict[str, Any]) -> int:
        sizes.append(seen["observation"].shape)
        return first_legal(seen)

    env = longshore.env.solo(opponents=[opponent] * 2, observations=kind, max_turns=2)
    play(env, 1)
    learner, _ = env.reset(seed=1)
    assert set(sizes) == {learner["observation"].shape}


def test_the_last_mask_is_not_empty() -> None:
    """Gymnasium's vector environments ask a policy once more before they deal anew."""
    env = longshore.env.solo(max_turns=1)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, over, cut, _ = env.step(first_legal(seen))
        ended = over or cut
    assert seen["action_mask"].all()
    assert env.action_masks().all()
    with pytest.raises(IllegalActionError, match="ended"):
        env.step(0)


def test_the_table_is_drawn_without_secrets() -> None:
    env = longshore.env.solo(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "(as a spectator sees it)" in text
    for name in ("Blue", "Red", "Yellow"):
        assert f"\n{name}: $?\n" in text  # neither cash nor card


def test_bad_arguments_are_refused_with_a_sentence() -> None:
    for given, words in (
        ({"seat": 3}, "no seat 3"),
        ({"reward": "gold"}, 'no reward "gold"'),
        ({"max_turns": 0}, "at least 1"),
        ({"render_mode": "rgb_array"}, "no render mode"),
        ({"observations": "floats"}, "no observation"),
        ({"opponents": ["random"] * 5}, "for three to five players, not 6"),
    ):
        with pytest.raises(ValueError, match=words):
            longshore.env.solo(**given)
    with pytest.raises(ValueError, match="no bot"):
        longshore.env.solo(opponents=["nobody", "random"]).reset(seed=1)
