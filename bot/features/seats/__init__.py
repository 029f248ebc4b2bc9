"""Seats that change hands, votes on people who are late, and leaving."""

from bot.features.seats.commands import register

__all__ = ["register"]
