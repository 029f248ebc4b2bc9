"""What was found out about games that are over."""
