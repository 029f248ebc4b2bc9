"""Before the game: opening a table, joining, its options, beginning."""
