"""`/azul me`: what people choose for themselves."""

from bot.features.me.settings import register

__all__ = ["register"]
