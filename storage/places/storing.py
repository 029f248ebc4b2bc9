"""Where the games in a database are played."""

from storage.database import Database
from storage.places import sql
from storage.share import EVERYTHING, Share
from storage.sql import within


class Places(Database):
    """The channels and threads of the games in a database, and the settings of their servers."""

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

    async def places(self, first: int, last: int, share: Share = EVERYTHING) -> list[tuple[int, int]]:
        """Return the places of open games in some guilds; see `GameStore.places`."""
        statement = within(share, sql.SELECT_PLACES)
        rows = await self._read("where games are played", statement, first, last)
        return [(guild_id, channel_id) for guild_id, channel_id in rows]

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of a channel's open games that have a home, the oldest first."""
        return await self._ids(f"the threads of channel {home_id}", sql.SELECT_IN_THREADS, home_id)

    async def load_server(self, guild_id: int) -> str | None:
        """Return a server's settings as they were saved, or None if there are none."""
        return await self._text(f"the record of server {guild_id}", sql.SELECT_SERVER, guild_id)

    async def save_server(self, guild_id: int, settings: str) -> None:
        """Store a server's settings in place of earlier ones."""
        await self._execute(f"the record of server {guild_id}", sql.UPSERT_SERVER, guild_id, settings)
