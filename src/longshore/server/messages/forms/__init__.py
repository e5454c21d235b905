"""The forms of what a game tells: words, views, insight, events, ledger and records.

The game itself makes these as plain data. They are declared here so that the document of the
interface and the types of the page say exactly what comes; tests hold every answer against them.
"""
