"""The names of actions: the public place for programs that learn (docs/environments.md).

They are defined in a room below, because bots need them too, and may move there. Programs,
examples, training and tests import them from here; tests of how they are made, from below.
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
