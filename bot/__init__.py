"""The bot: commands, buttons and messages in Discord, and the wiring of everything else."""
