"""What the host of a server does with its database: back up, restore, export, check, count."""
