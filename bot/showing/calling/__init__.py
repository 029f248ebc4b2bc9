"""Calling people when it is their turn, where and when they want that."""
