"""Moves: taking tiles, placing them on a free wall, and planning the next take."""

from bot.features.play.commands import register

__all__ = ["register"]
