"""How Ghosts Galore looks: scene, pieces, art, previews, and the picture for a terminal."""
