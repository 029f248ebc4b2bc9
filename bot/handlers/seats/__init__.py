"""Who plays for a seat: votes about people who are late, and taking seats."""
