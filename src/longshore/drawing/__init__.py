"""The game as text, in every language: for the terminal, for commands and for environments.

Two drawings show the same view. `board` paints a grid of signs for a wide screen. `spelled` says
everything in words, line by line, so that nothing has to be seen. `page` puts it all on one page.
`situation`, `open`, `insight` and `scores` are the lines next to the table, `sentences` and `log`
tell what happened, and `spoken` says a step. They share `parts`, `lines` and `paint`. Nothing here
needs Textual.
"""
