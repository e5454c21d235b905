"""Time at a table: clocks, and the quiet hours and holidays in which they stand still."""
