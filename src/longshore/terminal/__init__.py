"""The game in the terminal: people and bots round one table, with a draft of every turn.

`session`, `seating`, `keeping`, `hints`, `telling` and `language` know nothing of a screen; the
line-by-line game uses them too. The rest is the full-screen program, and the only part of
Longshore that needs Textual.
"""
