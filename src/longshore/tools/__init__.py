"""Build tools: what `make` generates from the code for other languages."""
