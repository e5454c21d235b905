"""Observations for a bot, where programs that learn look for them (docs/environments.md)."""

from __future__ import annotations

from longshore.bots.reader import Reader

__all__ = ["Reader"]
