"""Many games: simulations, matches between bots, ratings and reports."""
