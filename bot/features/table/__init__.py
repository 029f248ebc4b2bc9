"""Looking at a game: the table, a board, the replay, the file."""
