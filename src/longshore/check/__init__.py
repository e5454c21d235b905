"""Scenarios and their runner, the invariants, and tools that look for bugs and measure speed."""
