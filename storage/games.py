"""Games: their rows and their logs."""

from collections.abc import Collection, Sequence
from typing import Final

from storage.database import Database, Row, Transaction
from storage.deadlines import LAST_ABSENCE, TIME_AWAY
from storage.plans import DELETE_PLAN
from storage.records import (
    ChannelOccupied,
    Commit,
    GameCounts,
    GamePlacement,
    GuildFull,
    NewGame,
    Shown,
    StoredEvent,
    StoredGame,
    VersionConflict,
)
from storage.shards import EVERYTHING, ShardSet, for_shards, while_held

_HAS_PLANS: Final = "EXISTS (SELECT 1 FROM plans WHERE plans.game_id = games.id)"

_HAS_SETTINGS: Final = """EXISTS (
    SELECT 1 FROM seats JOIN people ON people.user_id = seats.user_id WHERE seats.game_id = games.id
)"""

GAME_COLUMNS: Final = (
    "id, guild_id, channel_id, is_open, begun, version, shown_version, message_id, snapshot, created_at, "
    "updated_at, due_at, delay, reminder_id, home_id, "
    f"rewrites, {_HAS_PLANS}, {_HAS_SETTINGS}, {TIME_AWAY}"
)

INSERT_GAME: Final = f"""
INSERT INTO games
(guild_id, channel_id, is_open, version, shown_version, created_at, updated_at, snapshot, due_at, absence)
VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, {LAST_ABSENCE})
RETURNING id
"""  # noqa: S608 - constants

_CHANGES: Final = "is_open = ?, begun = ?, version = ?, updated_at = ?, snapshot = ?, due_at = ?, delay = 0"
_UNCHANGED: Final = "id = ? AND version = ? AND rewrites = ? AND updated_at = ?"
_NO_UNKNOWN_ROWS: Final = f"(? OR NOT {_HAS_PLANS}) AND (? OR NOT {_HAS_SETTINGS})"
_PLACEMENT: Final = "channel_id, home_id, shown_version, message_id, reminder_id"

# The guard: returns no row unless everything that the decision relied on is unchanged.
UPDATE_GAME: Final = f"""
UPDATE games SET {_CHANGES}, absence = {LAST_ABSENCE}
WHERE {_UNCHANGED} AND delay + {TIME_AWAY} = ? AND {_NO_UNKNOWN_ROWS}
RETURNING {_PLACEMENT}
"""  # noqa: S608 - constants

# The same, but faster: returns no row either if the bot has been away since the game's last commit.
UPDATE_IF_NEVER_AWAY: Final = f"""
UPDATE games SET {_CHANGES}
WHERE {_UNCHANGED} AND delay = ? AND absence = {LAST_ABSENCE} AND {_NO_UNKNOWN_ROWS}
RETURNING {_PLACEMENT}
"""  # noqa: S608 - constants

SELECT_GAME: Final = f"SELECT {GAME_COLUMNS} FROM games WHERE id = ?"  # noqa: S608 - constants

# One row each from the ends of two index ranges: games in the channel, and games once played in its threads.
SELECT_LATEST: Final = f"""
SELECT {GAME_COLUMNS} FROM games WHERE id IN (
    (SELECT id FROM games WHERE channel_id = ?
     ORDER BY is_open DESC, (home_id IS NULL) DESC, begun DESC, id DESC LIMIT 1),
    (SELECT id FROM games WHERE home_id = ? AND is_open = FALSE ORDER BY id DESC LIMIT 1)
)
ORDER BY is_open DESC, begun DESC, id DESC LIMIT 1
"""  # noqa: S608 - constants

SELECT_OPEN: Final = "SELECT id FROM games WHERE channel_id = ? AND is_open LIMIT 1"

# Returns a row if a server has more open games than the offset.
SELECT_MORE_OPEN: Final = "SELECT 1 FROM games WHERE guild_id = ? AND is_open LIMIT 1 OFFSET ?"

SELECT_EVENTS: Final = """
SELECT version, body, at FROM events WHERE game_id = ? AND version > ? ORDER BY version
"""

MARK_SHOWN: Final = """
UPDATE games SET shown_version = ?, message_id = ?, reminder_id = ?
WHERE id = ? AND shown_version <= ? AND version >= ?
"""

# Both a direct message (1) and a ping in the channel (0); when they are due, the person's settings decide
# which one is sent.
UPSERT_PINGS: Final = """
INSERT INTO pings (user_id, game_id, way, due_at) VALUES (?, ?, 1, ?), (?, ?, 0, ?)
ON CONFLICT (user_id, game_id, way) DO UPDATE SET due_at = excluded.due_at, is_tried = FALSE
"""

DELETE_PINGS: Final = "DELETE FROM pings WHERE user_id = ? AND game_id = ?"

SELECT_UNSHOWN: Final = """
SELECT id FROM games WHERE shown_version < version AND resting_since IS NULL
ORDER BY updated_at, id LIMIT ?
"""

# By the partial indexes of unfinished games, and only up to a limit.
COUNT_UNFINISHED: Final = """
SELECT count(*) FROM (
    SELECT 1 FROM games WHERE guild_id > 0 AND (is_open OR shown_version < version) ORDER BY guild_id LIMIT ?
) AS unfinished
"""

COUNT_IN_LOBBY: Final = """
SELECT count(*) FROM (
    SELECT 1 FROM games WHERE guild_id > 0 AND is_open AND NOT begun ORDER BY guild_id LIMIT ?
) AS in_lobby
"""

SELECT_NEWEST: Final = "SELECT coalesce(max(id), 0) FROM games"

SELECT_GUILDS: Final = """
SELECT DISTINCT guild_id FROM games WHERE guild_id > ? AND (is_open OR shown_version < version)
ORDER BY guild_id LIMIT ?
"""

SELECT_LOBBIES: Final = """
SELECT id FROM games WHERE guild_id = ? AND is_open AND NOT begun ORDER BY id DESC LIMIT ?
"""

# Events that name people, such as joining, leaving and pausing, and not takes.
SELECT_EVENTS_NAMING: Final = """
SELECT events.game_id, events.version, events.body, events.at FROM named
JOIN games ON games.id = named.game_id AND games.updated_at >= ?
JOIN events ON events.game_id = named.game_id AND events.at >= ?
WHERE named.user_id = ? AND events.body LIKE '%"user_id":%'
ORDER BY events.game_id, events.version
"""

DELETE_SEATS: Final = "DELETE FROM seats WHERE game_id = ?"


def insert_named(count: int) -> str:
    """Return the statement that records `count` people as named, each with the game."""
    rows = ", ".join(["(?, ?)"] * count)
    return f"INSERT INTO named (user_id, game_id) VALUES {rows} ON CONFLICT DO NOTHING"  # noqa: S608 - question marks


def insert_seats(count: int) -> str:
    """Return the statement that stores `count` seats, each with its game, person, state and time."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO seats (game_id, user_id, is_open, changed_at) VALUES {rows}"  # noqa: S608 - question marks


def insert_events(count: int) -> str:
    """Return the statement that appends `count` events, each with its game, version, time and body."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"INSERT INTO events (game_id, version, at, body) VALUES {rows}"  # noqa: S608 - question marks


class Games(Database):
    """The games of a database, with their logs."""

    async def create(self, new: NewGame) -> StoredGame:
        """Store a new open game and return its row.

        Raise `ChannelOccupied` if an open game is played in the channel, and `GuildFull` if the guild has as
        many open games already as it may have, wherever they are played.
        """
        version, at = len(new.events), new.at

        async def work(db: Transaction) -> StoredGame:
            if await db.fetch(SELECT_OPEN, (new.channel_id,)):
                raise ChannelOccupied("an open game is played in the channel")
            row = (new.guild_id, new.channel_id, True, version, at, at, new.snapshot, new.due_at)
            ((game_id,),) = await db.fetch(INSERT_GAME, row)
            # After the INSERT, which in SQLite begins the transaction and locks out other writers.
            if new.open_limit is not None and await db.fetch(
                SELECT_MORE_OPEN, (new.guild_id, new.open_limit)
            ):
                raise GuildFull(f"guild {new.guild_id} has {new.open_limit} open games")
            await _append_events(db, game_id, 0, new.events, at)
            await _store_seats(db, game_id, new.seats, at, is_open=True)
            await _store_named(db, game_id, new.named)
            return StoredGame(
                id=game_id,
                guild_id=new.guild_id,
                channel_id=new.channel_id,
                open=True,
                begun=False,
                version=version,
                shown_version=0,
                message_id=None,
                snapshot=new.snapshot,
                created_at=at,
                updated_at=at,
                due_at=new.due_at,
            )

        # Otherwise two concurrent transactions would each count the games without the other's.
        what = f"a new game in channel {new.channel_id}"
        return await self._write(what, work, serializable=new.open_limit is not None)

    async def load(self, game_id: int) -> StoredGame | None:
        """Return a game's row, or None if there is none."""
        return await self._load(f"game {game_id}", SELECT_GAME, game_id)

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        """Return the channel's open game, else the last that began, else the last of all, else None.

        Games played in its threads count once they are over. If a game that has lost its thread is open
        beside the channel's own, the channel's own is returned.
        """
        return await self._load(f"the game of channel {channel_id}", SELECT_LATEST, channel_id, channel_id)

    async def commit(self, commit: Commit) -> GamePlacement:
        """Append to a game's log and replace its snapshot, unless it has changed; return its placement.

        Raise `VersionConflict` if it is at another version, was rewritten or delayed since, or doesn't exist,
        or if there are plans or settings although the decision relied on there being none. Raise
        `ChannelOccupied` if this reopens a game where another is open.
        """
        game_id = commit.game_id

        async def work(db: Transaction) -> GamePlacement:
            placement = placement_of(commit, await db.fetch(UPDATE_GAME, update_parameters(commit)))
            await _append_events(db, game_id, commit.version, commit.events, commit.at)
            if commit.seats is not None:
                await db.fetch(DELETE_SEATS, (game_id,))
                await _store_seats(db, game_id, commit.seats, commit.at, is_open=commit.open)
            for user_id in commit.ended_plans:
                await db.fetch(DELETE_PLAN, (game_id, user_id))
            await _store_named(db, game_id, commit.named)
            return placement

        return await self._write(f"game {game_id}", work)

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        """Return the events of a game with a version greater than `after`, oldest first."""
        what = f"the log of game {game_id}"
        rows = await self._read(what, SELECT_EVENTS, game_id, after)
        if not all(isinstance(body, str) and isinstance(at, int) for _, body, at in rows):
            raise self._damaged(what, "a line is not what was written")
        return [StoredEvent(*row) for row in rows]

    async def events_around(self, user_id: int, since: int) -> list[tuple[int, StoredEvent]]:
        """Return (game id, event) for events since a moment that name people, in the games of a person."""
        what = f"the games of person {user_id}"
        rows = await self._read(what, SELECT_EVENTS_NAMING, since, since, user_id)
        return [(game_id, StoredEvent(version, str(body), at)) for game_id, version, body, at in rows]

    async def mark_shown(self, shown: Shown) -> None:
        """Record how far players have been shown a game.

        Do nothing if a later version has been recorded, if the version was never committed, or if the lease
        has passed to another process.
        """
        after = (shown.version, shown.message_id, shown.reminder_id)
        before = (shown.game_id, shown.version, shown.version)
        statement, lease_parameters = while_held(shown.lease, MARK_SHOWN)

        async def work(db: Transaction) -> None:
            if await db.fetch(f"{statement} RETURNING id", (*after, *before, *lease_parameters)):
                for user_id, at in shown.pings.items():
                    key = (user_id, shown.game_id)
                    if at is None:
                        await db.fetch(DELETE_PINGS, key)
                    else:
                        await db.fetch(UPSERT_PINGS, (*key, at, *key, at))

        await self._write(f"game {shown.game_id}", work)

    async def unshown(self, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of games with unshown events, the longest waiting first.

        Suspended games are left out.
        """
        return await self._ids("the unshown games", for_shards(shard_set, SELECT_UNSHOWN), limit)

    async def guilds(self, after: int, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the first `limit` guilds above `after` that have open or unshown games, suspended or not."""
        return await self._ids("which servers have games", for_shards(shard_set, SELECT_GUILDS), after, limit)

    async def count_games(self, limit: int, shard_set: ShardSet = EVERYTHING) -> GameCounts:
        """Return how many games there are; no more than `limit` that aren't over are counted."""
        what = "how many games there are"
        ((unfinished,),) = await self._read(what, for_shards(shard_set, COUNT_UNFINISHED), limit)
        ((lobby,),) = await self._read(what, for_shards(shard_set, COUNT_IN_LOBBY), limit)
        ((newest,),) = await self._read(what, SELECT_NEWEST)
        return GameCounts(lobby, max(0, unfinished - lobby), newest)

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        """Return the ids of a guild's open games that haven't begun, the newest first."""
        return await self._ids(f"the open tables of server {guild_id}", SELECT_LOBBIES, guild_id, limit)

    async def _load(self, what: str, statement: str, *keys: int) -> StoredGame | None:
        rows = await self._read(what, statement, *keys)
        if not rows:
            return None
        game_id, guild_id, channel_id, is_open, begun, version, shown, message_id, snapshot, *times = rows[0]
        created_at, updated_at, due_at, delay, reminder_id, home_id, *others = times
        rewrites, has_plans, has_settings, away = others
        numbers = (guild_id, channel_id, is_open, begun, version, shown, message_id or 0, *times[:2])
        numbers += (due_at or 0, delay, reminder_id or 0, home_id or 0, rewrites)
        if not isinstance(snapshot, str) or not all(isinstance(number, int) for number in numbers):
            raise self._damaged(what, "its row is not what was written")
        return StoredGame(
            game_id,
            guild_id,
            channel_id,
            bool(is_open),
            bool(begun),
            version,
            shown,
            message_id,
            snapshot,
            created_at,
            updated_at,
            None if due_at is None else due_at + away,
            delay + away,
            reminder_id,
            home_id,
            bool(has_plans),
            bool(has_settings),
            rewrites,
        )


def update_parameters(commit: Commit) -> tuple[object, ...]:
    """Return the parameters of `UPDATE_GAME` and `UPDATE_IF_NEVER_AWAY` for a commit."""
    version = commit.version + len(commit.events)
    after = (commit.open, commit.begun, version, commit.at, commit.snapshot, commit.due_at)
    before = (commit.game_id, commit.version, commit.rewrites, commit.updated_at, commit.delay)
    return (*after, *before, commit.has_plans, commit.has_settings)


def placement_of(commit: Commit, rows: Sequence[Row]) -> GamePlacement:
    """Return the row that `UPDATE_GAME` returned for a commit; raise `VersionConflict` if there is none."""
    if not rows:
        raise VersionConflict(f"game {commit.game_id} is not as it was at version {commit.version}")
    return GamePlacement(*rows[0])


def event_parameters(commit: Commit) -> list[object]:
    """Return the parameters of `insert_events` for a commit."""
    return _event_values(commit.game_id, commit.version, commit.events, commit.at)


async def _append_events(db: Transaction, game_id: int, after: int, events: Sequence[str], at: int) -> None:
    # Not `executemany`: its cursor would have to be closed separately before SQLite can close the file
    # cleanly.
    if events:
        await db.fetch(insert_events(len(events)), _event_values(game_id, after, events, at))


def _event_values(game_id: int, after: int, events: Sequence[str], at: int) -> list[object]:
    rows = ((game_id, version, at, body) for version, body in enumerate(events, after + 1))
    return [value for row in rows for value in row]


async def _store_seats(
    db: Transaction, game_id: int, seats: Sequence[int], at: int, *, is_open: bool
) -> None:
    values = [value for user_id in seats for value in (game_id, user_id, is_open, at)]
    if values:
        await db.fetch(insert_seats(len(seats)), values)


async def _store_named(db: Transaction, game_id: int, named: Collection[int]) -> None:
    values = [value for user_id in named for value in (user_id, game_id)]
    if values:
        await db.fetch(insert_named(len(named)), values)
