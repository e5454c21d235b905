"""Play many games at once: matches between bots, ratings, tables, plots and economy reports."""
