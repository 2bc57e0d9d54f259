"""What a good player of Ghosts Galore knows."""
