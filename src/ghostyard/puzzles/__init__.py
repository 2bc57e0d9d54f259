"""Puzzles: positions of strong bots' games in which one turn is clearly the best."""
