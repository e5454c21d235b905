"""Pictures of every screen at four widths in both themes, for people to look at."""
