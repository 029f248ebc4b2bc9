"""What cards, rankings and result messages show: values without anything of Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import azul
from engine.statistics.achievements import Achievement
from engine.statistics.rating import Rating
from storage.statistics import Kind, Sums


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A rating after a rated game that ended `at`, in milliseconds since 1970 (UTC)."""

    at: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class Achieved:
    """An achievement, in how many games somebody had it, and when and in which game first."""

    achievement: Achievement
    times: int
    game_id: int
    at: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The games that two people played against each other, as seen by the one whose card it is."""

    games: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """In how many they shared a place."""
        return self.games - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Card:
    """What `/azul stats` shows of a person, everywhere the bot is.

    `by_kind` are the sums of all their games, by the kind of game; `total` adds them up. `curves` are the
    newest points of their ratings, oldest first, and `streak` is how many games they have won in a row.
    """

    user_id: int
    total: Sums
    by_kind: Mapping[Kind, Sums]
    ratings: Mapping[azul.WallSide, Rating]
    curves: Mapping[azul.WallSide, Sequence[CurvePoint]]
    streak: int
    best_streak: int
    achievements: Sequence[Achieved]
    head_to_head: HeadToHead | None = None

    @property
    def favourite(self) -> azul.Colour | None:
        """The colour of which they have taken the most tiles; None if no one is ahead."""
        most = max(self.total.colours)
        return azul.COLOURS[self.total.colours.index(most)] if self.total.colours.count(most) == 1 else None


@dataclass(frozen=True, slots=True)
class Best:
    """The most of something on a server, and the game in which it was; None if there was none."""

    value: int
    game_id: int


@dataclass(frozen=True, slots=True)
class ServerCard:
    """What `/azul stats` shows of a server: `total` counts people at tables, `games` the tables."""

    guild_id: int
    games: int
    total: Sums
    by_kind: Mapping[Kind, Sums]
    best_score: Best | None
    closest: Best | None
    longest: Best | None


class Order(Enum):
    """By what a ranking is ordered. Only rated games count."""

    RATING = "rating"
    WINS = "wins"
    SCORE = "score"
    MONTH = "month"
    """Wins of this month (UTC)."""


class Listing(Enum):
    """In which rankings somebody is listed."""

    NOWHERE = "nowhere"
    SERVERS = "servers"
    """In those of the servers where they have played: what everybody has who hasn't chosen."""
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's place in a ranking; people who share it have the same number, from 1."""

    place: int
    user_id: int
    value: int
    games: int
    rating: Rating | None = None
    """Only in a ranking by rating, whose `value` is its points."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a ranking, from 0, and the place of whoever looks, None if they have none."""

    order: Order
    wall: azul.WallSide
    guild_id: int | None
    page: int
    pages: int
    total: int
    places: Sequence[Place]
    own: Place | None
    is_listed: bool = True
    """Whether others see whoever looks."""


class Record(Enum):
    """What was a record when a game ended."""

    BEST_SCORE = "best-score"
    """Somebody's own best score on such a wall; not in their first game."""
    CLOSEST = "closest"
    """The closest game on this server; not its first."""
    SERVER_BEST = "server-best"
    """The best score on this server; not in its first game."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A record that a game broke: somebody's own, or its server's if `user_id` is None."""

    record: Record
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What a rated game made of somebody's rating."""

    user_id: int
    before: Rating
    after: Rating

    @property
    def gain(self) -> int:
        """How many points the rating has gained, negative if it has lost some."""
        return self.after.points - self.before.points


@dataclass(frozen=True, slots=True)
class Earned:
    """What somebody has achieved for the first time."""

    user_id: int
    achievement: Achievement


class Unrated(Enum):
    """Why a game isn't rated."""

    CHOSEN = "chosen"
    """Its table was opened so."""
    COMPUTER = "computer"
    """A computer had a seat."""
    SHORT = "short"
    """Fewer than two rounds were played before somebody left."""
    ALONE = "alone"
    """Fewer than two people played for themselves."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a finished game brought people, those who did best before others, or why nobody is rated."""

    unrated: Unrated | None = None
    changes: Sequence[Change] = ()
    records: Sequence[Broken] = ()
    earned: Sequence[Earned] = ()
