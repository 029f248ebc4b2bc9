"""For whoever runs the bot: metrics, health, backups, and commands."""
