"""Computer players: when they move, at which level, and in which process they search."""
