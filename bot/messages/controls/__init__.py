"""What can be pressed below the messages about a game."""
