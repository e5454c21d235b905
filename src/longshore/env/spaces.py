"""The spaces of Gymnasium and PettingZoo: the same for every seat and every kind of game."""

from __future__ import annotations

from typing import Any, Final, TypedDict, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from longshore.encoding.actions import ACTION_COUNT
from longshore.encoding.encoder import Bytes, Kind, Mask, Numbers
from longshore.encoding.observation import BYTE_HIGHS, HIGHS, RICH_HIGHS

_ROWS: Final[dict[Kind, tuple[tuple[int, ...], Any]]] = {
    "words": (HIGHS, np.int16),
    "bytes": (BYTE_HIGHS, np.uint8),
    "rich": (RICH_HIGHS, np.int16),
}
RENDER_MODES: Final = ("human", "ansi")


class Observation(TypedDict):
    """What an agent gets before it acts."""

    observation: Numbers | Bytes
    action_mask: Mask


def observation_space(kind: Kind = "words") -> Dict:
    """What a seat sees, as a row of numbers, and what it may do."""
    if kind not in _ROWS:
        raise ValueError(f'there is no observation "{kind}": {", ".join(get_args(Kind))}')
    highs, dtype = _ROWS[kind]
    return Dict(
        {
            "observation": Box(0, np.array(highs, dtype=dtype), dtype=dtype),
            "action_mask": Box(0, 1, (ACTION_COUNT,), dtype=np.int8),
        }
    )


def action_space() -> Discrete:
    """One number for each action, legal or not."""
    return Discrete(ACTION_COUNT)


def check_render_mode(mode: str | None) -> None:
    """Whether the table can be shown like this."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f'there is no render mode "{mode}": {", ".join(RENDER_MODES)}')
