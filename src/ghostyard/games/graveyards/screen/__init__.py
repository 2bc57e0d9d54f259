"""How Graveyards, Ghosts & Haunted Houses looks: scene, pieces, art, previews, and the picture for a terminal."""
