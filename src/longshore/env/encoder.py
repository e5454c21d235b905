"""Rows and masks of one game: the public place for programs that learn (docs/environments.md).

They are defined in `longshore.encoding`, which bots use too. The definitions may move; this import
will not.
"""

from __future__ import annotations

from longshore.encoding.encoder import Encoder, Kind, unpacked

__all__ = ["Encoder", "Kind", "unpacked"]
