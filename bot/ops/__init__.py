"""For operators: metrics, health, backups, and commands."""
