"""The doors of the server: HTTP operations and sockets, which carry the same commands."""
