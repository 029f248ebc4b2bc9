"""Players who hand over their seat, of their own accord."""

from dataclasses import dataclass
from typing import Literal

from engine.events.base import Event
from engine.events.choices import Player


@dataclass(frozen=True, slots=True)
class HandoverOffered(Event):
    """A player offers their seat to another person, or to whoever takes it; they play on until then."""

    is_move = False

    seat: int
    to: Player | None = None
    kind: Literal["handover-offered"] = "handover-offered"


@dataclass(frozen=True, slots=True)
class HandoverWithdrawn(Event):
    """A player keeps the seat that they had offered."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["handover-withdrawn"] = "handover-withdrawn"
