"""Themes: what pictures look like, as data."""
