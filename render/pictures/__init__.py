"""Whole pictures, one file for each kind."""
