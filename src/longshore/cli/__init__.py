"""The `longshore` command: thin. Each file is one group of commands, or draws or reads for them."""
