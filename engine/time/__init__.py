"""Deadlines, and the intervals in which a clock stands still. Pure."""
