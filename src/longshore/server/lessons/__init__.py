"""Recorded games in which a reader makes the moves of one seat; web/src/learn has the words."""
