"""Practice: a game with computers that only its person sees."""

from bot.features.practice.commands import register

__all__ = ["register"]
