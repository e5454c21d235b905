"""The full-screen game. Nothing else in Longshore needs Textual.

`app` runs a game, `state` is what it shows, and `draw` fills the `table_screen`, which takes the
answers. `question` words the open decision. `sheets` cover the table for a while (help, insight,
log, scores), `dialogs` ask about the program itself, and `cover` hides the table.
"""
