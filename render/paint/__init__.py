"""Paint: canvas, sprites, palettes, and images as bytes."""
