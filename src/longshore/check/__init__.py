"""Scenarios and how they are run, the invariants, and what looks for faults and for speed."""
