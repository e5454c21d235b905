"""The names of actions: the public place for programs that learn (docs/environments.md).

They are defined in `longshore.encoding`, which bots use too. The definitions may move; this import
will not.
"""

from __future__ import annotations

from longshore.encoding.actions import (
    ACTION_COUNT,
    ACTION_VERSION,
    ACTIONS,
    NAMES,
    action_of,
    steps_of,
)

__all__ = ["ACTIONS", "ACTION_COUNT", "ACTION_VERSION", "NAMES", "action_of", "steps_of"]
