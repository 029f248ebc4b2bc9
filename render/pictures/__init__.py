"""Whole pictures, a file for each kind."""
