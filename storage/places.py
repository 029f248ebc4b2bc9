"""Where games are played."""

from typing import Final

from storage.database import Database
from storage.shards import EVERYTHING, ShardSet, for_shards

ENTER_THREAD: Final = """
UPDATE games SET home_id = channel_id, channel_id = ? WHERE id = ? AND home_id IS NULL
"""

LEAVE_THREAD: Final = """
UPDATE games SET channel_id = home_id, message_id = NULL, reminder_id = NULL,
shown_version = CASE WHEN shown_version < version THEN shown_version ELSE version - 1 END
WHERE id = ? AND home_id <> channel_id AND (is_open OR shown_version < version)
"""

# Two index ranges: games that are played in the channel, and those that have moved to its threads.
SELECT_OPEN_IN: Final = """
SELECT id FROM games WHERE channel_id = ? AND is_open = TRUE
UNION SELECT id FROM games WHERE home_id = ? AND is_open = TRUE
ORDER BY 1
"""

SELECT_PLACES: Final = """
SELECT DISTINCT guild_id, channel_id FROM games
WHERE guild_id >= ? AND guild_id <= ? AND (is_open OR shown_version < version) AND is_open
AND resting_since IS NULL
"""

SELECT_IN_THREADS: Final = "SELECT id FROM games WHERE home_id = ? AND is_open = TRUE ORDER BY id"

SELECT_SERVER: Final = "SELECT settings FROM servers WHERE guild_id = ?"

UPSERT_SERVER: Final = """
INSERT INTO servers (guild_id, settings) VALUES (?, ?)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings
"""


class Places(Database):
    """The channels and threads of the games in a database, and the settings of their servers."""

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        """Record that a game moves to a thread of its channel; do nothing if it has a home already.

        With the channel itself as `thread_id`, it stays there but no longer occupies the channel.
        """
        await self._execute(f"game {game_id}", ENTER_THREAD, thread_id, game_id)

    async def leave_thread(self, game_id: int) -> None:
        """Record that a game moves back to its home channel, where its last event has to be shown again.

        Do nothing if it is there already, or if it is over and shown.
        """
        await self._execute(f"game {game_id}", LEAVE_THREAD, game_id)

    async def open_in(self, channel_id: int) -> list[int]:
        """Return the ids of the open games that are played in a channel or have their home there."""
        return await self._ids(f"the games of channel {channel_id}", SELECT_OPEN_IN, channel_id, channel_id)

    async def places(self, first: int, last: int, shard_set: ShardSet = EVERYTHING) -> list[tuple[int, int]]:
        """Return (guild, channel) of open games that aren't suspended, for guilds from `first` to `last`."""
        statement = for_shards(shard_set, SELECT_PLACES)
        rows = await self._read("where games are played", statement, first, last)
        return [(guild_id, channel_id) for guild_id, channel_id in rows]

    async def in_threads(self, home_id: int) -> list[int]:
        """Return the ids of the open games whose home is a channel, the oldest first."""
        return await self._ids(f"the threads of channel {home_id}", SELECT_IN_THREADS, home_id)

    async def load_server(self, guild_id: int) -> str | None:
        """Return a server's stored settings, or None if there are none."""
        return await self._text(f"the record of server {guild_id}", SELECT_SERVER, guild_id)

    async def save_server(self, guild_id: int, settings: str) -> None:
        """Replace a server's settings."""
        await self._execute(f"the record of server {guild_id}", UPSERT_SERVER, guild_id, settings)
