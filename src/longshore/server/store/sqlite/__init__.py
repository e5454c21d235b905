"""SQLite: a file, one server process, no set-up."""
