"""What players tend to do: actions, voyages, bids, prices, buildings and loans, from records."""
