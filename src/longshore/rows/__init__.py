"""Games as rows of numbers: what a seat sees, and which actions it may choose. Compiled."""
