"""Observations for a bot: the public place for programs that learn (docs/environments.md).

They are defined in `longshore.bots`, where bots use them too. The definitions may move; this import
will not.
"""

from __future__ import annotations

from longshore.bots.reader import Reader

__all__ = ["Reader"]
