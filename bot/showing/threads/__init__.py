"""The threads that games are played in."""
