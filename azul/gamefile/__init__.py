"""A whole game as a file: written, read, checked, told and verified."""
