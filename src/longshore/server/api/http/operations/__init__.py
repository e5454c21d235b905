"""The operations of the server: one file per subject, each with its `OPERATIONS`."""
