"""`/azul stats`: what stays of the games that somebody has finished."""

from bot.features.statistics.commands import register

__all__ = ["register"]
