"""Deadlines of games and pings, suspensions of games, and absences of the bot."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from functools import cached_property
from typing import Final

from storage.database import Database, Transaction
from storage.records import StoredPing
from storage.shards import EVERYTHING, Lease, ShardSet, for_shards, while_held

# The milliseconds for which the bot was away from a game since its last commit, and before its suspension if
# it has one. Absences up to the number `absence` don't count: `due_at` and `delay` include them already.
# After an absence this is positive until a commit has taken it into account.
TIME_AWAY: Final = """CAST(COALESCE((
    SELECT SUM(
        CASE WHEN resting_since < until THEN resting_since ELSE until END
        - CASE WHEN updated_at > since THEN updated_at ELSE since END
    ) FROM absences
    WHERE absences.id > games.absence AND (guild_id >> 22) % shards = shard AND due_at IS NOT NULL
    AND updated_at < until
    AND (resting_since IS NULL OR (resting_since > since AND resting_since > updated_at))
), 0) AS BIGINT)"""

LAST_ABSENCE: Final = "(SELECT COALESCE(MAX(id), 0) FROM absences)"

SUSPEND: Final = """
UPDATE games SET resting_since = ?
WHERE guild_id = ? AND resting_since IS NULL AND (is_open OR shown_version < version)
"""

# What was due is put off by as long as the game was suspended.
RESUME: Final = f"""
UPDATE games SET resting_since = NULL, absence = {LAST_ABSENCE},
due_at = due_at + {TIME_AWAY} + CASE WHEN ? > resting_since THEN ? - resting_since ELSE 0 END,
delay = delay + {TIME_AWAY}
+ CASE WHEN ? > resting_since AND due_at IS NOT NULL THEN ? - resting_since ELSE 0 END
WHERE guild_id = ? AND resting_since IS NOT NULL AND (is_open OR shown_version < version)
"""  # noqa: S608 - constants

SELECT_SUSPENDED: Final = """
SELECT id FROM games WHERE is_open AND resting_since < ? ORDER BY resting_since, id LIMIT ?
"""

# A row for each suspended game.
SELECT_SUSPENDED_GUILDS: Final = """
SELECT guild_id FROM games
WHERE resting_since IS NOT NULL AND (is_open OR shown_version < version)
ORDER BY resting_since, guild_id
"""

SELECT_DUE: Final = """
SELECT id FROM games WHERE due_at > ? AND due_at <= ? AND resting_since IS NULL ORDER BY due_at, id LIMIT ?
"""

SELECT_NEXT_DUE: Final = """
SELECT due_at FROM games WHERE due_at > ? AND resting_since IS NULL ORDER BY due_at, id LIMIT 1
"""

SET_DUE: Final = "UPDATE games SET due_at = ? + delay WHERE id = ? AND version = ?"

_PING: Final = """pings.user_id, pings.game_id, pings.way, pings.due_at, pings.is_tried,
EXISTS (
    SELECT 1 FROM pings AS own
    WHERE own.user_id = pings.user_id AND own.game_id = pings.game_id AND own.way = 1
)"""

SELECT_PINGS_DUE: Final = f"""
SELECT {_PING} FROM pings JOIN games ON games.id = pings.game_id
WHERE pings.way = 0 AND pings.due_at <= ? AND resting_since IS NULL
ORDER BY pings.due_at, pings.user_id, pings.game_id LIMIT ?
"""  # noqa: S608 - constants

# People belong to shards as if they were servers.
SELECT_DIRECT_PINGS_DUE: Final = f"""
SELECT {_PING}
FROM (
    SELECT pings.user_id AS guild_id, pings.* FROM pings JOIN games ON games.id = pings.game_id
    WHERE pings.way = 1 AND pings.due_at <= ? AND resting_since IS NULL
) AS pings WHERE TRUE
ORDER BY pings.due_at, pings.user_id, pings.game_id LIMIT ?
"""  # noqa: S608 - constants

SELECT_PINGS_OF_PERSON: Final = f"""
SELECT {_PING} FROM pings WHERE user_id = ? ORDER BY game_id, way
"""  # noqa: S608 - constants

SELECT_NEXT_PING: Final = """
SELECT min(due_at) FROM (
    SELECT min(due_at) AS due_at FROM pings WHERE way = 1 AND due_at > ?
    UNION ALL SELECT min(due_at) AS due_at FROM pings WHERE way = 0 AND due_at > ?
) AS firsts
"""

_SAME_PING: Final = "user_id = ? AND game_id = ? AND way = ? AND due_at = ?"

TRY_PING: Final = f"UPDATE pings SET is_tried = TRUE WHERE {_SAME_PING}"  # noqa: S608 - constants

PUT_OFF_PING: Final = f"UPDATE pings SET due_at = ? WHERE {_SAME_PING}"  # noqa: S608 - constants

DELETE_PING: Final = f"DELETE FROM pings WHERE {_SAME_PING}"  # noqa: S608 - constants

INSERT_ABSENCE: Final = """
INSERT INTO absences (id, shards, shard, since, until, is_told)
SELECT COALESCE(MAX(id), 0) + 1, ?, ?, ?, ?, ? FROM absences WHERE TRUE
ON CONFLICT (id) DO NOTHING RETURNING id
"""

# The milliseconds of all absences from a shard that ended after some moment.
SUM_ABSENCES: Final = """
SELECT CAST(COALESCE(SUM(until - since), 0) AS BIGINT) FROM absences
WHERE shards = ? AND shard = ? AND until > ?
"""

DELETE_ABSENCES: Final = "DELETE FROM absences WHERE until < ?"

SELECT_ABSENCES: Final = "SELECT since, until FROM absences WHERE until > ? ORDER BY until DESC"

SELECT_UNLOGGED: Final = "SELECT id, shards, shard FROM absences WHERE NOT is_told"

# Games whose own rows hold a delay: by a suspension, and by the absences before it.
SELECT_DELAYED: Final = """
SELECT id FROM games WHERE delay > 0 AND due_at IS NOT NULL AND resting_since IS NULL ORDER BY id LIMIT ?
"""

# A page of the games that have a due moment, in its order, and how long the bot was away from each.
SELECT_AWAY: Final = f"""
SELECT due_at, id, {TIME_AWAY} FROM games
WHERE due_at >= ? AND (due_at > ? OR id > ?) AND resting_since IS NULL
ORDER BY due_at, id LIMIT ?
"""  # noqa: S608 - constants

# A row for every shard under every shard count ever used: not many.
SELECT_HEARTBEATS: Final = "SELECT shards, shard, at, is_last FROM beats"


def upsert_heartbeats(count: int, *, since: int | None = None, last: bool = False) -> str:
    """Return the statement that records heartbeats of `count` shards; its parameters are those of `_rows`.

    With `last` they are marked as the last before a clean shutdown. With `since`, shards whose last heartbeat
    is later are left alone. The statement returns the shards whose heartbeats it has written.
    """
    rows = ", ".join([f"(?, ?, ?, {'TRUE' if last else 'FALSE'})"] * count)
    unless = "" if since is None else f" WHERE beats.at <= {int(since)}"
    return (
        f"INSERT INTO beats (shards, shard, at, is_last) VALUES {rows} "  # noqa: S608 - constants and a number
        "ON CONFLICT (shards, shard) DO UPDATE "
        f"SET at = excluded.at, is_last = excluded.is_last{unless} RETURNING shard"
    )


def mark_logged(count: int) -> str:
    """Return the statement that marks `count` absences as recorded in the logs of all games."""
    ids = ", ".join("?" * count)
    return f"UPDATE absences SET is_told = TRUE WHERE id IN ({ids})"  # noqa: S608 - question marks


PAGE: Final = 500
"""How many games are read with one statement."""
SCANS: Final = 2
"""How often all games are scanned: the second scan finds those that couldn't be changed after the first."""

Cursor = tuple[int, int]
"""A cursor, after which a page begins: the due moment and the id of a game."""
PageReader = Callable[[Cursor, int, ShardSet], Awaitable[Sequence[tuple[int, int, int]]]]
"""Reads the page after a cursor, of up to so many games of some shards: their due moments, ids and delays."""
_START: Final = (-1, -1)


class DelayScan:
    """A scan for the games that some absences have delayed, a few at a time."""

    def __init__(self) -> None:
        self._scope: object = None
        self._cursor: Cursor = _START
        self._finished_scans = 0

    @property
    def is_over(self) -> bool:
        """Whether the scan is complete."""
        return self._finished_scans >= SCANS

    async def next(
        self, pages: PageReader, shard_set: ShardSet, absences: Sequence[int], limit: int
    ) -> list[int]:
        """Return the ids of up to `limit` further games that are delayed; none if `is_over`.

        Start over if the absences or the shards aren't those of the last call.
        """
        scope = (shard_set.shard_count, frozenset(shard_set.shards), frozenset(absences))
        if scope != self._scope:
            self._scope, self._cursor, self._finished_scans = scope, _START, 0
        found: list[int] = []
        while len(found) < limit and not self.is_over:
            page = await pages(self._cursor, min(PAGE, limit - len(found)), shard_set)
            found += [game_id for _, game_id, delay in page if delay > 0]
            if page:
                due_at, game_id, _ = page[-1]
                self._cursor = (due_at, game_id)
            else:
                self._cursor = _START
                self._finished_scans += 1
                if found:
                    break  # they have to be changed before the next round
        return found


HOUR: Final = timedelta(hours=1) // timedelta(milliseconds=1)
ABSENCE_RETENTION: Final = timedelta(days=120) // timedelta(milliseconds=1)
"""How long absences are kept, in milliseconds: longer than games wait for anything."""


class Deadlines(Database):
    """The deadlines of the games in a database, their suspensions, and the absences of the bot.

    Moments are milliseconds since 1970 (UTC); durations are milliseconds.
    """

    async def suspend(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark a guild's open and unshown games as suspended since `at`, except those that are already.

        Do nothing if the `lease` on the guild's shard has passed to another process, here and in `resume`.
        """
        statement, lease_parameters = while_held(lease, SUSPEND)
        await self._execute(f"the games of server {guild_id}", statement, at, guild_id, *lease_parameters)

    async def resume(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Resume the games of a guild at `at`; they are delayed by the time they were suspended."""
        statement, lease_parameters = while_held(lease, RESUME)
        await self._execute(
            f"the games of server {guild_id}", statement, at, at, at, at, guild_id, *lease_parameters
        )

    async def suspended_before(self, at: int, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of open games that have been suspended since before `at`, the longest first."""
        return await self._ids("the suspended games", for_shards(shard_set, SELECT_SUSPENDED), at, limit)

    async def suspended_guilds(self, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the guilds with suspended games."""
        guilds = await self._ids(
            "which servers are suspended", for_shards(shard_set, SELECT_SUSPENDED_GUILDS)
        )
        return list(dict.fromkeys(guilds))

    async def due(
        self, at: int, limit: int, shard_set: ShardSet = EVERYTHING, *, after: int = -1
    ) -> list[int]:
        """Return the ids of games due later than `after` and no later than `at`, the most overdue first.

        Some of them may not be due yet because of their `delay`. Suspended games are left out, here and in
        the next methods.
        """
        return await self._ids("which games are due", for_shards(shard_set, SELECT_DUE), after, at, limit)

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which a game is due, None if there is none."""
        moments = await self._ids("which games are due", SELECT_NEXT_DUE, after)
        return moments[0] if moments else None

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Set when a game is due, not counting its `delay`; do nothing if it is at another version."""
        await self._execute(f"game {game_id}", SET_DUE, due_at, game_id, version)

    async def pings_due(
        self, at: int, limit: int, shard_set: ShardSet = EVERYTHING, *, direct: bool
    ) -> list[StoredPing]:
        """Return the pings that are due by `at`, in order.

        Direct messages belong to the shard of the person they go to, as if that id were a guild's; others to
        the shard of their game's guild. Those of suspended games are left out.
        """
        statement = SELECT_DIRECT_PINGS_DUE if direct else SELECT_PINGS_DUE
        return await self._pings(for_shards(shard_set, statement), at, limit)

    async def next_ping(self, after: int) -> int | None:
        """Return the first moment after `after` at which a ping is due, None if there is none."""
        moments = await self._ids("who is to be pinged", SELECT_NEXT_PING, after, after)
        return moments[0]

    async def pings_of(self, user_id: int) -> list[StoredPing]:
        """Return all pings that a person has coming."""
        return await self._pings(SELECT_PINGS_OF_PERSON, user_id)

    async def try_pings(self, pings: Sequence[StoredPing]) -> None:
        """Mark some pings as being sent; skip those whose moment has changed since they were read."""
        await self._change_pings(TRY_PING, pings)

    async def put_off_pings(self, pings: Sequence[StoredPing], at: int) -> None:
        """Put off some pings until `at`; skip those whose moment has changed since they were read."""
        await self._change_pings(PUT_OFF_PING, pings, at)

    async def end_pings(self, pings: Sequence[StoredPing]) -> None:
        """Delete some pings; skip those whose moment has changed since they were read."""
        await self._change_pings(DELETE_PING, pings)

    async def _pings(self, statement: str, *parameters: int) -> list[StoredPing]:
        rows = await self._read("who is to be pinged", statement, *parameters)
        return [
            StoredPing(user_id, game_id, bool(way), due_at, bool(tried), bool(has_direct))
            for user_id, game_id, way, due_at, tried, has_direct in rows
        ]

    async def _change_pings(self, statement: str, pings: Sequence[StoredPing], *values: int) -> None:
        async def work(db: Transaction) -> None:
            for ping in pings:
                key = (ping.user_id, ping.game_id, int(ping.is_direct), ping.due_at)
                await db.fetch(statement, (*values, *key))

        await self._write("who is to be pinged", work)

    async def delay(
        self, since: int, at: int, shard_set: ShardSet = EVERYTHING, *, minor_absence: int = 0
    ) -> None:
        """Delay all games by the time from `since` to `at`, and record heartbeats at `at`.

        If the bot was away from a shard for no longer than `minor_absence` ms in the last hour, this time
        included, `delayed` doesn't return its games: their next commits take the delay into account. A game
        that was changed in that time is delayed from then on. Shards whose last heartbeat is later than
        `since` are skipped: another process has done this.
        """
        shards = sorted(shard_set.shards)

        async def work(db: Transaction) -> None:
            recorded = await db.fetch(
                upsert_heartbeats(len(shards), since=since), _rows(shard_set.shard_count, shards, at)
            )
            for (shard,) in recorded:
                ((before,),) = await db.fetch(SUM_ABSENCES, (shard_set.shard_count, shard, at - HOUR))
                is_told = before + at - since <= minor_absence
                while not await db.fetch(INSERT_ABSENCE, (shard_set.shard_count, shard, since, at, is_told)):
                    pass  # another process has just taken the number
            if recorded:  # keep the newest: the next number follows from it
                await db.fetch(DELETE_ABSENCES, (at - ABSENCE_RETENTION,))

        await self._write("the games that are due", work)

    async def absences(self, after: int) -> list[tuple[int, int]]:
        """Return the starts and ends of the bot's absences from any shard that ended after a moment.

        The latest comes first. They are kept for as long as `ABSENCE_RETENTION`.
        """
        rows = await self._read("when the bot was away", SELECT_ABSENCES, after)
        return [(since, until) for since, until in rows]

    async def delayed(self, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of games that were delayed and whose logs don't record it yet."""
        what = "which games were delayed"
        delayed = await self._ids(what, for_shards(shard_set, SELECT_DELAYED), limit)
        unlogged = [
            (absence, shard_count)
            for absence, shard_count, shard in await self._read(what, SELECT_UNLOGGED)
            # An absence under another shard count concerns all games: the process with shard 0 scans for
            # them.
            if (shard in shard_set.shards if shard_count == shard_set.shard_count else 0 in shard_set.shards)
        ]
        if unlogged:
            where = shard_set if all(count == shard_set.shard_count for _, count in unlogged) else EVERYTHING
            absences = [absence for absence, _ in unlogged]
            delayed += await self._scan.next(self._away, where, absences, limit - len(delayed))
            if self._scan.is_over:
                await self._execute(what, mark_logged(len(absences)), *absences)
        return delayed

    async def last_heartbeat(self, shard_set: ShardSet = EVERYTHING) -> int | None:
        """Return the earliest of the shards' last heartbeats, None if the bot has never run.

        If the number of shards has changed since, the last heartbeat of any shard counts for all of them.
        """
        found = await self._last_heartbeat(shard_set)
        return None if found is None else found[0]

    async def was_shut_down_cleanly(self, shard_set: ShardSet = EVERYTHING) -> bool:
        """Return whether the process of the `last_heartbeat` was shut down cleanly."""
        found = await self._last_heartbeat(shard_set)
        return found is not None and found[1]

    async def _last_heartbeat(self, shard_set: ShardSet) -> tuple[int, bool] | None:
        what = "the bot's last heartbeats"
        rows = [
            (shard_count, shard, at, bool(last))
            for shard_count, shard, at, last in await self._read(what, SELECT_HEARTBEATS)
        ]
        if not all(isinstance(number, int) for row in rows for number in row):
            raise self._damaged(what, "its row is not what was written")
        before = [(at, last) for count, _, at, last in rows if count != shard_set.shard_count]
        own = [
            [
                (at, last)
                for shard_count, each, at, last in rows
                if (shard_count, each) == (shard_set.shard_count, shard)
            ]
            for shard in shard_set.shards
        ]
        known = [max([*before, *recorded], default=None) for recorded in own]
        return min((each for each in known if each is not None), default=None)

    async def save_heartbeat(self, at: int, shard_set: ShardSet = EVERYTHING, *, last: bool = False) -> None:
        """Record heartbeats of some shards at `at`; `last` says that the bot is being shut down."""
        shards = sorted(shard_set.shards)
        statement = upsert_heartbeats(len(shards), last=last)
        await self._execute("the bot's last heartbeats", statement, *_rows(shard_set.shard_count, shards, at))

    @cached_property
    def _scan(self) -> DelayScan:
        return DelayScan()

    async def _away(self, after: Cursor, limit: int, shard_set: ShardSet) -> list[tuple[int, int, int]]:
        """Return the page after a cursor; see `PageReader`."""
        statement = for_shards(shard_set, SELECT_AWAY)
        due_at, game_id = after
        rows = await self._read("which games were delayed", statement, due_at, due_at, game_id, limit)
        return [(due_at, game_id, delay) for due_at, game_id, delay in rows]


def _rows(shard_count: int, shards: Iterable[int], at: int) -> list[int]:
    """Return the parameters of `upsert_heartbeats`: the shard count, a shard and `at`, for each shard."""
    return [value for shard in shards for value in (shard_count, shard, at)]
