"""What the server does at a table without a command: expired clocks and standing orders."""
