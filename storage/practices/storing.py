"""Practice games in a database."""

from storage.answers import StoredPractice, VersionConflict
from storage.database import Connection, Database
from storage.practices import sql


class Practices(Database):
    """The practice games of a database: one for each person."""

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        """Return a person's practice game, or None if there is none."""
        what = f"the practice of person {user_id}"
        rows = await self._read(what, sql.SELECT_PRACTICE, user_id)
        if not rows:
            return None
        ((version, log, updated_at),) = rows
        if not (isinstance(version, int) and isinstance(log, str) and isinstance(updated_at, int)):
            raise self._damaged(what, "its row is not what was written")
        return StoredPractice(user_id, version, log, updated_at)

    async def save_practice(self, practice: StoredPractice, *, expected_version: int | None) -> None:
        """Store a person's practice game unless another came first; see `GameStore.save_practice`."""
        row = (practice.version, practice.log, practice.updated_at, practice.user_id)

        async def work(db: Connection) -> None:
            if expected_version is None:
                there = await db.fetch(sql.INSERT_PRACTICE, row)
            else:
                there = await db.fetch(sql.UPDATE_PRACTICE, (*row, expected_version))
            if not there:
                raise VersionConflict(f"the practice of person {practice.user_id} has changed")

        await self._write(f"the practice of person {practice.user_id}", work)

    async def forget_practices(self, before: int) -> None:
        """Delete the practice games that were saved last before a moment."""
        await self._execute("old practices", sql.DELETE_PRACTICES, before)
