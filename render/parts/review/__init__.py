"""Parts of the pictures that look back at a game: lines of a chart, and what was better or worse."""
