"""The values that cards, rankings and result messages show, without anything of Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import azul
from engine.statistics.achievements import Achievement
from engine.statistics.rating import Rating
from storage.statistics import GameKind, Sums


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A rating after a rated game that ended `at`, in milliseconds since 1970 (UTC)."""

    at: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class AchievementCount:
    """An achievement: in how many games a person earned it, and when and in which game for the first time."""

    achievement: Achievement
    times: int
    game_id: int
    at: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """The games that two people played against each other, as seen by the one whose card it is.

    `ahead` and `behind` count the games in which that person was placed higher or lower.
    """

    games: int
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """In how many games they shared a place."""
        return self.games - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class Card:
    """The statistics of a person that `/azul stats` shows, over all servers.

    `by_kind` are the sums of their games by kind of game; `total` adds them up. `curves` are the newest
    points of their ratings, oldest first, and `streak` is how many games in a row they have won up to now.
    """

    user_id: int
    total: Sums
    by_kind: Mapping[GameKind, Sums]
    ratings: Mapping[azul.WallSide, Rating]
    curves: Mapping[azul.WallSide, Sequence[CurvePoint]]
    streak: int
    best_streak: int
    achievements: Sequence[AchievementCount]
    head_to_head: HeadToHead | None = None

    @property
    def favourite(self) -> azul.Colour | None:
        """The colour of which they have taken the most tiles; None if several are equal."""
        most = max(self.total.colours)
        return azul.COLOURS[self.total.colours.index(most)] if self.total.colours.count(most) == 1 else None


@dataclass(frozen=True, slots=True)
class ServerRecord:
    """A record of a server: the value, and the game that set it."""

    value: int
    game_id: int


@dataclass(frozen=True, slots=True)
class ServerCard:
    """The statistics of a server that `/azul stats` shows.

    `games` counts tables, `total` counts every person at each of them.
    """

    guild_id: int
    games: int
    total: Sums
    by_kind: Mapping[GameKind, Sums]
    best_score: ServerRecord | None
    closest: ServerRecord | None
    longest: ServerRecord | None


class Order(Enum):
    """What a ranking is sorted by. Only rated games count."""

    RATING = "rating"
    WINS = "wins"
    SCORE = "score"
    MONTH = "month"
    """Wins of this month (UTC)."""


class Listing(Enum):
    """In which rankings a person appears."""

    NOWHERE = "nowhere"
    SERVERS = "servers"
    """In those of the servers where they have played: the default."""
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class RankingPlace:
    """A person's place in a ranking, from 1; people who share a place have the same number."""

    place: int
    user_id: int
    value: int
    games: int
    rating: Rating | None = None
    """Only in rankings by rating, whose `value` is the rating's points."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a ranking, counted from 0, and the viewer's own place, None if they have none."""

    order: Order
    wall: azul.WallSide
    guild_id: int | None
    page: int
    pages: int
    total: int
    places: Sequence[RankingPlace]
    own: RankingPlace | None
    is_listed: bool = True
    """Whether others see the viewer in this ranking."""


class Record(Enum):
    """A record that a game can set."""

    BEST_SCORE = "best-score"
    """A person's own best score on that kind of wall; not in their first game on it."""
    CLOSEST = "closest"
    """The closest game on the server; not its first."""
    SERVER_BEST = "server-best"
    """The best score on the server; not in its first game."""


@dataclass(frozen=True, slots=True)
class BrokenRecord:
    """A record that a game broke: a person's own, or its server's if `user_id` is None."""

    record: Record
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A change of a person's rating by a rated game."""

    user_id: int
    before: Rating
    after: Rating

    @property
    def gain(self) -> int:
        """How many points the rating has gained; negative if it has fallen."""
        return self.after.points - self.before.points


@dataclass(frozen=True, slots=True)
class EarnedAchievement:
    """An achievement that a person earned for the first time."""

    user_id: int
    achievement: Achievement


class Unrated(Enum):
    """Why a game isn't rated."""

    CHOSEN = "chosen"
    """Its host chose that."""
    COMPUTER = "computer"
    """A computer had a seat."""
    SHORT = "short"
    """Fewer than two rounds were played before somebody left."""
    ALONE = "alone"
    """Fewer than two seats count for a person of their own."""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The effects of a finished game: who did best comes first; `unrated` says why nobody is rated."""

    unrated: Unrated | None = None
    changes: Sequence[RatingChange] = ()
    records: Sequence[BrokenRecord] = ()
    earned: Sequence[EarnedAchievement] = ()
