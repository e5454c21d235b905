"""Build tools: files that `make` generates from the Python code."""
