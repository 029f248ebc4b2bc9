"""What is shown of a practice: one private message, which is updated in place."""
