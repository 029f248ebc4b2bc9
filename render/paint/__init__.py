"""Canvas, sprites, palettes, and encoding."""
