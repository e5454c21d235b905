"""Bots at the table: they think in processes of their own and play like anyone else."""
