"""The door for sockets, and what each message of a client does."""
