"""The captain: a bot that thinks ahead in games it could be in."""

from __future__ import annotations

from longshore.bots.captain.captain import Captain

__all__ = ["Captain"]
