"""`/azul games`: a person's games, and tables to join."""
