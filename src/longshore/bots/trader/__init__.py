"""The trader: puts a value on every step and takes the best one."""

from __future__ import annotations

from longshore.bots.trader.trader import Trader

__all__ = ["Trader"]
