"""Practice: a person's game with computers that is theirs alone, with undo and hints."""
