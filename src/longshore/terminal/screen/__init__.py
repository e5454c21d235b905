"""The full-screen game. Nothing else in Longshore needs Textual.

`app` leads through a game, `state` is what it shows and `draw` fills the `table_screen` with it,
which takes the answers; `question` is what it asks. `sheets` lie over the table for a while
(help, insight, log, scores), `dialogs` ask about the program itself, and `cover` hides the table.
"""
