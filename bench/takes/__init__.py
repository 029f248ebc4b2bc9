"""What a take costs in a database: the same for both engines."""
