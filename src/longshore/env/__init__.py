"""Research environments: PettingZoo, Gymnasium and OpenSpiel APIs to the same game.

Importing this registers the game with Gymnasium, where that is installed. OpenSpiel has its own
module, `longshore.env.openspiel`, which registers the game there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, overload

from longshore.env.bounds import DEFAULT_MAX_TURNS
from longshore.env.registry import register
from longshore.game.editions import Value

if TYPE_CHECKING:
    import gymnasium
    from pettingzoo import AECEnv  # type: ignore[import-untyped]

    from longshore.encoding.encoder import Kind
    from longshore.env.flat_env import Flat, FlatVector
    from longshore.env.opponents import Opponent
    from longshore.env.rewards import Reward
    from longshore.env.solo_env import SoloEnv
    from longshore.env.spaces import Observation
    from longshore.env.vector_env import Inside, LongshoreVectorEnv

__all__ = ["aec", "flat", "solo", "vector"]

register()


def aec(
    *,
    edition: int = 2007,
    players: int = 3,
    options: Mapping[str, Value] | None = None,
    reward: str | Reward = "difference",
    shaping: bool = False,
    max_turns: int = DEFAULT_MAX_TURNS,
    observations: Kind = "words",
    without_idle: bool = False,
    render_mode: str | None = None,
    wrapped: bool = True,
) -> AECEnv[str, Observation, int | None]:
    """All seats as agents of a PettingZoo AEC environment: `LongshoreAEC`.

    The wrapper also reports calls in the wrong order. `.unwrapped` is faster.
    """
    env = _with_extra("longshore.env.aec_env").LongshoreAEC(
        edition=edition,
        players=players,
        options=options,
        reward=reward,
        shaping=shaping,
        max_turns=max_turns,
        observations=observations,
        without_idle=without_idle,
        render_mode=render_mode,
    )
    if not wrapped:
        return env
    return import_module("pettingzoo.utils.wrappers").OrderEnforcingWrapper(env)


def solo(
    *,
    opponents: Sequence[Opponent] = ("random", "random"),
    edition: int = 2007,
    options: Mapping[str, Value] | None = None,
    reward: str | Reward = "difference",
    shaping: bool = False,
    max_turns: int = DEFAULT_MAX_TURNS,
    seat: int | None = None,
    illegal: Literal["random", "raise"] = "random",
    observations: Kind = "words",
    without_idle: bool = False,
    render_mode: str | None = None,
) -> SoloEnv:
    """One learning seat against opponents in Gymnasium: `SoloEnv`."""
    env: SoloEnv = _with_extra("longshore.env.solo_env").SoloEnv(
        opponents=opponents,
        edition=edition,
        options=options,
        reward=reward,
        shaping=shaping,
        max_turns=max_turns,
        seat=seat,
        illegal=illegal,
        observations=observations,
        without_idle=without_idle,
        render_mode=render_mode,
    )
    return env


def vector(
    num_envs: int = 1,
    *,
    opponents: Sequence[Inside] = ("random", "random"),
    edition: int = 2007,
    options: Mapping[str, Value] | None = None,
    reward: str | Reward = "difference",
    shaping: bool = False,
    max_turns: int = DEFAULT_MAX_TURNS,
    seat: int | None = None,
    illegal: Literal["first", "raise"] = "first",
    observations: Kind = "words",
    skip_forced: bool = False,
    warm_up: int = 0,
    varied: bool = False,
    without_idle: bool = False,
) -> LongshoreVectorEnv:
    """Many games with one learning seat each, stepped by one call: `LongshoreVectorEnv`."""
    env: LongshoreVectorEnv = _with_extra("longshore.env.vector_env").LongshoreVectorEnv(
        num_envs,
        opponents=opponents,
        edition=edition,
        options=options,
        reward=reward,
        shaping=shaping,
        max_turns=max_turns,
        seat=seat,
        illegal=illegal,
        observations=observations,
        skip_forced=skip_forced,
        warm_up=warm_up,
        varied=varied,
        without_idle=without_idle,
    )
    return env


@overload
def flat(env: gymnasium.Env[Any, Any]) -> Flat: ...
@overload
def flat(env: gymnasium.vector.VectorEnv[Any, Any, Any]) -> FlatVector: ...
def flat(env: Any) -> Any:
    """Observations of `solo` or `vector` as one row of numbers from 0 to 1."""
    return _with_extra("longshore.env.flat_env").flat(env)


def _with_extra(module: str) -> ModuleType:
    """Import a module that needs optional packages."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        sentence = f"{missing.name} is not installed: pip install '.[env]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
