"""Makes the nets of the computer players: a tool for development. Nothing that the bot runs imports it."""
