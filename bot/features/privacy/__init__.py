"""`/azul privacy`: what is stored about a person, handed out, and deleted."""

from bot.features.privacy.requests import register

__all__ = ["register"]
