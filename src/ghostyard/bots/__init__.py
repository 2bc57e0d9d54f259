"""Bots: players that see a view, the legal moves and a seed, and nothing else."""
