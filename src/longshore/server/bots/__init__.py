"""Bots at the table: they think in processes of their own and answer like anyone else."""
