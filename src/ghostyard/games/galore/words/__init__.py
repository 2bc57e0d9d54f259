"""How Ghosts Galore is told: messages in three languages, and the functions that choose among them."""
