"""What is stored about a person: explained, handed out, and deleted."""
