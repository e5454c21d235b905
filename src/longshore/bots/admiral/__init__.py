"""The admiral: a bot that has learned the game. Only its network needs NumPy."""
