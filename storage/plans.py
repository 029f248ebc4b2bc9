"""What people have planned for their next turns."""

from typing import Final

from storage.database import Database, Transaction
from storage.records import VersionConflict

SELECT_PLANS: Final = "SELECT user_id, plan FROM plans WHERE game_id = ?"

# The guard: writes and returns nothing if the game is at another version.
UPSERT_PLAN: Final = """
INSERT INTO plans (game_id, user_id, plan) SELECT id, ?, ? FROM games WHERE id = ? AND version = ?
ON CONFLICT (game_id, user_id) DO UPDATE SET plan = excluded.plan
RETURNING game_id
"""

SELECT_VERSION: Final = "SELECT 1 FROM games WHERE id = ? AND version = ?"

DELETE_PLAN: Final = "DELETE FROM plans WHERE game_id = ? AND user_id = ?"


class Plans(Database):
    """The plans in the games of a database."""

    async def plans_in(self, game_id: int) -> dict[int, str]:
        """Return the plans for people's next turns in a game, by user id."""
        what = f"the plans in game {game_id}"
        rows = await self._read(what, SELECT_PLANS, game_id)
        if not all(isinstance(user_id, int) and isinstance(plan, str) for user_id, plan in rows):
            raise self._damaged(what, "a row is not what was written")
        return {int(user_id): str(plan) for user_id, plan in rows}

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        """Replace a person's plan in a game; delete it if `plan` is None.

        Raise `VersionConflict` if the game is at another version or doesn't exist; nothing is written then.
        """

        async def work(db: Transaction) -> None:
            await db.lock_game(game_id)  # a move that ends the plan comes before or after it
            if plan is not None:
                there = await db.fetch(UPSERT_PLAN, (user_id, plan, game_id, version))
            else:
                there = await db.fetch(SELECT_VERSION, (game_id, version))
            if not there:
                raise VersionConflict(f"game {game_id} is not at version {version}")
            if plan is None:
                await db.fetch(DELETE_PLAN, (game_id, user_id))

        await self._write(f"the plans in game {game_id}", work)
