"""Games: their rows and their logs."""
