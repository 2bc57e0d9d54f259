"""What a good player of Gho Gho Ghosty knows."""
