"""The game in the terminal: people and bots at one table, with a draft of every turn.

`session` is the game with its draft, `seating` and `keeping` are who plays and where the game is
saved, `choices` parses answers and `hints` gives advice. `plain` uses them to play line by line,
and `screen` to play full-screen.
"""
