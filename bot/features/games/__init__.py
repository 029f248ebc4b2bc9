"""`/azul games`: a person's games, and tables to join."""

from bot.features.games.lists import register

__all__ = ["register"]
