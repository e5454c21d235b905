"""Research environments: PettingZoo, Gymnasium and OpenSpiel APIs to the same game.

OpenSpiel has its own module, `longshore.env.openspiel`, which registers the game on import.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.env.solo_env import SoloEnv

__all__ = ["aec", "solo"]


def aec(*, wrapped: bool = True, **settings: Any) -> Any:
    """All seats as agents of a PettingZoo AEC environment. Takes the settings of `LongshoreAEC`.

    The wrapper also reports calls in the wrong order. `.unwrapped` is faster.
    """
    env = _with_extra("longshore.env.aec_env").LongshoreAEC(**settings)
    if not wrapped:
        return env
    return import_module("pettingzoo.utils.wrappers").OrderEnforcingWrapper(env)


def solo(**settings: Any) -> SoloEnv:
    """One learning seat against opponents in Gymnasium. Takes the settings of `SoloEnv`."""
    env: SoloEnv = _with_extra("longshore.env.solo_env").SoloEnv(**settings)
    return env


def _with_extra(module: str) -> ModuleType:
    """Import a module that needs optional packages."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        sentence = f"{missing.name} is not installed: pip install 'longshore[env]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
