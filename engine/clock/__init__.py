"""What time does to tables, and when."""
