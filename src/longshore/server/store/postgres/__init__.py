"""PostgreSQL: for several server processes, on one machine or on many."""
