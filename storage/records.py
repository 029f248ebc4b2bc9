"""The records that a database of games reads and writes, and its errors.

The texts in them are opaque here: only the engine parses them.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from storage.shards import Lease


@dataclass(frozen=True, slots=True)
class GamePlacement:
    """Where a game is played, and what players have been shown there; see `StoredGame`."""

    channel_id: int
    home_id: int | None
    shown_version: int
    message_id: int | None
    reminder_id: int | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game's row.

    `version` counts the events committed so far; `shown_version` is how many of them players have been shown,
    the latest in the message `message_id`; `reminder_id` is the message that reminds them of it, if any.
    `begun` is False in the lobby, and stays so if it is cancelled. Times are milliseconds since 1970 (UTC).

    A game with a `home_id` was opened in that channel and is played in the thread `channel_id`, or in the
    channel after all if that is `channel_id` too. A channel has at most one `open` game without a `home_id`.

    `due_at` is the next moment at which something is due. The time that the bot was away is added to it;
    `delay` is the part of that, in milliseconds, that no commit has taken into account yet.

    `rewrites` counts how often a deleted person was removed from it.

    `has_plans` and `has_settings` are False if, when the row was read, nobody had planned anything in the
    game, or none of its people had settings of their own: then neither has to be looked up.
    """

    id: int
    guild_id: int
    channel_id: int
    open: bool
    begun: bool
    version: int
    shown_version: int
    message_id: int | None
    snapshot: str
    created_at: int
    updated_at: int
    due_at: int | None = None
    delay: int = 0
    reminder_id: int | None = None
    home_id: int | None = None
    has_plans: bool = False
    has_settings: bool = False
    rewrites: int = 0

    @property
    def placement(self) -> GamePlacement:
        """Where the game is played, and what players have been shown there."""
        return GamePlacement(
            self.channel_id, self.home_id, self.shown_version, self.message_id, self.reminder_id
        )


class StoredEvent(NamedTuple):
    """A line of a game's log; `version` counts from 1 without gaps, `at` is in milliseconds since 1970."""

    version: int
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class StoredPractice:
    """A person's practice game; `log` is all of it, and `updated_at` is in milliseconds since 1970 (UTC)."""

    user_id: int
    version: int
    log: str
    updated_at: int


@dataclass(frozen=True, slots=True)
class PracticeResult:
    """How a practice against computers of a `level` ended.

    `computers` says how many there were, 0 if the person was given advice. The person finished `ahead` of so
    many of them, and `behind` so many. Times are milliseconds since 1970 (UTC).
    """

    begun_at: int
    finished_at: int
    level: str
    computers: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class GameWithComputers:
    """How a person's game with computers ended; see `PracticeResult`. `snapshot` is that of the game."""

    finished_at: int
    rounds: int
    resigned: bool
    computers: int
    ahead: int
    behind: int
    snapshot: str


@dataclass(frozen=True, slots=True)
class StoredPing:
    """A ping that is due at `due_at` (ms since 1970), after somebody was notified silently.

    It is a direct message if it `is_direct`, otherwise a ping in the game's channel. If it `is_tried`, it may
    have been sent already. `has_direct` says whether a direct message about the game is due as well.
    """

    user_id: int
    game_id: int
    is_direct: bool
    due_at: int
    is_tried: bool = False
    has_direct: bool = False


@dataclass(frozen=True, slots=True)
class GameCounts:
    """How many games there are.

    Those in the `lobby` haven't begun; those `playing` have, and aren't over or haven't been shown to be.
    `newest` is the id of the newest game of all. Ids are given in order, with few gaps.
    """

    lobby: int
    playing: int
    newest: int


class StorageError(Exception):
    """The database can't be used; the message says why and what to do, in one line for the operator."""


class Unavailable(StorageError):
    """The database can't be used at the moment; trying again later may help."""


class DamagedRecord(StorageError):
    """A record is damaged and won't recover by itself; others may be fine."""


class VersionConflict(Exception):
    """Another commit to the game or practice came first; nothing was written."""


class ChannelOccupied(Exception):
    """The channel already has an open game; nothing was written."""


class GuildFull(Exception):
    """The guild already has as many open games as it may have; nothing was written."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """An open game of the people `seats`, whose log begins with `events`.

    `named` are the people whom the events name. The guild may have `open_limit` open games, this one
    included; as many as it likes if that is None. Times are milliseconds since 1970 (UTC), here and below.
    """

    guild_id: int
    channel_id: int
    snapshot: str
    events: Sequence[str]
    at: int
    due_at: int | None = None
    seats: Sequence[int] = ()
    open_limit: int | None = None
    named: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Commit:
    """A change of a game, and the state in which the game was read when that was decided.

    `version`, `updated_at`, `delay` and `rewrites` are those of its row at that time. `has_plans` and
    `has_settings` are False if the decision relied on there being none.

    `events` are appended to its log. `seats` are the people whose game it is from now on, None if neither
    they nor `open` have changed. The plans of the people `ended_plans` are deleted. `named` are the people
    whom the events name.
    """

    game_id: int
    version: int
    updated_at: int
    open: bool
    begun: bool
    snapshot: str
    events: Sequence[str]
    at: int
    due_at: int | None = None
    delay: int = 0
    rewrites: int = 0
    has_plans: bool = False
    has_settings: bool = False
    seats: Sequence[int] | None = None
    ended_plans: Sequence[int] = ()
    named: Collection[int] = ()

    def __post_init__(self) -> None:
        if not self.events:
            raise ValueError("a commit needs events: without any the version would guard nothing")


@dataclass(frozen=True, slots=True)
class Shown:
    """Players have been shown a game up to `version`, the latest in the message `message_id`.

    `reminder_id` is the message that reminds them of it, if any; `lease` is the one that gave this process
    the right to do so, None if it shares the database with no other. `pings` are the people who were
    notified: with the moment (ms since 1970) at which they are to be pinged if that was silent, None if no
    ping is due.
    """

    game_id: int
    version: int
    message_id: int | None
    reminder_id: int | None = None
    lease: Lease | None = None
    pings: Mapping[int, int | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A game's snapshot and some of its events, by their versions, that no longer name the person `user_id`.

    `version` and `rewrites` are those of the game's row when it was read.
    """

    game_id: int
    user_id: int
    version: int
    snapshot: str
    events: Mapping[int, str]
    rewrites: int = 0
