"""The outer forms of a game: step text, records, positions."""
