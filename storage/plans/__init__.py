"""What people plan for their next turn."""
