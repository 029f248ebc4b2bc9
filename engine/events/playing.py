"""What is played, and requests to take it back."""

import operator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, PlainSerializer, PlainValidator

import azul
from engine.events.base import Event


@dataclass(frozen=True, slots=True)
class Played(Event):
    """An event of the rules: a deal, a take, a choice on a free wall, an undo, a resignation.

    A take that is `planned` was made for its player, who had chosen it before the turn came. `by_computer`
    says that the computer did it for a player.
    """

    event: Annotated[azul.Event, PlainValidator(azul.parse_event), PlainSerializer(str)]
    planned: Annotated[bool, Field(exclude_if=operator.not_)] = False
    by_computer: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["played"] = "played"

    @property
    def is_news(self) -> bool:  # type: ignore[override]  # depends on the rules' event
        """Choices on a free wall are private; that the computer made them for somebody isn't.

        The end of a round is reported whatever led to it.
        """
        if isinstance(self.event, azul.Settled):
            return self.by_computer
        return not isinstance(self.event, azul.Placed)

    @property
    def asks_anew(self) -> bool:  # type: ignore[override]  # the same
        """Nobody is notified again because somebody else has chosen or resigned."""
        return not isinstance(self.event, azul.Placed | azul.Settled | azul.Resigned)


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asked the others whether it may take back its last take."""

    is_move = False

    seat: int
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """A seat agreed to the open request; once all have, the take is taken back."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat declined the open request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A seat withdrew its request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["withdrawn"] = "withdrawn"
