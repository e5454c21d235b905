"""Players: who they are, and what proves it."""
