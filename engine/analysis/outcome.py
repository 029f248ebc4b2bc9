"""What an analysis found, and how it is stored."""

from dataclasses import asdict, dataclass
from typing import Annotated, Final, get_args

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

import azul
from engine.damage import reading
from players.reasons.facts import Reason

_REASONS: Final = {kind.__name__: TypeAdapter(kind) for kind in get_args(Reason)}
"""What can be said about a take, by its name."""


def _reason(stored: object) -> Reason:
    """Return a reason as it was stored: its name, and what it says."""
    match stored:
        case [str(name), dict(facts)] if name in _REASONS:
            reason: Reason = _REASONS[name].validate_python(facts)
            return reason
        case _:
            raise ValueError("that isn't a reason")


def _stored(reason: Reason) -> tuple[str, dict[str, object]]:
    return type(reason).__name__, asdict(reason)


Chance = Annotated[float, PlainSerializer(lambda share: round(share, 3), return_type=float)]
"""A share of the win, from 0 to 1."""
Said = tuple[Annotated[Reason, PlainValidator(_reason), PlainSerializer(_stored)], ...]
"""What is to be said for or against a take."""
Taken = Annotated[azul.Move, PlainValidator(azul.parse_move), PlainSerializer(str)]


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances of all seats in a round, after so many takes of the whole game."""

    round: int
    takes: int
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A take, the chances of all seats after it, and what is to be said about it."""

    move: Taken
    chances: tuple[Chance, ...]
    reasons: Said = ()


@dataclass(frozen=True, slots=True)
class Costly:
    """A take that cost its player chances: number `takes` of the game from 0, and the event `version`.

    `made` is what was taken, and `better` what would have been best.
    """

    seat: int
    version: int
    takes: int
    made: Choice
    better: Choice

    @property
    def cost(self) -> float:
        """The share of the win that was lost."""
        return self.better.chances[self.seat] - self.made.chances[self.seat]


@dataclass(frozen=True, slots=True)
class Analysis:
    """How the chances went in a game that ended with the event `version`, and the takes that cost most.

    The `moments` are in order. The costliest take of each seat comes first.
    """

    version: int
    moments: tuple[Moment, ...]
    costly: tuple[Costly, ...] = ()

    def of(self, seat: int) -> tuple[Costly, ...]:
        """Return what cost a seat most."""
        return tuple(each for each in self.costly if each.seat == seat)


_ANALYSES: Final = TypeAdapter(Analysis)


def analysis_to_json(analysis: Analysis) -> str:
    """Return an analysis as it is stored."""
    return _ANALYSES.dump_json(analysis).decode()


def analysis_from_json(text: str, what: str) -> Analysis:
    """Return an analysis that was stored. Raise `DamagedRecord` about `what` if *text* isn't one."""
    with reading(what):
        return _ANALYSES.validate_json(text)
