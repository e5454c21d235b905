"""What the server does at a table without a command: clocks that run out, and standing orders."""
