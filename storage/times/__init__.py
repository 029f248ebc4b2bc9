"""What time does to games."""
