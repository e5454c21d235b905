"""`longshore admin`: back up, restore, export, check and count what a database holds."""
