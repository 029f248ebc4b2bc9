"""Positions and boards as one line of text, and back."""
