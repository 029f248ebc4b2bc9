"""Where games are played."""
