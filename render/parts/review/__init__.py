"""Parts of the pictures that review a game: a chart's curves and areas, and marks for better and worse."""
