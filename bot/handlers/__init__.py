"""What each command and each press does."""
