"""What time does: which games are due, and how long the bot was away."""

from storage import sql
from storage.database import Connection, Database


class Times(Database):
    """The moments at which games in a database have to be looked at."""

    async def due(self, at: int, limit: int) -> list[int]:
        """Return the ids of games that are due at `at` or before, the longest waiting first."""
        return await self._ids("which games are due", sql.SELECT_DUE, at, limit)

    async def next_due(self, after: int) -> int | None:
        """Return the first moment after `after` at which a game is due, None if there is none."""
        moments = await self._ids("which games are due", sql.SELECT_NEXT_DUE, after)
        return moments[0] if moments else None

    async def set_due(self, game_id: int, version: int, due_at: int | None) -> None:
        """Change when a game is due if it is still at `version`; see `GameStore.set_due`."""
        await self._execute(f"game {game_id}", sql.SET_DUE, due_at, game_id, version)

    async def delay(self, since: int, at: int) -> None:
        """Move what is due by the time that the bot was away; see `GameStore.delay`."""

        async def work(db: Connection) -> None:
            await db.fetch(sql.DELAY, (at, since, since, at, since, since, at))
            await db.fetch(sql.UPSERT_HEARTBEAT, (at,))

        await self._write("the games that are due", work)

    async def delayed(self, limit: int) -> list[int]:
        """Return the ids of games whose log doesn't say yet that their time was moved."""
        return await self._ids("which games were delayed", sql.SELECT_DELAYED, limit)

    async def last_beat(self) -> int | None:
        """Return the last moment at which the bot is known to have been there, None if it never was."""
        what = "when the bot was last there"
        moments = await self._ids(what, sql.SELECT_HEARTBEAT)
        if moments and not isinstance(moments[0], int):
            raise self._damaged(what, "its row is not what was written")
        return moments[0] if moments else None

    async def beat(self, at: int) -> None:
        """Note that the bot is there at `at`."""
        await self._execute("when the bot was last there", sql.UPSERT_HEARTBEAT, at)
