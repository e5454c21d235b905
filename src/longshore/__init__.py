"""Longshore: the board game Container, for people and for programs."""

__version__ = "0.1.0"
