"""The contents of messages: panels, posts, positions in words, pictures with their alt texts."""
