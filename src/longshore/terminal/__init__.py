"""The game in the terminal: people and bots round one table, with a draft of every turn.

`session` is the game with its draft, `seating` and `keeping` are who plays and where it is kept,
`choices` reads answers and `hints` gives advice. `plain` plays line by line with them, and
`screen` full-screen.
"""
