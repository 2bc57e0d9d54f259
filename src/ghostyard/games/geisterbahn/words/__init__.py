"""How the ghost train is told: messages in three languages, and the functions that choose among them."""
