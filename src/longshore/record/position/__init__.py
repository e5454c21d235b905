"""Positions: a game at one moment as JSON (docs/scenarios.md), read and written."""
