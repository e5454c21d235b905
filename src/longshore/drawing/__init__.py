"""The table as text, in every language: for the terminal, for commands and for environments.

Two drawings show the same view. `board` paints a grid of signs for a wide screen, `spelled` says
everything in words, line by line, so that nothing has to be seen. `situation`, `open`, `insight`,
`scores` and `log` are the lines beside the table, `parts` is what both drawings share and
`paint` the signs and colours. Nothing here needs Textual.
"""
