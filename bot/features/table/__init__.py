"""Looking at a game: the table, a board, the replay, the file."""

from bot.features.table.commands import register

__all__ = ["register"]
