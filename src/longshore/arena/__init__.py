"""Many games at once: matches between bots, ratings, tables, plots, and the economy of games."""
