"""Games as numbers with names: observations, actions, and rows that networks take."""
