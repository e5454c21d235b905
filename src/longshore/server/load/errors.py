"""What can go wrong with a measurement."""

from __future__ import annotations


class LoadError(Exception):
    """The load test cannot go on, in one sentence."""
