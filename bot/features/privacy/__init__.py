"""`/azul privacy`: explaining, exporting and deleting what is stored about a person."""

from bot.features.privacy.requests import register

__all__ = ["register"]
