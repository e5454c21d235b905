"""A table and everything that can be done at it: pure functions on a copy, stored afterwards."""
