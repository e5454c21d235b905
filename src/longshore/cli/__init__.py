"""The `longshore` command, a thin layer. Each file is a group of commands or a helper for them."""
