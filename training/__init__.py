"""Makes the nets of the computer players: a tool for development. Nothing that runs leans on it."""
