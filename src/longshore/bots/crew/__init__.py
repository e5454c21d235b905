"""The crew: levels between the others, each a trader or an admiral with blind spots."""
