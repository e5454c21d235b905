"""Rows and masks of one game, where programs that learn look for them (docs/environments.md)."""

from __future__ import annotations

from longshore.encoding.encoder import Encoder, Kind, unpacked

__all__ = ["Encoder", "Kind", "unpacked"]
