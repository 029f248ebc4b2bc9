"""What concerns whole servers: what they have chosen for the games that are played there."""

from storage import sql
from storage.database import Database
from storage.faults import damaged


class Servers(Database):
    """The settings of servers, in a file."""

    async def load_server(self, guild_id: int) -> str | None:
        """Return a server's settings as they were saved, or None if there are none."""
        what = f"the record of server {guild_id}"
        rows = await self._read(what, sql.SELECT_SERVER, guild_id)
        if not rows:
            return None
        ((settings,),) = rows
        if not isinstance(settings, str):
            raise damaged(self._path, what, "its row is not what was written")
        return settings

    async def save_server(self, guild_id: int, settings: str) -> None:
        """Store a server's settings in place of earlier ones."""
        await self._execute(f"the record of server {guild_id}", sql.UPSERT_SERVER, guild_id, settings)
