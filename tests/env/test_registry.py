"""Gymnasium's registry, and what the functions of `longshore.env` take."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DeprecatedEnv
from gymnasium.vector import SyncVectorEnv

import longshore.env
from longshore.env.aec_env import LongshoreAEC
from longshore.env.observation import OBSERVATION_VERSION
from longshore.env.registry import ID
from longshore.env.solo_env import SoloEnv
from longshore.env.variant import SettingsError, Variant
from longshore.env.vector_env import LongshoreVectorEnv


def test_it_is_made_by_its_id() -> None:
    assert f"Longshore-v{OBSERVATION_VERSION}" == ID
    with pytest.warns(UserWarning, match="latest versioned"):
        assert gymnasium.make("Longshore").unwrapped.spec is not None
    env = gymnasium.make(ID, opponents=("deckhand", "random"), edition=2018, max_turns=1, seat=1)
    seen, info = env.reset(seed=7)
    assert info["seat"] == 1
    assert env.get_wrapper_attr("action_masks")().any()
    ended = False
    while not ended:
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, _, over, cut, _ = env.step(action)
        ended = over or cut
    env.close()


def test_a_module_may_be_named_with_the_id() -> None:
    assert isinstance(gymnasium.make(f"longshore.env:{ID}").unwrapped, SoloEnv)


def test_gymnasium_makes_vector_environments_of_both_kinds() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", max_turns=1)
    assert isinstance(envs, SyncVectorEnv)
    assert envs.reset(seed=1)[0]["action_mask"].any(axis=1).all()
    envs.close()
    envs = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(envs, LongshoreVectorEnv)
    assert envs.spec is not None
    assert envs.spec.id == ID


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_an_old_id_names_the_new_one() -> None:
    with pytest.raises(DeprecatedEnv, match=f"Please use `{ID}` instead"):
        gymnasium.make("Longshore-v1")


def parameters_of(function: Callable[..., Any]) -> dict[str, Any]:
    given = inspect.signature(function).parameters.values()
    return {each.name: each.default for each in given if each.name not in {"self", "wrapped"}}


@pytest.mark.parametrize(
    ("function", "made"),
    [
        (longshore.env.aec, LongshoreAEC),
        (longshore.env.solo, SoloEnv),
        (longshore.env.vector, LongshoreVectorEnv),
    ],
)
def test_every_setting_is_in_the_signature(function: Callable[..., Any], made: type) -> None:
    """So that an editor can complete it. The class takes the same, with the same defaults."""
    assert parameters_of(function) == parameters_of(made)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 6}, "for three to five players, not 6"),
        ({"edition": 2010}, "no edition .2010"),
        ({"options": {"gold": "on"}}, "Unknown option .gold"),
        ({"options": {"investment_bank": "on"}}, "2007 edition does not have the option"),
    ],
)
def test_a_game_that_does_not_exist_is_refused_with_a_sentence(
    given: dict[str, Any], sentence: str
) -> None:
    for make in (longshore.env.aec, Variant):
        with pytest.raises(SettingsError, match=sentence):
            make(**given)
