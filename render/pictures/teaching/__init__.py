"""Pictures for people who learn the game."""
