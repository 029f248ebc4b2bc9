"""What can be said about a take. Lines are rows from 0, seats those of the position."""

from dataclasses import dataclass

from azul import Colour


@dataclass(frozen=True, slots=True)
class Fills:
    """It fills a line, which adds so many points to what is scored at the end of the round."""

    line: int
    points: int


@dataclass(frozen=True, slots=True)
class Starts:
    """It puts tiles on a line that isn't full then."""

    line: int
    missing: int


@dataclass(frozen=True, slots=True)
class Unfinished:
    """It puts tiles on a line that can't be filled in this round: there aren't enough of its colour."""

    line: int
    missing: int


@dataclass(frozen=True, slots=True)
class NoRoom:
    """It fills a line that no column of a free wall takes, so that its tiles fall (R23)."""

    line: int
    cost: int


@dataclass(frozen=True, slots=True)
class Falls:
    """Tiles fall at once, which costs points by the end of the round, the first-player marker apart.

    That is more than the spaces that they lie on cost if lines fall too that no column of a free wall takes.
    """

    tiles: int
    cost: int


@dataclass(frozen=True, slots=True)
class TakesMarker:
    """The first-player marker comes with it, which costs points and begins the next round."""

    cost: int


@dataclass(frozen=True, slots=True)
class LeavesMarker:
    """The next player will probably take the first-player marker."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakesCushion:
    """The cushion disc comes with it (R32)."""


@dataclass(frozen=True, slots=True)
class CompletesColumn:
    """A column will be complete: 7 points."""

    column: int


@dataclass(frozen=True, slots=True)
class CompletesColour:
    """All tiles of a colour will be on the wall: 10 points."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class NearsColumn:
    """A column will have four tiles."""

    column: int


@dataclass(frozen=True, slots=True)
class NearsColour:
    """Four tiles of a colour will be on the wall."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class EndsGame:
    """It completes a row, so that this is the last round (R20)."""

    line: int


@dataclass(frozen=True, slots=True)
class KeepsGoing:
    """The player could end the game with this round, and doesn't."""


@dataclass(frozen=True, slots=True)
class Denies:
    """Another player wanted these tiles most, to fill a line if it is given."""

    seat: int
    colour: Colour
    tiles: int
    line: int | None


@dataclass(frozen=True, slots=True)
class Lets:
    """Another player gets what a better take would have denied them."""

    seat: int
    colour: Colour
    tiles: int
    line: int | None


@dataclass(frozen=True, slots=True)
class Gives:
    """What it sends to the centre or to another disc is just what the next player wants."""

    seat: int
    colour: Colour
    tiles: int
    line: int | None


@dataclass(frozen=True, slots=True)
class PassesUp:
    """The best take brings its player so many points more by the end of the round, as far as can be seen."""

    points: int


@dataclass(frozen=True, slots=True)
class Burdens:
    """By the end of the round a player has to let tiles fall, which costs them at least so many points.

    Whatever they and others do, the player who moves now can see to that. If that is the player who is meant,
    it is so whatever anybody does.
    """

    seat: int
    cost: int


Reason = (
    Fills
    | Starts
    | Unfinished
    | NoRoom
    | Falls
    | TakesMarker
    | LeavesMarker
    | TakesCushion
    | CompletesColumn
    | CompletesColour
    | NearsColumn
    | NearsColour
    | EndsGame
    | KeepsGoing
    | Denies
    | Lets
    | Gives
    | PassesUp
    | Burdens
)
