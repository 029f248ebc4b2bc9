"""Practice games."""

from dataclasses import astuple
from typing import Final

from storage.database import Database, Transaction
from storage.records import PracticeResult, StoredPractice, VersionConflict

SELECT_PRACTICE: Final = "SELECT version, log, updated_at FROM practices WHERE user_id = ?"

# The guards: they return no row if another save came first.
INSERT_PRACTICE: Final = """
INSERT INTO practices (version, log, updated_at, user_id) VALUES (?, ?, ?, ?)
ON CONFLICT DO NOTHING RETURNING user_id
"""

UPDATE_PRACTICE: Final = """
UPDATE practices SET version = ?, log = ?, updated_at = ? WHERE user_id = ? AND version = ? RETURNING user_id
"""

DELETE_PRACTICES: Final = "DELETE FROM practices WHERE updated_at < ?"

# Only the first result of a practice is kept: how it ended, or that there was advice in it.
INSERT_PRACTICE_RESULT: Final = """
INSERT INTO practice_results (user_id, begun_at, finished_at, level, computers, ahead, behind)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

SELECT_PRACTICE_RESULTS: Final = """
SELECT begun_at, finished_at, level, computers, ahead, behind FROM practice_results
WHERE user_id = ? ORDER BY begun_at DESC LIMIT ?
"""


class Practices(Database):
    """The practice games of a database: one for each person."""

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        """Return a person's practice game, or None if there is none."""
        what = f"the practice of person {user_id}"
        rows = await self._read(what, SELECT_PRACTICE, user_id)
        if not rows:
            return None
        ((version, log, updated_at),) = rows
        if not (isinstance(version, int) and isinstance(log, str) and isinstance(updated_at, int)):
            raise self._damaged(what, "its row is not what was written")
        return StoredPractice(user_id, version, log, updated_at)

    async def save_practice(
        self, practice: StoredPractice, *, expected_version: int | None, result: PracticeResult | None = None
    ) -> None:
        """Replace a person's practice game at `expected_version`; None means that there is none yet.

        If it has just ended, store its `result` too, unless it has one already. Raise `VersionConflict` if
        the stored one is at another version; nothing is written then.
        """
        row = (practice.version, practice.log, practice.updated_at, practice.user_id)

        async def work(db: Transaction) -> None:
            if expected_version is None:
                there = await db.fetch(INSERT_PRACTICE, row)
            else:
                there = await db.fetch(UPDATE_PRACTICE, (*row, expected_version))
            if not there:
                raise VersionConflict(f"the practice of person {practice.user_id} has changed")
            if result is not None:
                await db.fetch(INSERT_PRACTICE_RESULT, (practice.user_id, *astuple(result)))

        await self._write(f"the practice of person {practice.user_id}", work)

    async def note_practice(self, user_id: int, result: PracticeResult) -> None:
        """Store the result of a person's practice, unless it has one already."""
        what = f"the results of person {user_id}"
        await self._execute(what, INSERT_PRACTICE_RESULT, user_id, *astuple(result))

    async def practice_results(self, user_id: int, limit: int) -> list[PracticeResult]:
        """Return the results of a person's practices, the newest first."""
        rows = await self._read(f"the results of person {user_id}", SELECT_PRACTICE_RESULTS, user_id, limit)
        return [PracticeResult(*row) for row in rows]

    async def forget_practices(self, before: int) -> None:
        """Delete the practice games that haven't been saved since a moment."""
        await self._execute("old practices", DELETE_PRACTICES, before)
