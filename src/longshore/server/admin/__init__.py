"""`longshore admin`: back up, restore, export, check and count the contents of a database."""
