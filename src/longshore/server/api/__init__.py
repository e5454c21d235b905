"""The HTTP interface (docs/api.md): messages, operations, and how a request becomes an answer."""
