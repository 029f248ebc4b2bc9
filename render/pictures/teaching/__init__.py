"""Pictures for people who are learning the game."""
