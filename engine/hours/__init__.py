"""People's own hours: when somebody's clock runs, and how they want to be called."""
