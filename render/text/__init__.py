"""Text in any script, as masks to draw with."""
