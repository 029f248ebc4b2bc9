"""The bot: commands, buttons and messages in Discord, and the wiring of everything else."""

__version__ = "0.1.0"
