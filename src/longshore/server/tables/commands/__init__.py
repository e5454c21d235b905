"""What people do at a table. A command changes a copy of it, which is stored afterwards."""
