"""Time at a table: clocks, and the quiet hours and holidays that stop them."""
