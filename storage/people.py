"""What concerns people rather than one game: their settings, and which games are theirs or could be."""

from storage import sql
from storage.database import Database
from storage.faults import damaged


class People(Database):
    """What people have chosen for themselves, and their games, in a file."""

    async def load_person(self, user_id: int) -> str | None:
        """Return a person's settings as they were saved, or None if there are none."""
        what = f"the record of person {user_id}"
        rows = await self._read(what, sql.SELECT_PERSON, user_id)
        if not rows:
            return None
        ((settings,),) = rows
        if not isinstance(settings, str):
            raise damaged(self._path, what, "its row is not what was written")
        return settings

    async def save_person(self, user_id: int, settings: str) -> None:
        """Store a person's settings in place of earlier ones."""
        await self._execute(f"the record of person {user_id}", sql.UPSERT_PERSON, user_id, settings)

    async def games_of(
        self,
        user_id: int,
        *,
        open: bool,  # noqa: A002 - the word of the row
        limit: int,
        offset: int = 0,
    ) -> list[int]:
        """Return the ids of a person's open games, or of the others; see `GameStore.games_of`."""
        what = f"the games of person {user_id}"
        return await self._ids(what, sql.SELECT_GAMES_OF_PERSON, user_id, open, limit, offset)

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        """Return the ids of a guild's open games that haven't begun, the newest first."""
        return await self._ids(f"the open tables of server {guild_id}", sql.SELECT_LOBBIES, guild_id, limit)
