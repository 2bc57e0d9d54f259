"""Manuals: how a game is learned and looked up: a lesson with diagrams, and the clauses that it is played by."""
