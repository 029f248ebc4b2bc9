"""Practice: a game with computers that only its person sees."""
