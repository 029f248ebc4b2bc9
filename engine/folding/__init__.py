"""What events make of a table. Pure: no clock, no database."""

from engine.folding.advancing import advance
from engine.folding.clock import awaited

__all__ = ["advance", "awaited"]
