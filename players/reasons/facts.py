"""What can be said about a take. Lines are rows from 0, seats those of the position."""

from dataclasses import dataclass

from azul import Colour, Tiles


@dataclass(frozen=True, slots=True)
class Fills:
    """It fills a line, which adds `points` to what is scored at the end of the round."""

    line: int
    points: int


@dataclass(frozen=True, slots=True)
class Starts:
    """It puts tiles on a line that still lacks `missing` tiles then."""

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
    """A forecast: the next player takes the first-player marker."""

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
    """What it sends to the centre or to another disc is what the next player wants most."""

    seat: int
    colour: Colour
    tiles: int
    line: int | None


@dataclass(frozen=True, slots=True)
class PassesUp:
    """After the best take its player would score `points` more if the round ended at once."""

    points: int


@dataclass(frozen=True, slots=True)
class Keeps:
    """It leaves a line free for tiles of a colour that lie at `source`."""

    line: int
    colour: Colour
    tiles: int
    source: int


@dataclass(frozen=True, slots=True)
class KeepsRoom:
    """All tiles fall though there is room for some of them on a line."""

    line: int


@dataclass(frozen=True, slots=True)
class LeavesNothing:
    """The next player could fill a line before it, and can't after it."""

    seat: int


@dataclass(frozen=True, slots=True)
class DropsNothing:
    """No tile falls, at once or for want of a column of a free wall."""


@dataclass(frozen=True, slots=True)
class DropsLeast:
    """A tile falls, but no take costs less on the floor."""


@dataclass(frozen=True, slots=True)
class Burdens:
    """By the end of the round a player has to let tiles fall, which costs them at least `cost` points.

    The player who moves now can force that, whatever they and others do. If that player is the one who pays,
    it can't be avoided whatever anybody does.
    """

    seat: int
    cost: int


@dataclass(frozen=True, slots=True)
class Sends:
    """It sends tiles to the centre, possibly none."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class WillFill:
    """A forecast: the player fills a line with a later take of the round."""

    line: int


@dataclass(frozen=True, slots=True)
class WillBuild:
    """A forecast: the player puts tiles on a line with their next take of the round."""

    line: int


@dataclass(frozen=True, slots=True)
class WillSpare:
    """A forecast: this many fewer of the player's tiles fall later than after another take, or even fewer."""

    tiles: int


@dataclass(frozen=True, slots=True)
class WillDrop:
    """A forecast: at least `tiles` tiles of a player fall with later takes of the round."""

    seat: int
    tiles: int


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
    | Keeps
    | KeepsRoom
    | LeavesNothing
    | DropsNothing
    | DropsLeast
    | Sends
    | Burdens
    | WillFill
    | WillBuild
    | WillSpare
    | WillDrop
)
