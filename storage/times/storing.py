"""Time in a database: which games are due, and how long they or the bot rested."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from functools import cached_property
from typing import Final

from storage.answers import StoredPing
from storage.database import Connection, Database
from storage.share import EVERYTHING, Lease, Share
from storage.sql import under, within
from storage.times import sql
from storage.times.walking import Place, Walk

AN_HOUR: Final = timedelta(hours=1) // timedelta(milliseconds=1)
REMEMBERED: Final = timedelta(days=120) // timedelta(milliseconds=1)
"""How long it is remembered that the bot was away, in milliseconds: longer than games wait for anything."""


class Times(Database):
    """The moments at which games in a database have to be looked at, and when they or the bot rested."""

    async def rest(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark a guild's open and unshown games as resting; see `GameStore.rest`."""
        statement, right = under(lease, sql.REST)
        await self._execute(f"the games of server {guild_id}", statement, at, guild_id, *right)

    async def wake(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        """Mark the games of a guild as no longer resting since `at`; see `GameStore.wake`."""
        statement, right = under(lease, sql.WAKE)
        await self._execute(f"the games of server {guild_id}", statement, at, at, at, at, guild_id, *right)

    async def rested_before(self, at: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of open games that have been resting since before `at`, the longest first."""
        return await self._ids("the games that rest", within(share, sql.SELECT_RESTED), at, limit)

    async def resting_guilds(self, share: Share = EVERYTHING) -> list[int]:
        """Return the guilds with games that rest."""
        guilds = await self._ids("which servers rest", within(share, sql.SELECT_RESTING_GUILDS))
        return list(dict.fromkeys(guilds))

    async def due(self, at: int, limit: int, share: Share = EVERYTHING, *, after: int = -1) -> list[int]:
        """Return the ids of games that are due, the longest waiting first; see `GameStore.due`."""
        return await self._ids("which games are due", within(share, sql.SELECT_DUE), after, at, limit)

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which a game is due, None if there is none."""
        moments = await self._ids("which games are due", sql.SELECT_NEXT_DUE, after)
        return moments[0] if moments else None

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Change when a game is due if it is still at `version`; see `GameStore.set_due`."""
        await self._execute(f"game {game_id}", sql.SET_DUE, due_at, game_id, version)

    async def pings_due(
        self, at: int, limit: int, share: Share = EVERYTHING, *, direct: bool
    ) -> list[StoredPing]:
        """Return pings that are due; see `GameStore.pings_due`."""
        statement = sql.SELECT_DIRECT_PINGS_DUE if direct else sql.SELECT_PINGS_DUE
        return await self._pings(within(share, statement), at, limit)

    async def next_ping(self, after: int) -> int | None:
        """Return the first moment after `after` at which a ping is due, None if there is none."""
        moments = await self._ids("who is to be pinged", sql.SELECT_NEXT_PING, after, after)
        return moments[0]

    async def pings_of(self, user_id: int) -> list[StoredPing]:
        """Return all pings that somebody is to get."""
        return await self._pings(sql.SELECT_PINGS_OF_PERSON, user_id)

    async def try_pings(self, pings: Sequence[StoredPing]) -> None:
        """Note that some pings are being sent; see `GameStore.try_pings`."""
        await self._change_pings(sql.TRY_PING, pings)

    async def put_off_pings(self, pings: Sequence[StoredPing], at: int) -> None:
        """Let some pings be due at another moment; see `GameStore.put_off_pings`."""
        await self._change_pings(sql.PUT_OFF_PING, pings, at)

    async def end_pings(self, pings: Sequence[StoredPing]) -> None:
        """Delete some pings; see `GameStore.end_pings`."""
        await self._change_pings(sql.DELETE_PING, pings)

    async def _pings(self, statement: str, *parameters: int) -> list[StoredPing]:
        rows = await self._read("who is to be pinged", statement, *parameters)
        return [
            StoredPing(user_id, game_id, bool(way), due_at, bool(tried), bool(has_direct))
            for user_id, game_id, way, due_at, tried, has_direct in rows
        ]

    async def _change_pings(self, statement: str, pings: Sequence[StoredPing], *values: int) -> None:
        async def work(db: Connection) -> None:
            for ping in pings:
                key = (ping.user_id, ping.game_id, int(ping.is_direct), ping.due_at)
                await db.fetch(statement, (*values, *key))

        await self._write("who is to be pinged", work)

    async def delay(self, since: int, at: int, share: Share = EVERYTHING, *, quietly: int = 0) -> None:
        """Move what is due by the time that the bot was away; see `GameStore.delay`."""
        shards = sorted(share.shards)

        async def work(db: Connection) -> None:
            noted = await db.fetch(sql.upsert_beats(len(shards), since=since), _rows(share.of, shards, at))
            for (shard,) in noted:
                ((before,),) = await db.fetch(sql.SUM_ABSENCES, (share.of, shard, at - AN_HOUR))
                is_told = before + at - since <= quietly
                while not await db.fetch(sql.INSERT_ABSENCE, (share.of, shard, since, at, is_told)):
                    pass  # another process has just taken the number
            if noted:  # the next one is numbered on from this one, so the newest has to stay
                await db.fetch(sql.DELETE_ABSENCES, (at - REMEMBERED,))

        await self._write("the games that are due", work)

    async def absences(self, after: int) -> list[tuple[int, int]]:
        """Return when the bot was away from any shard; see `GameStore.absences`."""
        rows = await self._read("when the bot was away", sql.SELECT_ABSENCES, after)
        return [(since, until) for since, until in rows]

    async def delayed(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games whose log doesn't say yet that their time was moved."""
        what = "which games were delayed"
        delayed = await self._ids(what, within(share, sql.SELECT_DELAYED), limit)
        untold = [
            (absence, of)
            for absence, of, shard in await self._read(what, sql.SELECT_UNTOLD)
            # Shards that are counted otherwise now are everybody's, and so looked through by one process.
            if (shard in share.shards if of == share.of else 0 in share.shards)
        ]
        if untold:
            where = share if all(of == share.of for _, of in untold) else EVERYTHING
            delayed += await self._walk.next(self._away, where, [absence for absence, _ in untold], limit)
            if self._walk.is_over:
                absences = [absence for absence, _ in untold]
                await self._execute(what, sql.mark_told(len(absences)), *absences)
        return delayed

    async def last_beat(self, share: Share = EVERYTHING) -> int | None:
        """Return the last moment at which the bot is known to have been there; see `GameStore.last_beat`."""
        found = await self._last_beat(share)
        return None if found is None else found[0]

    async def has_left(self, share: Share = EVERYTHING) -> bool:
        """Return whether that was noted by a process that left; see `GameStore.has_left`."""
        found = await self._last_beat(share)
        return found is not None and found[1]

    async def _last_beat(self, share: Share) -> tuple[int, bool] | None:
        what = "when the bot was last there"
        rows = [
            (of, shard, at, bool(last)) for of, shard, at, last in await self._read(what, sql.SELECT_BEATS)
        ]
        if not all(isinstance(number, int) for row in rows for number in row):
            raise self._damaged(what, "its row is not what was written")
        before = [(at, last) for of, _, at, last in rows if of != share.of]
        own = [
            [(at, last) for of, each, at, last in rows if (of, each) == (share.of, shard)]
            for shard in share.shards
        ]
        known = [max([*before, *beats], default=None) for beats in own]
        return min((beat for beat in known if beat is not None), default=None)

    async def beat(self, at: int, share: Share = EVERYTHING, *, last: bool = False) -> None:
        """Note that the bot is there for a share at `at`; see `GameStore.beat`."""
        shards = sorted(share.shards)
        statement = sql.upsert_beats(len(shards), last=last)
        await self._execute("when the bot was last there", statement, *_rows(share.of, shards, at))

    @cached_property
    def _walk(self) -> Walk:
        return Walk()

    async def _away(self, after: Place, limit: int, share: Share) -> list[tuple[int, int, int]]:
        """Return the moment, the id and the delay by absences of the games behind a place."""
        statement = within(share, sql.SELECT_AWAY)
        due_at, game_id = after
        rows = await self._read("which games were delayed", statement, due_at, due_at, game_id, limit)
        return [(due_at, game_id, delay) for due_at, game_id, delay in rows]


def _rows(of: int, shards: Iterable[int], at: int) -> list[int]:
    """Return the values that note that the bot is there for some shards at `at`."""
    return [value for shard in shards for value in (of, shard, at)]
