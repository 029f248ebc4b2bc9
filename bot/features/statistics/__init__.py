"""Statistics of the games that people have finished: `/azul stats` and `/azul ranking`."""

from bot.features.statistics import commands, ranking
from bot.interactions.registry import Registry

__all__ = ["register"]


def register(registry: Registry) -> None:
    """Register both commands, *Azul statistics*, and the buttons of what they show."""
    commands.register(registry)
    ranking.register(registry)
