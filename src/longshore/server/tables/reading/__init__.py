"""What people get to see of a table: now, earlier, or without its game."""
