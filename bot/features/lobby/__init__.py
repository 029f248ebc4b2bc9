"""Before the game: opening a table, joining, its options, beginning."""

from bot.features.lobby.commands import register

__all__ = ["register"]
