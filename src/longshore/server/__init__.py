"""Tables, seats, storage and HTTP: the game online (docs/server.md)."""
