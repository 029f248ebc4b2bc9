"""Text in any script, as masks to paint with."""
