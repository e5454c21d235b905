"""The tables in memory: load and lock them, store changes, tell everyone who waits for them."""
