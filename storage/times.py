"""What time does: which games are due, and how long the bot was away."""

from collections.abc import Iterable

from storage import sql
from storage.database import Connection, Database
from storage.share import EVERYTHING, Share


class Times(Database):
    """The moments at which games in a database have to be looked at."""

    async def due(self, at: int, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games that are due at `at` or before, the longest waiting first."""
        return await self._ids("which games are due", sql.within(share, sql.SELECT_DUE), at, limit)

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which a game is due, None if there is none."""
        moments = await self._ids("which games are due", sql.SELECT_NEXT_DUE, after)
        return moments[0] if moments else None

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Change when a game is due if it is still at `version`; see `GameStore.set_due`."""
        await self._execute(f"game {game_id}", sql.SET_DUE, due_at, game_id, version)

    async def delay(self, since: int, at: int, share: Share = EVERYTHING) -> None:
        """Move what is due by the time that the bot was away; see `GameStore.delay`."""
        shards = sorted(share.shards)

        async def work(db: Connection) -> None:
            noted = await db.fetch(sql.upsert_beats(len(shards), since=since), _rows(share.of, shards, at))
            away = Share(share.of, [shard for (shard,) in noted])
            if away.shards:
                await db.fetch(sql.within(away, sql.DELAY), (at, since, since, at, since, since, at))

        await self._write("the games that are due", work)

    async def delayed(self, limit: int, share: Share = EVERYTHING) -> list[int]:
        """Return the ids of games whose log doesn't say yet that their time was moved."""
        return await self._ids("which games were delayed", sql.within(share, sql.SELECT_DELAYED), limit)

    async def last_beat(self, share: Share = EVERYTHING) -> int | None:
        """Return the last moment at which the bot is known to have been there; see `GameStore.last_beat`."""
        what = "when the bot was last there"
        rows = [(of, shard, at) for of, shard, at in await self._read(what, sql.SELECT_BEATS)]
        if not all(isinstance(number, int) for row in rows for number in row):
            raise self._damaged(what, "its row is not what was written")
        before = [at for of, _, at in rows if of != share.of]
        known = [
            max([*before, *(at for of, each, at in rows if (of, each) == (share.of, shard))], default=None)
            for shard in share.shards
        ]
        return min((at for at in known if at is not None), default=None)

    async def beat(self, at: int, share: Share = EVERYTHING) -> None:
        """Note that the bot is there for a share at `at`."""
        shards = sorted(share.shards)
        statement = sql.upsert_beats(len(shards))
        await self._execute("when the bot was last there", statement, *_rows(share.of, shards, at))


def _rows(of: int, shards: Iterable[int], at: int) -> list[int]:
    """Return the values that note that the bot is there for some shards at `at`."""
    return [value for shard in shards for value in (of, shard, at)]
