"""Databases with very many games, filled in seconds."""
