"""A recorded game that every server can show, also one where nobody plays yet."""
