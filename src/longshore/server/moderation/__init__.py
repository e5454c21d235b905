"""What admins do about players: bans, other names, hidden tables, and the list of it all."""
