"""What a good player of Graveyards, Ghosts & Haunted Houses knows."""
