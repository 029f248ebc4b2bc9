"""Fluent files as they are written."""
