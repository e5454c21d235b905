"""Time at a table: clocks, quiet hours and holidays, pauses, and what happens when time is up."""
