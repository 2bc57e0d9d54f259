"""What a good player of Gefangen in der Geisterbahn knows."""
