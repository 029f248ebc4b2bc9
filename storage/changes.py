"""What is written to a database about games: a new one, and what becomes of one."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from storage.share import Lease


@dataclass(frozen=True, slots=True)
class NewGame:
    """An open game of the people `seats`, whose log begins with `events`.

    `named` are the people whom the events name. The guild may have `most` open games, this one included; as
    many as it likes if that is None. Times are milliseconds since 1970 (UTC), here and below.
    """

    guild_id: int
    channel_id: int
    snapshot: str
    events: Sequence[str]
    at: int
    due_at: int | None = None
    seats: Sequence[int] = ()
    most: int | None = None
    named: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Commit:
    """What becomes of a game, and as what it was read when that was decided.

    `version`, `updated_at`, `delay` and `rewrites` are those of its row then. `has_plans` and `has_settings`
    are False if whoever decided relied on there being none.

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

    `reminder_id` is the message that reminds them of it, if any; `lease` the right by which they were shown
    it, None if the process shares the database with no other. `pings` are the people who were called: without
    a sound, and so are to be pinged at a moment, or None if they have been.
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
