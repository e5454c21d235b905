"""Fast players for thinking ahead: whole stretches of a guessed game inside the compiled core."""
