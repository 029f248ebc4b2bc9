"""Moves: taking tiles, placing them on a free wall, and planning the next take."""
