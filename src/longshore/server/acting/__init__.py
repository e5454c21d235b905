"""What the server does at tables by itself, at the right time."""
