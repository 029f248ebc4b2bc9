"""A table: its events, its state, and how one follows from the other. Pure."""
