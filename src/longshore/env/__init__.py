"""Research environments: PettingZoo, Gymnasium and OpenSpiel faces of the same game.

The third one is the module `longshore.env.openspiel`, which registers the game when it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longshore.env.solo_env import SoloEnv

__all__ = ["aec", "solo"]


def aec(*, wrapped: bool = True, **settings: Any) -> Any:
    """All seats as agents of a PettingZoo AEC environment; settings as for `LongshoreAEC`.

    Wrapped, it also complains of calls in a wrong order; `.unwrapped` is quicker.
    """
    from longshore.env.aec_env import LongshoreAEC  # noqa: PLC0415 (an extra)

    env = LongshoreAEC(**settings)
    if not wrapped:
        return env
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped] # noqa: PLC0415

    return wrappers.OrderEnforcingWrapper(env)


def solo(**settings: Any) -> SoloEnv:
    """One learning seat against opponents as a Gymnasium environment; settings as for `SoloEnv`."""
    from longshore.env.solo_env import SoloEnv  # noqa: PLC0415 (an extra)

    return SoloEnv(**settings)
