"""Looking back at a game that is over."""
