"""Parses what people type, or choose while they type, into the game's own values."""
