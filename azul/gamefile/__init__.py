"""Game files: written, read, checked, narrated and verified."""
