"""How quick the page is on a weak phone. Figures for people, asserted nowhere."""
