"""The names of actions, where programs that learn look for them (docs/environments.md)."""

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
