"""How Gho Gho Ghosty looks: scene, pieces, art, previews, and the picture for a terminal."""
