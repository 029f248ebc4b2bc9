"""What concerns people rather than games: what they have chosen for themselves."""

from storage import sql
from storage.database import Database
from storage.faults import damaged


class People(Database):
    """What people have chosen for themselves, in a file."""

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
