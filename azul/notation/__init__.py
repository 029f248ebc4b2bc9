"""Positions and boards in notation, and the words for places."""
