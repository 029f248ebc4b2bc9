"""Where games are played: in the channel that they were opened in, or in a thread of it."""

from storage import sql
from storage.database import Database


class Rooms(Database):
    """The channels and threads of the games in a file."""

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        """Record that a game is played in a thread of its channel; see `GameStore.enter_thread`."""
        await self._execute(f"game {game_id}", sql.ENTER_THREAD, thread_id, game_id)

    async def leave_thread(self, game_id: int) -> None:
        """Record that a game goes on at its home; see `GameStore.leave_thread`."""
        await self._execute(f"game {game_id}", sql.LEAVE_THREAD, game_id)

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of the open games of a channel; see `GameStore.open_in`."""
        return await self._ids(
            f"the games of channel {channel_id}", sql.SELECT_OPEN_IN, channel_id, channel_id
        )

    async def places(self) -> list[tuple[int, int]]:
        """Return the guilds and channels in which open games are played that don't rest."""
        rows = await self._read("where games are played", sql.SELECT_PLACES)
        return [(guild_id, channel_id) for guild_id, channel_id in rows]

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's open games that have a home, the oldest first."""
        return await self._ids(f"the threads of channel {home_id}", sql.SELECT_IN_THREADS, home_id)
