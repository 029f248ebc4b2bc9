"""What messages say and show: panels, posts, positions in words, pictures with their alt texts."""
