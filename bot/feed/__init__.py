"""What channels still have to be shown, and showing it."""
