"""What people who manage a server or its channels can do."""

from bot.features.server.commands import register

__all__ = ["register"]
