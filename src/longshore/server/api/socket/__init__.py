"""The socket endpoint, and what each client message does."""
