"""The guided round of `/azul learn`: six steps on real positions, each answered by playing."""

from bot.features.learn.lesson import register

__all__ = ["register"]
