"""Strategy for beginners: ideas, what was measured about them, and a position to try each."""
