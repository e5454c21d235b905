"""What can be asked of the server: one file for each subject, each with its `OPERATIONS`."""
