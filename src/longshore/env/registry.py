"""The environment in Gymnasium's registry, for `gymnasium.make` and `gymnasium.make_vec`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from longshore.encoding.observation import OBSERVATION_VERSION

# As in PettingZoo, the number is the version of the observation. Of an older one Gymnasium says
# itself that it is gone, and which one to use.
ID: Final = f"Longshore-v{OBSERVATION_VERSION}"


def register() -> None:
    """Tell Gymnasium about `solo` and `vector`, if Gymnasium is installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium  # noqa: PLC0415 (an extra)

    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="longshore.env.solo_env:SoloEnv",
            vector_entry_point="longshore.env.vector_env:LongshoreVectorEnv",
        )
