"""Research environments: PettingZoo, Gymnasium and OpenSpiel faces of the same game.

The third one is the module `longshore.env.openspiel`, which registers the game when it is imported.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.env.solo_env import SoloEnv

__all__ = ["aec", "solo"]


def aec(*, wrapped: bool = True, **settings: Any) -> Any:
    """All seats as agents of a PettingZoo AEC environment; settings as for `LongshoreAEC`.

    Wrapped, it also complains of calls in a wrong order; `.unwrapped` is quicker.
    """
    env = _with_extra("longshore.env.aec_env").LongshoreAEC(**settings)
    if not wrapped:
        return env
    return import_module("pettingzoo.utils.wrappers").OrderEnforcingWrapper(env)


def solo(**settings: Any) -> SoloEnv:
    """One learning seat against opponents as a Gymnasium environment; settings as for `SoloEnv`."""
    env: SoloEnv = _with_extra("longshore.env.solo_env").SoloEnv(**settings)
    return env


def _with_extra(module: str) -> ModuleType:
    """A module that needs packages which not everybody has installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        sentence = f"{missing.name} is not installed: pip install 'longshore[env]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from missing
