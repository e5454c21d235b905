"""Rows and masks of one game: the public place for programs that learn (docs/environments.md).

They are defined in a room below, because bots need them too, and may move there. Programs,
examples, training and tests import them from here; tests of how they are made, from below.
"""

from __future__ import annotations

from longshore.encoding.encoder import Encoder, Kind, unpacked

__all__ = ["Encoder", "Kind", "unpacked"]
