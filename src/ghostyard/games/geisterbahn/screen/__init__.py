"""How Gefangen in der Geisterbahn looks: scene, pieces, art, previews, and the picture for a terminal."""
