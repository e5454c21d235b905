"""The vector environment over the batch, and Gymnasium's own vector environments over `solo`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

import longshore.env
from longshore.env.batch import RANDOM, ROLLOUT, Batch, Variant, new_buffers
from longshore.env.encoder import Kind, unpacked
from longshore.env.rewards import difference
from longshore.env.session import IllegalActionError
from longshore.env.variant import SettingsError
from longshore.env.vector_env import LongshoreVectorEnv

# An environment without an entry in Gymnasium's list.
pytestmark = pytest.mark.filterwarnings("ignore:.*WARN")

LAST = 200  # steps, in which many games of a few turns end


def drawn(masks: NDArray[Any], chance: np.random.Generator) -> NDArray[Any]:
    """Any legal action in every game. A mask that allows nothing would fail."""
    assert (masks.sum(axis=1) > 0).all()
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("kind", ["words", "bytes", "rich"])
@pytest.mark.parametrize(("edition", "players"), [(2007, 3), (2018, 4), (2018, 5)])
def test_it_shows_what_the_batch_does(kind: Kind, edition: int, players: int) -> None:
    inside = {"random": RANDOM, "rollout": ROLLOUT}
    opponents: Any = ["rollout", "random", "random", "rollout"][: players - 1]
    envs = longshore.env.vector(
        players, opponents=opponents, edition=edition, max_turns=3, observations=kind
    )
    owners = [0, *(inside[name] for name in opponents)]
    variant = Variant(edition, players, max_turns=3)
    batch = Batch(
        [variant] * players,
        [np.roll(owners, seat) for seat in range(players)],
        new_buffers(players, kind),
    )
    seen, info = envs.reset(seed=5)
    shown = batch.reset(5)
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(LAST):
        assert (shown.seats == np.arange(players)).all()  # the learner alone is asked
        assert (info["seat"] == np.arange(players)).all()
        assert envs.observation_space.contains(seen)
        assert (seen["observation"] == shown.observations).all()
        for mask in (seen["action_mask"], info["action_mask"], envs.action_masks()):
            assert (mask == unpacked(shown.masks)).all()
        actions = drawn(seen["action_mask"], chance)
        seen, rewards, over, cut, info = envs.step(actions)
        batch.step(actions)
        assert not info["illegal_action"].any()
        assert ((over | cut) == (shown.ended > 0)).all()
        assert (over & cut).sum() == 0
        done = np.flatnonzero(over | cut)
        ends += len(done)
        for game in done:
            scores = shown.scores[game, :players].tolist()
            assert rewards[game] == difference(scores, [])[game]
            assert info["_final_info"][game]
            assert info["final_info"]["scores"][game, :players].tolist() == scores
        assert not np.delete(rewards, done).any()
    assert ends > players


def test_what_is_shown_stays_as_it_was() -> None:
    envs = longshore.env.vector(4)
    seen, _ = envs.reset(seed=1)
    kept = {name: array.copy() for name, array in seen.items()}
    chance = np.random.default_rng(1)
    after = envs.step(drawn(seen["action_mask"], chance))[0]
    assert all((seen[name] == kept[name]).all() for name in kept)
    assert (after["observation"] != seen["observation"]).any()


def test_seeds() -> None:
    one, other = longshore.env.vector(3), longshore.env.vector(3)
    first = one.reset(seed=7)[0]["observation"]
    assert (first == other.reset(seed=[7, 8, 9])[0]["observation"]).all()
    later = one.reset()[0]["observation"]
    assert (later == other.reset()[0]["observation"]).all()
    assert (later != first).any()
    assert one.batch.buffers.seeds.tolist() == other.batch.buffers.seeds.tolist()


def test_the_learner_may_have_one_seat_in_all_games() -> None:
    envs = longshore.env.vector(5, seat=2)
    info = envs.reset(seed=1)[1]
    assert info["seat"].tolist() == [2] * 5
    assert envs.batch.buffers.seats.tolist() == [2] * 5


def test_illegal_actions_are_replaced_and_told_or_refused() -> None:
    envs = longshore.env.vector(2)
    envs.reset(seed=1)
    *_, info = envs.step([-1, 452])
    assert info["illegal_action"].tolist() == [True, True]
    strict = longshore.env.vector(2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match="game 0"):
        strict.step([-1, 452])


def test_forced_decisions_and_late_starts_are_those_of_the_batch() -> None:
    envs = longshore.env.vector(8, opponents=["rollout"] * 2, skip_forced=True, warm_up=200)
    seen, _ = envs.reset(seed=1)
    assert len(set(envs.batch.buffers.lengths.tolist())) > 4
    chance = np.random.default_rng(1)
    for _ in range(50):
        assert (seen["action_mask"].sum(axis=1) > 1).all()
        seen = envs.step(drawn(seen["action_mask"], chance))[0]


def test_bad_arguments_are_refused_with_a_sentence() -> None:
    bad: list[tuple[dict[str, Any], str]] = [
        ({"seat": 3}, "no seat 3"),
        ({"opponents": ["deckhand", "random"]}, 'vectorization_mode="sync"'),
        ({"reward": "gold"}, 'no reward "gold"'),
        ({"observations": "floats"}, 'no observation "floats"'),
        ({"num_envs": 0}, "at least one game"),
    ]
    for given, words in bad:
        with pytest.raises(ValueError, match=words):
            longshore.env.vector(**given)
    envs = longshore.env.vector(2)
    with pytest.raises(RuntimeError, match="reset"):
        envs.action_masks()
    with pytest.raises(ValueError, match="reset together"):
        envs.reset(options={"reset_mask": np.ones(2, bool)})
    with pytest.raises(SettingsError, match="for three to five players, not 6"):
        longshore.env.vector(opponents=["random"] * 5)


def test_gymnasiums_wrappers_know_it() -> None:
    base = longshore.env.vector(6, opponents=["rollout", "random"], max_turns=2, reward="score")
    counted = RecordEpisodeStatistics(base)
    envs = DictInfoToList(counted)
    seen, _ = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    episodes = 0
    for _ in range(LAST):
        seen, rewards, over, cut, infos = envs.step(drawn(seen["action_mask"], chance))
        for game in np.flatnonzero(over | cut):
            episodes += 1
            own = infos[game]["final_info"]["scores"][infos[game]["seat"]]
            assert rewards[game] == own
            assert infos[game]["episode"]["r"] == own
    assert episodes > 6


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasiums_own_vector_environments_never_have_an_empty_mask(mode: AutoresetMode) -> None:
    """In their default mode they ask for an action after the end, which they then ignore."""
    envs = SyncVectorEnv([lambda: longshore.env.solo(max_turns=1)] * 3, autoreset_mode=mode)
    seen, _ = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(LAST):
        seen, _, over, cut, _ = envs.step(drawn(seen["action_mask"], chance))
        ends += int((over | cut).sum())
    assert ends > 6


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec("Longshore-v2", num_envs=3, edition=2018, max_turns=2)
    assert isinstance(envs, LongshoreVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.reset(seed=1)[0]["action_mask"].shape == (3, 453)
    envs.close()
