"""Gefangen in der Geisterbahn."""
