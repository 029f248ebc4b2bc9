"""Components, emojis, permissions, drawing threads and tasks, independent of the features."""
