"""Tests of Gho Gho Ghosty."""
