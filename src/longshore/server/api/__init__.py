"""The server's API: HTTP operations and sockets, which carry the same commands."""
