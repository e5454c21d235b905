"""The wire: who may connect, and how much of a request may arrive how slowly."""
